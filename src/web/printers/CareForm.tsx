import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, type Answer, type Schemas } from '../api.ts'
import { changesOf } from '../changes.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { decimal } from '../form.ts'
import { toLocalTime } from '../localTime.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'
import { useSignedInUser } from '../user.tsx'
import { careFormFields, readCareForm } from './readCareForm.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly printerId: number
  /** The entry to edit; null for a new one. */
  readonly entry: Entry | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The form of a maintenance entry: work that was done, or that is to be done with a reminder. */
export function CareForm({ printerId, entry, onClose, onSaved }: Props): JSX.Element {
  const user = useSignedInUser()
  const list = useId()
  const keyOf = useIdempotencyKey()
  const [isDone, setDone] = useState(entry?.done ?? false)
  const categories = useLoad((signal) => api.GET('/api/PrinterMaintenance/categories', { signal }), [])
  const save = useSend((body: Schemas['EditMaintenanceEntryDto']): Promise<Answer<Entry>> =>
    entry
      ? api.PATCH('/api/PrinterMaintenance/{id}', {
          params: { path: { id: entry.id } },
          body: changesOf(body, entry),
        })
      : api.POST('/api/PrinterMaintenance', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  const { failure } = save
  const now = new Date().toISOString()
  const number = (label: string, name: 'dueAfterHours' | 'dueAfterPrints') => (
    <Field label={label} name={name} failure={failure}>
      {(control) => <input {...control} type="number" min={1} max={1_000_000} defaultValue={entry?.[name] ?? ''} />}
    </Field>
  )
  return (
    <Dialog title={entry ? 'Edit maintenance' : 'Add maintenance'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const body = readCareForm(new FormData(event.currentTarget), printerId, entry, user.timeZone)
          void save.run(body).then((answer) => answer && onSaved())
        }}
      >
        <datalist id={list}>
          {[...(categories.data?.inUse ?? []), ...(categories.data?.suggestions ?? [])].map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field label="What kind of work" name="category" hint="Such as: Lubrication" failure={failure}>
          {(control) => (
            <input
              {...control}
              list={list}
              required
              maxLength={50}
              autoComplete="off"
              defaultValue={entry?.category ?? ''}
            />
          )}
        </Field>
        <Field label="Description" name="description" failure={failure}>
          {(control) => (
            <input {...control} maxLength={1000} autoComplete="off" defaultValue={entry?.description ?? ''} />
          )}
        </Field>
        <label class="check field">
          <input
            type="checkbox"
            name="done"
            checked={isDone}
            onChange={({ currentTarget: { checked } }) => setDone(checked)}
          />
          This is done already
        </label>
        <Field label={isDone ? 'Done at' : 'Counted from'} name="date" hint={user.timeZone} failure={failure}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              required
              defaultValue={toLocalTime(entry?.date ?? now, user.timeZone)}
            />
          )}
        </Field>
        {!isDone && (
          <fieldset>
            <legend>Remind me</legend>
            <div class="fields">
              {number('After hours of printing', 'dueAfterHours')}
              {number('After prints', 'dueAfterPrints')}
              <Field label="On" name="dueDate" failure={failure}>
                {(control) => (
                  <input {...control} type="datetime-local" defaultValue={toLocalTime(entry?.dueDate, user.timeZone)} />
                )}
              </Field>
            </div>
          </fieldset>
        )}
        <Field label="Cost" name="cost" hint={entry?.currency ?? user.currency} failure={failure}>
          {(control) => <input {...control} {...decimal} defaultValue={entry?.cost ?? ''} />}
        </Field>
        <Field label="Notes" name="notes" failure={failure}>
          {(control) => <textarea {...control} rows={3} maxLength={10_000} defaultValue={entry?.notes ?? ''} />}
        </Field>
        <FormProblem failure={failure} fields={careFormFields} />
        <DialogActions action="Save" isSending={save.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
