import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, ifMatch, type Failure, type Schemas } from '../api.ts'
import { DateTimeField } from '../components/TimeField.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { Loadable } from '../components/Loadable.tsx'
import { errorsOf, Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { PartsFields } from './PartsFields.tsx'
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
export function MaintenanceForm({ entry, ...props }: Props): JSX.Element {
  return (
    <Dialog title={entry ? texts.editMaintenance : texts.addMaintenance} onClose={props.onClose}>
      {entry ? <EditForm {...props} id={entry.id} /> : <NewForm {...props} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'entry'>

function EditForm({ id, ...props }: FormProps & { id: number }): JSX.Element {
  const result = useQuery(
    (signal) => api.GET('/api/PrinterMaintenance/{id}', { params: { path: { id } }, signal }),
    [id],
  )
  const edit = useEdit<Schemas['EditMaintenanceEntryDto'], Entry>(
    (patch, etag) =>
      api.PATCH('/api/PrinterMaintenance/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/PrinterMaintenance/{id}', { params: { path: { id } } }),
  )
  return (
    <Loadable result={result} label={texts.theEntry}>
      {(entry) => (
        <EntryForm
          {...props}
          {...edit}
          entry={entry}
          notice={<ConflictNotice conflict={edit.conflict} noun="entry" />}
          save={(body) => edit.save(body, entry, result.etag)}
        />
      )}
    </Loadable>
  )
}

function NewForm(props: FormProps): JSX.Element {
  const keyOf = useIdempotencyKey()
  const create = useMutation((body: Schemas['EditMaintenanceEntryDto']) =>
    api.POST('/api/PrinterMaintenance', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return <EntryForm {...props} {...create} entry={null} save={async (body) => (await create.run(body)) !== undefined} />
}

interface EntryProps extends Props {
  readonly isSending: boolean
  readonly failure: Failure | null
  /** Notice above the buttons, such as that of a conflict. */
  readonly notice?: ComponentChildren
  /** Resolves to whether the entry is saved. */
  readonly save: (body: Schemas['EditMaintenanceEntryDto']) => Promise<boolean>
}

function EntryForm({ printerId, entry, notice, isSending, failure, save, onSaved }: EntryProps): JSX.Element {
  const user = useSignedInUser()
  const [isDone, setDone] = useState(entry?.done ?? false)
  const [now] = useState(() => new Date().toISOString())
  return (
    <RecordForm
      onSubmit={(form) =>
        void save(readMaintenanceForm(form, printerId, entry, user.timeZone)).then((isSaved) => isSaved && onSaved())
      }
    >
      <TaskFields entry={entry} failure={failure} />
      <label class="check field">
        <input
          type="checkbox"
          name="done"
          checked={isDone}
          onChange={({ currentTarget: { checked } }) => setDone(checked)}
        />
        {texts.alreadyDone}
      </label>
      <DateTimeField
        label={isDone ? texts.doneOn : texts.countFrom}
        name="date"
        value={entry?.date ?? now}
        showsZone
        required
        failure={failure}
      />
      {!isDone && <ReminderFields entry={entry} failure={failure} />}
      <NumberField
        label={common.cost}
        name="cost"
        hint={texts.withoutPartsCurrency({ currency: entry?.currency ?? user.currency })}
        value={entry?.cost}
        failure={failure}
      />
      <PartsFields parts={entry?.parts ?? []} currency={entry?.currency ?? user.currency} failure={failure} />
      <TextareaField
        label={common.notes}
        name="notes"
        rows={3}
        maxLength={10_000}
        value={entry?.notes}
        failure={failure}
      />
      {notice}
      <FormProblem failure={failure} fields={maintenanceFormFields} />
      <DialogActions action={common.save} isSending={isSending} />
    </RecordForm>
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
        label={common.task}
        name="category"
        hint={texts.forExampleLubrication}
        value={entry?.category}
        list={list}
        required
        maxLength={50}
        failure={failure}
      />
      <TextField
        label={common.description}
        name="description"
        value={entry?.description}
        maxLength={1000}
        failure={failure}
      />
    </>
  )
}

function ReminderFields({ entry, failure }: FieldsProps): JSX.Element {
  const id = useId()
  const errors = errorsOf(failure, 'recurs')
  const limit = (label: string, name: 'dueAfterHours' | 'dueAfterPrints' | 'dueAfterDays', max = 1_000_000) => (
    <Field label={label} name={name} failure={failure}>
      {(control) => <input {...control} type="number" min={1} max={max} defaultValue={entry?.[name] ?? ''} />}
    </Field>
  )
  return (
    <fieldset>
      <legend>{texts.reminder}</legend>
      <div class="fields">
        {limit(texts.afterPrintHours, 'dueAfterHours')}
        {limit(texts.afterPrintsLabel, 'dueAfterPrints')}
        {limit(texts.afterDaysLabel, 'dueAfterDays', 36_500)}
        <DateTimeField label={texts.onDate} name="dueDate" value={entry?.dueDate} failure={failure} />
      </div>
      <label class="check">
        <input
          type="checkbox"
          name="recurs"
          defaultChecked={entry?.recurs ?? false}
          aria-describedby={errors.length > 0 ? id : undefined}
          aria-invalid={errors.length > 0 || undefined}
        />{' '}
        {texts.recursPlanItAgainAfter}
      </label>
      {errors.length > 0 && (
        <p id={id} class="error">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
