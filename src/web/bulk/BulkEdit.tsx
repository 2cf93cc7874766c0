import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { fetchAllPrinters, fetchAllProjects } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'
import { BulkOutcome } from './BulkOutcome.tsx'
import { PrintTitles } from './PrintTitles.tsx'
import { changeOptions, readChange, type ChangeName } from './readChange.ts'
import { useBulk, type Bulk } from './useBulk.ts'
import type { SelectedPrint } from './useSelection.ts'
import { ValueField, type ChangeRecords } from './ValueField.tsx'
import './bulk.css'

type Changes = Schemas['BulkPrintChangesDto']
type Input = { readonly changes: Changes; readonly dryRun: boolean }

interface Props {
  readonly prints: readonly SelectedPrint[]
  /** Closes the dialog. `isDone` tells whether prints may have been changed. */
  readonly onClose: (isDone: boolean) => void
}

/** Dialog that makes one change to the selected prints: choose it, see what it would do, do it, see what it did. */
export function BulkEdit({ prints, onClose }: Props): JSX.Element {
  const printers = useQuery(fetchAllPrinters, [])
  const projects = useQuery(fetchAllProjects, [])
  const edit = useBulk(send)
  return (
    <Dialog
      title={texts.changeTheSelectedPrints}
      // A change that is being sent goes on, and nobody would see how it ends.
      onClose={() => (edit.isSending ? edit.stop?.() : onClose(edit.hasSent))}
    >
      <PrintTitles prints={prints} />
      <Loadable result={printers} label={common.yourPrinters}>
        {(printers) => (
          <Loadable result={projects} label={texts.yourProjects}>
            {(projects) => <Steps prints={prints} records={{ printers, projects }} edit={edit} />}
          </Loadable>
        )}
      </Loadable>
    </Dialog>
  )
}

interface StepsProps {
  readonly prints: readonly SelectedPrint[]
  readonly records: ChangeRecords
  /** The change itself, after its dry run. */
  readonly edit: Bulk<Input>
}

function Steps(props: StepsProps): JSX.Element {
  const { prints, edit } = props
  return edit.total > 0 ? (
    <>
      <BulkOutcome bulk={edit} prints={prints} isTrial={false} done="Changed" />
      <div class="actions">
        <CloseButton edit={edit} />
      </div>
    </>
  ) : (
    <ChangeForm {...props} />
  )
}

/** Form that chooses a change and shows what it would do. */
function ChangeForm({ prints, records, edit }: StepsProps): JSX.Element {
  const [name, setName] = useState<ChangeName>('status')
  /** The change that the service has been asked about; null while it is being chosen. */
  const [changes, setChanges] = useState<Changes | null>(null)
  const trial = useBulk(send)
  const ids = prints.map(({ id }) => id)
  const count = changes ? trial.results.filter(({ outcome }) => outcome === 'Changed').length : 0
  return (
    <RecordForm
      onInput={() => setChanges(null)}
      onSubmit={(form) => {
        const chosen = readChange(
          form,
          name,
          prints.flatMap(({ tags }) => tags),
        )
        setChanges(chosen)
        void trial.run(ids, { changes: chosen, dryRun: true })
      }}
    >
      <SelectField
        label={common.change}
        name="name"
        options={changeOptions}
        value={name}
        onChange={(value) => setName(changeOptions.find(([option]) => option === value)?.[0] ?? 'status')}
      />
      <ValueField key={name} name={name} records={records} />
      {changes && <BulkOutcome bulk={trial} prints={prints} isTrial done="Changed" />}
      <div class="actions">
        <CloseButton edit={edit} />
        {changes && trial.isComplete ? (
          <button
            key="change"
            type="button"
            class="primary"
            disabled={count === 0}
            onClick={() => void edit.run(ids, { changes, dryRun: false })}
          >
            {texts.changePrints({ count })}
          </button>
        ) : (
          <button key="check" type="submit" class="primary" disabled={trial.isSending}>
            {texts.check}
          </button>
        )}
      </div>
    </RecordForm>
  )
}

/** Button that closes the dialog, or stops a change that waits for a connection. */
function CloseButton({ edit }: Pick<StepsProps, 'edit'>): JSX.Element {
  const close = useClose()
  return (
    <button type="button" disabled={edit.isSending && !edit.stop} onClick={close}>
      {edit.total > 0 && !edit.stop ? common.close : common.cancel}
    </button>
  )
}

function send(ids: number[], body: Input, signal: AbortSignal) {
  return api.PATCH('/api/Prints/bulk', { body: { ids, ...body }, signal })
}
