import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { DurationField } from '../components/DurationField.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { Visibility } from '../components/Visibility.tsx'
import { toLocalTime } from '../localTime.ts'
import { useSignedInUser } from '../user.tsx'
import { printFormFields, printStatuses, readPrintForm } from './readPrintForm.ts'
import { useUsageDrafts } from './useUsageDrafts.ts'
import { UsageFields } from './UsageFields.tsx'
import type { Choices } from './WithChoices.tsx'

interface Props {
  /** The print to edit; null for a new one. */
  readonly print: Schemas['PrintDetailDto'] | null
  readonly choices: Choices
  readonly isSending: boolean
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditPrintDto']) => void
}

/** The form of a print. */
export function PrintForm({ print, choices, isSending, failure, onSubmit }: Props): JSX.Element {
  const user = useSignedInUser()
  const { printers, projects } = choices
  const [firstPrinter] = printers.filter(({ isActive }) => isActive)
  const [printerId, setPrinterId] = useState(print ? print.printerId : (firstPrinter?.id ?? null))
  const usages = useUsageDrafts(print?.filamentUsage ?? [])
  const loaded = printers.find(({ id }) => id === printerId)?.loadedFilaments ?? []
  const now = new Date().toISOString()
  const time = (label: string, name: 'startDate' | 'endDate', fallback: string | null) => (
    <Field label={label} name={name} failure={failure}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          defaultValue={toLocalTime(print ? print[name] : fallback, user.timeZone)}
        />
      )}
    </Field>
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readPrintForm(new FormData(event.currentTarget), usages.read(), print, user.timeZone))
      }}
    >
      <div class="fields">
        <div class="wide">
          <Field label="Title" name="title" failure={failure}>
            {(control) => (
              <input {...control} defaultValue={print?.title ?? ''} required maxLength={100} autoComplete="off" />
            )}
          </Field>
        </div>
        <Field label="Status" name="status" failure={failure}>
          {(control) => (
            <select {...control}>
              {printStatuses.map((status) => (
                <option key={status} value={status} selected={status === (print?.status ?? 'Success')}>
                  {statusTitles[status]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Printer" name="printerId" failure={failure}>
          {(control) => (
            <select
              {...control}
              onChange={({ currentTarget: { value } }) => setPrinterId(value === '' ? null : Number(value))}
            >
              <option value="">None</option>
              {printers
                .filter(({ id, isActive }) => isActive || id === print?.printerId)
                .map(({ id, name }) => (
                  <option key={id} value={id} selected={id === printerId}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label="Project" name="projectId" failure={failure}>
          {(control) => (
            <select {...control}>
              <option value="">None</option>
              {projects.map(({ id, name }) => (
                <option key={id} value={id} selected={id === print?.projectId}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <fieldset>
        <legend>Time</legend>
        <div class="fields">
          {time('Start', 'startDate', now)}
          {time('End', 'endDate', null)}
          <DurationField
            label="Print time"
            name="printTimeInSeconds"
            seconds={print?.printTimeInSeconds ?? null}
            failure={failure}
          />
          <DurationField
            label="Estimated by the slicer"
            name="estimatedPrintTimeInSeconds"
            seconds={print?.estimatedPrintTimeInSeconds ?? null}
            failure={failure}
          />
        </div>
        <small class="note">Dates are in {user.timeZone}.</small>
      </fieldset>
      <UsageFields usages={usages} spools={choices.spools} loaded={loaded} failure={failure} />
      <div class="fields">
        <Field label="Tags" name="tags" hint="Separated by commas" failure={failure}>
          {(control) => <input {...control} defaultValue={print?.tags.join(', ') ?? ''} autoComplete="off" />}
        </Field>
        <Field label="Copies" name="copies" failure={failure}>
          {(control) => (
            <input {...control} type="number" min={1} max={10_000} required defaultValue={print?.copies ?? 1} />
          )}
        </Field>
        <Field label="Who may see it" name="viewStatus" failure={failure}>
          {(control) => <Visibility control={control} value={print?.viewStatus ?? user.defaultViewStatus} />}
        </Field>
        <Field label="File" name="fileName" failure={failure}>
          {(control) => <input {...control} defaultValue={print?.fileName ?? ''} maxLength={255} autoComplete="off" />}
        </Field>
        <Field label="Address of the model" name="url" failure={failure}>
          {(control) => <input {...control} type="url" defaultValue={print?.url ?? ''} maxLength={2000} />}
        </Field>
        <Field label="Why it failed" name="failureReason" hint="If it failed or was cancelled" failure={failure}>
          {(control) => (
            <input {...control} defaultValue={print?.failureReason ?? ''} maxLength={500} autoComplete="off" />
          )}
        </Field>
        <div class="wide">
          <Field label="Notes" name="notes" failure={failure}>
            {(control) => <textarea {...control} rows={5} maxLength={50_000} defaultValue={print?.notes ?? ''} />}
          </Field>
          <label class="check">
            <input type="checkbox" name="allowComments" defaultChecked={print?.allowComments ?? true} />
            People who see it may comment
          </label>
        </div>
      </div>
      <FormProblem failure={failure} fields={printFormFields} />
      <p>
        <button type="submit" class="primary" disabled={isSending}>
          Save the print
        </button>
      </p>
    </form>
  )
}
