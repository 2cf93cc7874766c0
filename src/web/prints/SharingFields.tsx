import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { errorsOf } from '../components/Field.tsx'
import { TextareaField } from '../components/TextField.tsx'
import { isOn } from '../form.ts'
import type { PrintValues } from './printValues.ts'
import { sharedLabels, sharedParts } from '../sharedParts.ts'

interface Props {
  readonly values: PrintValues
  readonly failure: Failure | null
}

/** Fields of the print form: the parts that visitors see, and the notes that they never see. */
export function SharingFields({ values, failure }: Props): JSX.Element {
  const errors = errorsOf(failure, 'shared')
  return (
    <>
      <fieldset aria-describedby="sharing-hint">
        <legend>{common.whatVisitorsSee}</legend>
        <small id="sharing-hint" class="note">
          {texts.visitorsOfAPublicPrint}
        </small>
        {sharedParts.map((part) => (
          <label class="check" key={part}>
            <input type="checkbox" name={`shared.${part}`} defaultChecked={values.shared[part]} />
            {sharedLabels[part]}
          </label>
        ))}
        {errors.length > 0 && <p class="error">{errors.join(' ')}</p>}
      </fieldset>
      <TextareaField
        label={texts.privateNotesOnlyYouSee}
        name="privateNotes"
        rows={3}
        maxLength={50_000}
        value={values.privateNotes}
        failure={failure}
      />
    </>
  )
}

/** Reads the shared parts, in the order of the contract. */
export function readShared(form: FormData): Schemas['SharedPartsDto'] {
  return {
    notes: isOn(form, 'shared.notes'),
    fileName: isOn(form, 'shared.fileName'),
    costs: isOn(form, 'shared.costs'),
    failureReason: isOn(form, 'shared.failureReason'),
    material: isOn(form, 'shared.material'),
    settings: isOn(form, 'shared.settings'),
  }
}
