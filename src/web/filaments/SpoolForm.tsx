import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { FormEnd } from '../edit/FormEnd.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { textOf } from '../form.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { materialOf, PrintingFields } from './PrintingFields.tsx'
import { BrandField, FullSpoolFields, MaterialField } from './ProductFields.tsx'
import { SpoolFacts } from './SpoolFacts.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TypePicker } from './TypePicker.tsx'
import { readSpoolForm, spoolFormFields } from './readSpoolForm.ts'
import { completeFacts, factsOf, newFacts, type FilledFacts, type ProductFacts, type TypeFacts } from './typeFacts.ts'
import { useRecordedType } from './useRecordedType.ts'
import { weightUnit } from '../units.ts'

interface FieldsProps {
  /** The spool to edit; null for a new one. */
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly failure: Failure | null
}

interface ProductProps extends FieldsProps {
  /** Weights and price to begin with; null for none. */
  readonly product: ProductFacts | null
  /** Differs when there are others to begin with. */
  readonly source: number | undefined
}

interface Props extends FieldsProps {
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditFilamentDto']) => void
}

/** A filament type that was chosen, and the facts with which it fills in the form. */
interface Chosen {
  readonly type: Schemas['FilamentTypeDto']
  readonly facts: FilledFacts
}

/**
 * Form of a spool. Values of other spools are suggested. A filament type that is chosen fills in its facts, which may then be
 * changed; the weights and the price of a recorded spool stay.
 */
export function SpoolForm({ spool, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const typeId = useRef<HTMLInputElement>(null)
  const recordedType = useRecordedType(spool)
  const facts: TypeFacts | null = chosen?.facts ?? spool
  const product: ProductFacts | null = spool ?? chosen?.facts ?? null
  const source = chosen?.type.id
  const productSource = spool ? undefined : source
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const [typed, setTyped] = useState<{ readonly brand: string; readonly material: string } | null>(null)
  const { brand, material } = typed ?? { brand: facts?.brand ?? '', material: facts?.materialType ?? '' }
  const read = (form: FormData) => readSpoolForm(form, { spool, facts, product })
  const choose = (type: Schemas['FilamentTypeDto']) => {
    const shown = chosen ? factsOf(chosen.type) : (spool ?? newFacts)
    const body = read(new FormData(typeId.current?.form ?? undefined))
    setChosen({ type, facts: completeFacts(type, body, shown) })
    setTyped(null)
  }
  return (
    <RecordForm
      onSubmit={(form) => onSubmit(read(form))}
      onInput={(form) => setTyped({ brand: textOf(form, 'brand'), material: textOf(form, 'materialType') })}
    >
      <TypePicker type={chosen?.type ?? recordedType} onChange={choose} />
      <input ref={typeId} type="hidden" name="typeId" value={source ?? spool?.typeId ?? ''} />
      <NameFields key={`name-${source}`} facts={facts} materials={materials.data} failure={failure} />
      <ColorFields key={`color-${source}`} shown={facts} failure={failure} />
      <StockFields spool={spool} product={product} source={productSource} brand={brand} failure={failure} />
      <PurchaseFields spool={spool} product={product} source={productSource} failure={failure} />
      <PrintingFields
        key={`printing-${source}`}
        shown={facts}
        material={materialOf(materials.data, material)}
        failure={failure}
      />
      <TextareaField
        label={common.notes}
        name="notes"
        rows={4}
        maxLength={10_000}
        value={spool?.notes}
        failure={failure}
      />
      <SpoolFacts spool={spool} facts={facts} source={source} failure={failure} />
      <FormEnd notice={notice} failure={failure} fields={spoolFormFields} isSending={isSending} />
    </RecordForm>
  )
}

interface NameProps {
  readonly facts: TypeFacts | null
  readonly materials: Schemas['MaterialsDto'] | null
  readonly failure: Failure | null
}

function NameFields({ facts, materials, failure }: NameProps): JSX.Element {
  return (
    <div class="fields">
      <TextField
        label={common.name}
        name="displayName"
        value={facts?.displayName}
        required
        maxLength={100}
        failure={failure}
      />
      <MaterialField value={facts?.materialType} materials={materials} failure={failure} />
      <BrandField name="brand" value={facts?.brand} failure={failure} />
    </div>
  )
}

function StockFields({
  spool,
  product,
  source,
  brand,
  failure,
}: ProductProps & { readonly brand: string }): JSX.Element {
  const locations = useQuery((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const list = useId()
  return (
    <fieldset>
      <legend>{common.stock}</legend>
      <Suggestions id={list} items={locations.data?.items} />
      <div class="fields">
        <FullSpoolFields key={`weights-${source}`} product={product} brand={brand} failure={failure} />
        <WeightField
          label={texts.lowStockAlertIn({ unit: weightUnit() })}
          name="lowStockThresholdMg"
          hint={texts.youAreNotifiedWhenNo}
          value={spool?.lowStockThresholdMg}
          failure={failure}
        />
        <TextField
          label={texts.storageLocation}
          name="storageLocation"
          value={spool?.storageLocation}
          maxLength={100}
          list={list}
          failure={failure}
        />
      </div>
      <label class="check">
        <input type="checkbox" name="isActive" defaultChecked={spool?.isActive ?? true} /> {common.active}
      </label>
      <label class="check">
        <input type="checkbox" name="isFavorite" defaultChecked={spool?.isFavorite ?? false} /> {common.favorite}
      </label>
    </fieldset>
  )
}

function PurchaseFields({ spool, product, source, failure }: ProductProps): JSX.Element {
  const user = useSignedInUser()
  const stores = useQuery((signal) => api.GET('/api/Filaments/purchase-locations', { signal }), [])
  const list = useId()
  return (
    <fieldset>
      <legend>{texts.purchase}</legend>
      <Suggestions id={list} items={stores.data?.items} />
      <div class="fields">
        <NumberField
          key={`price-${source}`}
          label={common.price}
          name="purchasePrice"
          hint={texts.usedForTheCosts({ purchaseCurrency: product?.purchaseCurrency ?? user.currency })}
          value={product?.purchasePrice}
          failure={failure}
        />
        <TextField
          label={texts.purchaseDate}
          name="purchaseDate"
          type="date"
          value={spool?.purchaseDate}
          failure={failure}
        />
        <TextField
          label={texts.store}
          name="purchaseLocation"
          value={spool?.purchaseLocation}
          maxLength={100}
          list={list}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}
