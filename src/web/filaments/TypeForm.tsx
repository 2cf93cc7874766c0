import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { FormEnd } from '../edit/FormEnd.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf } from '../form.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { weightUnit } from '../units.ts'
import { ColorFields } from './ColorFields.tsx'
import { materialOf, PrintingFields } from './PrintingFields.tsx'
import { BrandField, FullSpoolFields, MaterialField } from './ProductFields.tsx'
import { readTypeForm, typeFormFields } from './readTypeForm.ts'

interface Props {
  /** The filament type to edit; null for a new one. */
  readonly type: Schemas['FilamentTypeDto'] | null
  readonly failure: Failure | null
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditFilamentTypeDto']) => void
}

/** Form of a filament type. Materials and brands are suggested. */
export function TypeForm({ type, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const user = useSignedInUser()
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const [{ brand, material }, setTyped] = useState({
    brand: type?.brandName ?? '',
    material: type?.materialType ?? '',
  })
  return (
    <RecordForm
      onSubmit={(form) => onSubmit(readTypeForm(form, type))}
      onInput={(form) => setTyped({ brand: textOf(form, 'brandName'), material: textOf(form, 'materialType') })}
    >
      <div class="fields">
        <BrandField name="brandName" value={type?.brandName} failure={failure} />
        <TextField
          label={common.name}
          name="name"
          hint={texts.withoutTheBrandForExample}
          value={type?.name}
          maxLength={100}
          failure={failure}
        />
        <MaterialField value={type?.materialType} materials={materials.data} failure={failure} />
      </div>
      <ColorFields shown={type} failure={failure} />
      <fieldset>
        <legend>{texts.aNewSpool}</legend>
        <div class="fields">
          <FullSpoolFields product={type} brand={brand} failure={failure} />
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
      <fieldset>
        <legend>{common.stock}</legend>
        <div class="fields">
          <WeightField
            label={common.reorderPointIn({ unit: weightUnit() })}
            name="reorderPointMg"
            hint={common.equalSpoolsCountTogether}
            value={type?.reorderPointMg}
            failure={failure}
          />
        </div>
      </fieldset>
      <PrintingFields shown={type} material={materialOf(materials.data, material)} failure={failure} />
      <TextareaField
        label={common.notes}
        name="notes"
        rows={4}
        maxLength={10_000}
        value={type?.notes}
        failure={failure}
      />
      <FormEnd notice={notice} failure={failure} fields={typeFormFields} isSending={isSending} />
    </RecordForm>
  )
}
