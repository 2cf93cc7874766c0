import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../components/StatusBadge.tsx'
import { TextField } from '../components/TextField.tsx'
import { DurationField, readDuration } from '../components/TimeField.tsx'
import { mergePatch, textOrNull } from '../form.ts'
import { fetchActiveSpools } from '../fetchAll.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { stoppedEarly } from './deduction.ts'
import { elapsedShare, secondsBetween } from './elapsedShare.ts'
import { FinishUsage } from './FinishUsage.tsx'
import { useUsageDrafts } from './useUsageDrafts.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly onClose: () => void
  readonly onFinished: () => void
}

type Spools = readonly Schemas['FilamentDetailDto'][]

const STATUSES = ['Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const FIELDS = ['status', 'printTimeInSeconds', 'failureReason', 'filamentUsage']

/** Dialog that marks a print as finished: outcome, reason, print time, and the filament of each spool. */
export function FinishPrint({ onClose, ...props }: Props): JSX.Element {
  const spools = useQuery(fetchActiveSpools, [])
  return (
    <Dialog title="Mark as finished" onClose={onClose}>
      <Loadable result={spools} label="your spools">
        {(spools) => <FinishForm {...props} spools={spools} onClose={onClose} />}
      </Loadable>
    </Dialog>
  )
}

function FinishForm({ print, etag, spools, onClose, onFinished }: Props & { spools: Spools }): JSX.Element {
  const [status, setStatus] = useState<Schemas['FinishedPrintStatus']>('Success')
  const [seconds, setSeconds] = useState(print.printTimeInSeconds)
  // Until it is saved, the print ends now.
  const now = new Date().toISOString()
  const usages = useUsageDrafts(print.filamentUsage, [], spools)
  const send = useMutation((body: Schemas['PatchPrintDto']) =>
    api.PATCH('/api/Prints/{id}', { params: { path: { id: print.id }, ...ifMatch(etag) }, body }),
  )
  const { failure } = send
  const share = elapsedShare(print, now, seconds)
  const readSeconds = (form: FormData) => readDuration(form, 'printTimeInSeconds', print.printTimeInSeconds)
  return (
    <form
      onInput={({ currentTarget }) => setSeconds(readSeconds(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const endDate = new Date().toISOString()
        const body = {
          status,
          endDate,
          printTimeInSeconds: readSeconds(form) ?? secondsBetween(print.startDate, endDate),
          ...(stoppedEarly(status) && { failureReason: textOrNull(form, 'failureReason') }),
          filamentUsage: usages.read(),
        }
        void send.run(mergePatch(body, print)).then((answer) => answer && onFinished())
      }}
    >
      <SelectField
        label="Outcome"
        name="status"
        options={STATUSES.map((status) => [status, statusLabels[status]] as const)}
        value={status}
        onChange={(value) => setStatus(STATUSES.find((status) => status === value) ?? 'Success')}
        failure={failure}
      />
      {stoppedEarly(status) && (
        <TextField
          label="Failure reason"
          name="failureReason"
          value={print.failureReason}
          maxLength={500}
          failure={failure}
        />
      )}
      <DurationField
        label="Print time"
        hint={print.startDate === null ? '' : 'Leave empty to use the time since the start'}
        name="printTimeInSeconds"
        seconds={print.printTimeInSeconds}
        failure={failure}
      />
      {usages.drafts.map((draft, index) => (
        <FinishUsage
          key={draft.key}
          index={index}
          draft={draft}
          spools={spools}
          outcome={{ status, share, source: print.source }}
          failure={failure}
          onChange={(changes) => usages.change(draft.key, changes)}
        />
      ))}
      <button type="button" onClick={() => usages.add('')}>
        Add filament
      </button>
      <FormProblem failure={failure} fields={FIELDS} />
      <DialogActions action="Save" isSending={send.isSending} onClose={onClose} />
    </form>
  )
}
