import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { TextareaField, TextField } from '../components/TextField.tsx'
import { WeightField } from '../components/WeightField.tsx'
import { FormEnd } from '../edit/FormEnd.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { milligramsOrNull, textOf, textOrNull } from '../form.ts'
import { emptySpoolsOf } from './emptySpools.ts'
import { weightUnit } from '../units.ts'

interface Props {
  readonly brand: Schemas['BrandDto']
  readonly isSending: boolean
  readonly failure: Failure | null
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditBrandDto']) => void
}

/** Form of a brand of filament. */
export function BrandForm({ brand, isSending, failure, notice, onSubmit }: Props): JSX.Element {
  return (
    <RecordForm onSubmit={(form) => onSubmit(readBrandForm(form, brand))}>
      <div class="fields">
        <TextField label={common.name} name="name" value={brand.name} required maxLength={100} failure={failure} />
        <WeightField
          label={texts.emptySpoolWeightIn({ unit: weightUnit() })}
          name="emptySpoolWeightMg"
          hint={texts.usedWhenAProgramWith}
          value={brand.emptySpoolWeightMg}
          suggestions={emptySpoolsOf(brand.name)}
          failure={failure}
        />
      </div>
      <TextareaField
        label={common.notes}
        name="notes"
        rows={4}
        maxLength={10_000}
        value={brand.notes}
        failure={failure}
      />
      <FormEnd
        notice={notice}
        failure={failure}
        fields={['name', 'emptySpoolWeightMg', 'notes']}
        isSending={isSending}
      />
    </RecordForm>
  )
}

function readBrandForm(form: FormData, brand: Schemas['BrandDto']): Schemas['EditBrandDto'] {
  return {
    name: textOf(form, 'name'),
    emptySpoolWeightMg: milligramsOrNull(form, 'emptySpoolWeightMg'),
    notes: brand.notes === form.get('notes') ? brand.notes : textOrNull(form, 'notes'),
    externalId: brand.externalId,
  }
}
