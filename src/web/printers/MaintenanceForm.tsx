import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, type Answer, type Failure, type Schemas } from '../api.ts'
import { DateTimeField } from '../components/TimeField.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { mergePatch } from '../form.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { maintenanceFormFields, readMaintenanceForm } from './readMaintenanceForm.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly printerId: number
  /** The entry to edit; null for a new one. */
  readonly entry: Entry | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Dialog with the form of a maintenance entry, completed or planned. */
export function MaintenanceForm({ printerId, entry, onClose, onSaved }: Props): JSX.Element {
  const user = useSignedInUser()
  const [isDone, setDone] = useState(entry?.done ?? false)
  const save = useSaveEntry(entry)
  const { failure } = save
  const now = new Date().toISOString()
  return (
    <Dialog title={entry ? 'Edit maintenance' : 'Add maintenance'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const body = readMaintenanceForm(new FormData(event.currentTarget), printerId, entry, user.timeZone)
          void save.run(body).then((answer) => answer && onSaved())
        }}
      >
        <TaskFields entry={entry} failure={failure} />
        <label class="check field">
          <input
            type="checkbox"
            name="done"
            checked={isDone}
            onChange={({ currentTarget: { checked } }) => setDone(checked)}
          />
          Already done
        </label>
        <DateTimeField
          label={isDone ? 'Done on' : 'Count from'}
          name="date"
          value={entry?.date ?? now}
          showsZone
          required
          failure={failure}
        />
        {!isDone && <ReminderFields entry={entry} failure={failure} />}
        <NumberField
          label="Cost"
          name="cost"
          hint={entry?.currency ?? user.currency}
          value={entry?.cost}
          failure={failure}
        />
        <TextareaField label="Notes" name="notes" rows={3} maxLength={10_000} value={entry?.notes} failure={failure} />
        <FormProblem failure={failure} fields={maintenanceFormFields} />
        <DialogActions action="Save" isSending={save.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function useSaveEntry(entry: Entry | null) {
  const keyOf = useIdempotencyKey()
  return useMutation((body: Schemas['EditMaintenanceEntryDto']): Promise<Answer<Entry>> =>
    entry
      ? api.PATCH('/api/PrinterMaintenance/{id}', {
          params: { path: { id: entry.id } },
          body: mergePatch(body, entry),
        })
      : api.POST('/api/PrinterMaintenance', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
}

interface FieldsProps {
  readonly entry: Entry | null
  readonly failure: Failure | null
}

function TaskFields({ entry, failure }: FieldsProps): JSX.Element {
  const list = useId()
  const { data } = useQuery((signal) => api.GET('/api/PrinterMaintenance/categories', { signal }), [])
  return (
    <>
      <datalist id={list}>
        {[...(data?.inUse ?? []), ...(data?.suggestions ?? [])].map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        label="Task"
        name="category"
        hint="For example: Lubrication"
        value={entry?.category}
        list={list}
        required
        maxLength={50}
        failure={failure}
      />
      <TextField label="Description" name="description" value={entry?.description} maxLength={1000} failure={failure} />
    </>
  )
}

function ReminderFields({ entry, failure }: FieldsProps): JSX.Element {
  const limit = (label: string, name: 'dueAfterHours' | 'dueAfterPrints') => (
    <Field label={label} name={name} failure={failure}>
      {(control) => <input {...control} type="number" min={1} max={1_000_000} defaultValue={entry?.[name] ?? ''} />}
    </Field>
  )
  return (
    <fieldset>
      <legend>Reminder</legend>
      <div class="fields">
        {limit('After print hours', 'dueAfterHours')}
        {limit('After prints', 'dueAfterPrints')}
        <DateTimeField label="On date" name="dueDate" value={entry?.dueDate} failure={failure} />
      </div>
    </fieldset>
  )
}
