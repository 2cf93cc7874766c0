import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf } from '../form.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { emptySpoolsOf, withKnownBrands } from './emptySpools.ts'
import { materialOf, PrintingFields } from './PrintingFields.tsx'
import { Suggestions } from './Suggestions.tsx'
import { readTypeForm, typeFormFields } from './readTypeForm.ts'
import { USUAL_WEIGHT_MG } from './stock.ts'
import { weightUnit } from '../units.ts'

interface FieldsProps {
  /** The filament type to edit; null for a new one. */
  readonly type: Schemas['FilamentTypeDto'] | null
  readonly failure: Failure | null
}

interface Props extends FieldsProps {
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditFilamentTypeDto']) => void
}

/** Form of a filament type. Materials and brands are suggested. */
export function TypeForm({ type, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const [{ brand, material }, setTyped] = useState({
    brand: type?.brandName ?? '',
    material: type?.materialType ?? '',
  })
  const materialList = useId()
  const brandList = useId()
  return (
    <RecordForm
      onSubmit={(form) => onSubmit(readTypeForm(form, type))}
      onInput={(form) => setTyped({ brand: textOf(form, 'brandName'), material: textOf(form, 'materialType') })}
    >
      <Suggestions id={materialList} items={materials.data?.items.map(({ name }) => name)} />
      <Suggestions id={brandList} items={withKnownBrands(brands.data?.items)} />
      <div class="fields">
        <TextField
          label={common.brand}
          name="brandName"
          value={type?.brandName}
          maxLength={100}
          list={brandList}
          failure={failure}
        />
        <TextField
          label={common.name}
          name="name"
          hint={texts.withoutTheBrandForExample}
          value={type?.name}
          maxLength={100}
          failure={failure}
        />
        <TextField
          label={common.material}
          name="materialType"
          value={type?.materialType}
          required
          maxLength={50}
          list={materialList}
          failure={failure}
        />
      </div>
      <ColorFields shown={type} failure={failure} />
      <ProductFields type={type} brand={brand} failure={failure} />
      <PrintingFields shown={type} material={materialOf(materials.data, material)} failure={failure} />
      <TextareaField
        label={common.notes}
        name="notes"
        rows={4}
        maxLength={10_000}
        value={type?.notes}
        failure={failure}
      />
      {notice}
      <FormProblem failure={failure} fields={typeFormFields} />
      <button type="submit" class="primary" disabled={isSending}>
        {common.save}
      </button>
    </RecordForm>
  )
}

function ProductFields({ type, brand, failure }: FieldsProps & { readonly brand: string }): JSX.Element {
  const user = useSignedInUser()
  return (
    <fieldset>
      <legend>{texts.aNewSpool}</legend>
      <div class="fields">
        <WeightField
          label={texts.netWeightIn({ unit: weightUnit() })}
          name="initialNominalWeightMg"
          hint={texts.filamentOnTheFullSpool}
          value={type ? type.initialNominalWeightMg : USUAL_WEIGHT_MG}
          failure={failure}
        />
        <WeightField
          label={texts.emptySpoolWeightIn({ unit: weightUnit() })}
          name="spoolWeightMg"
          hint={texts.neededToAdjustTheStock}
          value={type?.spoolWeightMg}
          suggestions={emptySpoolsOf(brand)}
          failure={failure}
        />
        <NumberField
          label={common.price}
          name="purchasePrice"
          hint={type?.purchaseCurrency ?? user.currency}
          value={type?.purchasePrice}
          failure={failure}
        />
        <TextField
          label={texts.articleNumber}
          name="articleNumber"
          value={type?.articleNumber}
          maxLength={100}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}
