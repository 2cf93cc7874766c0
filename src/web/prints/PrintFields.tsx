import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { DateTimeField, DurationField } from '../components/TimeField.tsx'
import { Field } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../statusLabels.ts'
import { TagsField } from '../components/TagsField.tsx'
import { TextareaField, TextField } from '../components/TextField.tsx'
import { VisibilitySelect } from '../components/VisibilitySelect.tsx'
import { useSignedInUser } from '../user.tsx'
import { FailureCategoryField } from './FailureCategoryField.tsx'
import { FailureReasonField } from './FailureReasonField.tsx'
import type { FormOptions } from './PrintFormOptions.tsx'
import type { PrintValues } from './printValues.ts'
import { printStatuses } from './readPrintForm.ts'

interface Props {
  readonly values: PrintValues
  readonly failure: Failure | null
}

interface MainProps extends Props {
  readonly options: FormOptions
  readonly printerId: number | null
  readonly onPrinterChange: (id: number | null) => void
}

const NONE = ['', common.none] as const

/** Fields of the print form: title, status, printer and project. */
export function MainFields({ values, options, printerId, onPrinterChange, failure }: MainProps): JSX.Element {
  const printers = options.printers.filter(({ id, isActive }) => isActive || id === values.printerId)
  return (
    <div class="fields">
      <div class="wide">
        <TextField label={texts.title} name="title" value={values.title} required maxLength={100} failure={failure} />
      </div>
      <SelectField
        label={common.status}
        name="status"
        options={printStatuses.map((status) => [status, statusLabels[status]] as const)}
        value={values.status}
        failure={failure}
      />
      <SelectField
        label={common.printer}
        name="printerId"
        options={[NONE, ...printers.map(({ id, name }) => [id, name] as const)]}
        value={printerId}
        onChange={(value) => onPrinterChange(value === '' ? null : Number(value))}
        failure={failure}
      />
      <SelectField
        label={common.project}
        name="projectId"
        options={[NONE, ...options.projects.map(({ id, name }) => [id, name] as const)]}
        value={values.projectId}
        failure={failure}
      />
    </div>
  )
}

/** Fields of the print form: start, end and durations. */
export function TimeFields({ values, failure }: Props): JSX.Element {
  const { timeZone } = useSignedInUser()
  return (
    <fieldset>
      <legend>{common.time}</legend>
      <div class="fields">
        <DateTimeField label={texts.start} name="startDate" value={values.startDate} failure={failure} />
        <DateTimeField label={common.end} name="endDate" value={values.endDate} failure={failure} />
        <DurationField
          label={common.printTime}
          name="printTimeInSeconds"
          seconds={values.printTimeInSeconds}
          failure={failure}
        />
        <DurationField
          label={texts.estimatedPrintTime}
          name="estimatedPrintTimeInSeconds"
          seconds={values.estimatedPrintTimeInSeconds}
          failure={failure}
        />
      </div>
      <small class="note">{texts.timeZoneNote({ timeZone })}</small>
    </fieldset>
  )
}

/** Fields of the print form: everything below the filament. */
export function DetailFields({ values, failure }: Props): JSX.Element {
  return (
    <div class="fields">
      <TagsField tags={values.tags} failure={failure} />
      <Field label={texts.copies} name="copies" failure={failure}>
        {(control) => <input {...control} type="number" min={1} max={10_000} required defaultValue={values.copies} />}
      </Field>
      <Field label={common.visibility} name="viewStatus" failure={failure}>
        {(control) => <VisibilitySelect control={control} value={values.viewStatus} />}
      </Field>
      <TextField label={texts.fileName} name="fileName" value={values.fileName} maxLength={255} failure={failure} />
      <TextField label={common.modelUrl} name="url" type="url" value={values.url} maxLength={2000} failure={failure} />
      <FailureReasonField value={values.failureReason} hint={texts.forFailedOrCancelledPrints} failure={failure} />
      <FailureCategoryField value={values.failureCategory ?? null} failure={failure} />
      <div class="wide">
        <TextareaField
          label={common.notes}
          name="notes"
          rows={5}
          maxLength={50_000}
          value={values.notes}
          failure={failure}
        />
        <label class="check">
          <input type="checkbox" name="allowComments" defaultChecked={values.allowComments} />
          {texts.allowComments}
        </label>
      </div>
    </div>
  )
}
