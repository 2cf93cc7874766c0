import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { Visibility, viewStatuses } from '../components/Visibility.tsx'
import { choiceOf, decimal, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useSignedInUser } from '../user.tsx'
import { useSend } from '../useSend.ts'
import type { PrintDraft } from './settings.ts'
import { readUsageRows, UsageRows } from './UsageRows.tsx'

type Printer = Schemas['PrinterSummaryDto']

interface Props {
  readonly settingsId: string
  readonly draft: PrintDraft
  readonly printers: readonly Printer[]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
}

const STATUSES = ['Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const FIELDS = [
  'title',
  'status',
  'printerId',
  'startDate',
  'estimatedPrintTimeInSeconds',
  'filamentUsage',
  'notes',
  'viewStatus',
]

/** A print to be recorded, filled from what the slicer knows. */
export function SlicerForm({ settingsId, draft, printers, spools }: Props): JSX.Element {
  const user = useSignedInUser()
  const { route } = useLocation()
  const named = printers.find(({ name }) => name.toLowerCase() === draft.printerName?.toLowerCase())
  const [printerId, setPrinterId] = useState<string>(String((named ?? printers[0])?.id ?? ''))
  const printer = printers.find(({ id }) => String(id) === printerId)
  const keyOf = useIdempotencyKey()
  const save = useSend((body: Schemas['EditPrintDto']) =>
    api.POST('/api/Prints', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  const { failure } = save
  const [hours, minutes] = hoursAndMinutes(draft.estimatedSeconds)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const body = readPrint(new FormData(event.currentTarget), settingsId, draft)
        void save.run(body).then((answer) => answer && route(`/prints/${answer.data.id}`))
      }}
    >
      <div class="fields">
        <div class="wide">
          <Field label="Title" name="title" failure={failure}>
            {(control) => <input {...control} defaultValue={draft.title} required maxLength={100} autoComplete="off" />}
          </Field>
        </div>
        <Field label="Printer" name="printerId" failure={failure}>
          {(control) => (
            <select {...control} value={printerId} onChange={(event) => setPrinterId(event.currentTarget.value)}>
              {printers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">None</option>
            </select>
          )}
        </Field>
        <Field label="Status" name="status" failure={failure}>
          {(control) => (
            <select {...control}>
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {statusTitles[status]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Start" name="startDate" hint={user.timeZone} failure={failure}>
          {(control) => <input {...control} type="datetime-local" defaultValue={draft.startDate ?? ''} />}
        </Field>
        <Field label="Who may see it" name="viewStatus" failure={failure}>
          {(control) => <Visibility control={control} value={user.defaultViewStatus} />}
        </Field>
        <Field label="Estimated hours" name="estimatedPrintTimeInSeconds" failure={failure}>
          {(control) => <input {...control} name="hours" {...decimal} defaultValue={hours} />}
        </Field>
        <Field label="and minutes" name="minutes">
          {(control) => <input {...control} {...decimal} defaultValue={minutes} />}
        </Field>
      </div>
      <UsageRows
        drafts={draft.usages}
        spools={spools}
        loaded={(slot) => printer?.loadedFilaments.find((spool) => spool.slot === slot)?.filamentId ?? null}
        failure={failure}
      />
      <Field label="Notes" name="notes" failure={failure}>
        {(control) => <textarea {...control} rows={4} maxLength={50_000} defaultValue={draft.notes ?? ''} />}
      </Field>
      <FormProblem failure={failure} fields={FIELDS} />
      <button type="submit" class="primary" disabled={save.isSending}>
        Save the print
      </button>
    </form>
  )
}

function readPrint(form: FormData, slicerSettingsId: string, draft: PrintDraft): Schemas['EditPrintDto'] {
  const [hours, minutes] = [numberOrNull(form, 'hours'), numberOrNull(form, 'minutes')]
  const hasTime = hours !== null || minutes !== null
  return {
    title: textOf(form, 'title'),
    status: choiceOf(form, 'status', STATUSES),
    viewStatus: choiceOf(form, 'viewStatus', viewStatuses),
    printerId: numberOrNull(form, 'printerId'),
    projectId: null,
    // Without an offset the service reads it in the user's time zone.
    startDate: textOrNull(form, 'startDate'),
    endDate: null,
    estimatedPrintTimeInSeconds: hasTime ? Math.round((hours ?? 0) * 3600 + (minutes ?? 0) * 60) : null,
    printTimeInSeconds: null,
    filamentUsage: readUsageRows(form),
    notes: textOrNull(form, 'notes'),
    fileName: draft.fileName,
    url: null,
    copies: 1,
    tags: [],
    failureReason: null,
    allowComments: true,
    externalId: null,
    slicerSettingsId,
  }
}

function hoursAndMinutes(seconds: number | null): [hours: number | '', minutes: number | ''] {
  if (seconds === null) return ['', '']
  const minutes = Math.round(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60]
}
