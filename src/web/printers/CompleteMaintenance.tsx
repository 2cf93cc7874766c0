import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Answer, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { NumberField, TextareaField } from '../components/TextField.tsx'
import { DateTimeField } from '../components/TimeField.tsx'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import type { Version } from '../edit/matching.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { isOn, mergePatch, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useDates } from '../format.ts'
import { PartsFields, readParts } from './PartsFields.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { maintenanceFacts } from './maintenanceFacts.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onDone: () => void
}

const FIELDS = ['date', 'cost', 'parts', 'notes']

/**
 * Dialog that marks planned maintenance as done. Work with an interval can be planned again, counting from the
 * date of this work.
 */
export function CompleteMaintenance({ entry: { id, category }, onClose, onDone }: Props): JSX.Element {
  const read = (signal?: AbortSignal) =>
    api.GET('/api/PrinterMaintenance/{id}', { params: { path: { id } }, ...(signal && { signal }) })
  const result = useQuery(read, [id])
  return (
    <Dialog title={texts.markTaskAsDone({ category })} onClose={onClose}>
      <Loadable result={result} label={texts.theEntry}>
        {(entry) => <CompleteForm seen={{ data: entry, etag: result.etag }} read={read} onDone={onDone} />}
      </Loadable>
    </Dialog>
  )
}

interface FormProps {
  readonly seen: Version<Entry>
  readonly read: () => Promise<Answer<Entry>>
  readonly onDone: () => void
}

function CompleteForm({ seen, read, onDone }: FormProps): JSX.Element {
  const user = useSignedInUser()
  const dates = useDates()
  const keyOf = useIdempotencyKey()
  const [now] = useState(() => new Date().toISOString())
  const entry = seen.data
  const hasInterval = entry.dueAfterHours !== null || entry.dueAfterPrints !== null || entry.dueAfterDays !== null
  const complete = useGuarded({
    seen,
    read,
    send: (etag, body: Schemas['CompleteMaintenanceEntryDto']) =>
      api.POST('/api/PrinterMaintenance/{id}/complete', {
        params: { path: { id: entry.id }, header: { 'Idempotency-Key': keyOf(body), ...ifMatch(etag).header } },
        body,
      }),
    facts: (entry) => maintenanceFacts(entry, dates),
  })
  const { failure } = complete
  return (
    <RecordForm
      onSubmit={(form) => {
        const body = { ...readWork(form, entry), recurs: hasInterval && isOn(form, 'recurs') }
        void complete.run(body).then((answer) => answer && onDone())
      }}
    >
      <DateTimeField label={texts.doneOn} name="date" value={now} showsZone required failure={failure} />
      <NumberField
        label={common.cost}
        name="cost"
        hint={texts.withoutPartsCurrency({ currency: entry.currency ?? user.currency })}
        value={entry.cost}
        failure={failure}
      />
      <PartsFields parts={entry.parts} currency={entry.currency ?? user.currency} failure={failure} />
      <TextareaField
        label={common.notes}
        name="notes"
        rows={3}
        maxLength={10_000}
        value={entry.notes}
        failure={failure}
      />
      {hasInterval && (
        <label class="check">
          <input type="checkbox" name="recurs" defaultChecked /> {texts.remindMeAgainCountingFrom}
        </label>
      )}
      <ChangedNotice
        changed={complete.changed}
        sentence={texts.thisEntryWasChangedElsewhere}
        advice={texts.nothingIsSavedYetCheck}
      />
      <FormProblem failure={failure} fields={FIELDS} />
      <DialogActions action={texts.markAsDone} isSending={complete.isSending} />
    </RecordForm>
  )
}

/** Reads when the work was done, and what differs from the plan. */
function readWork(form: FormData, entry: Entry) {
  const work = { cost: numberOrNull(form, 'cost'), parts: readParts(form), notes: textOrNull(form, 'notes') }
  return { date: textOf(form, 'date'), ...mergePatch(work, entry) }
}
