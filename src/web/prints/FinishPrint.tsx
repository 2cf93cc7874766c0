import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { api, ifMatch, type Failure, type Schemas } from '../api.ts'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../statusLabels.ts'
import { DateTimeField, DurationField, readDuration } from '../components/TimeField.tsx'
import { failureCategoryOf } from '../failureCategories.ts'
import { textOf, textOrNull } from '../form.ts'
import { fetchActiveSpools } from '../fetchAll.ts'
import { fromLocalTime, toLocalTime } from '../localTime.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { stoppedEarly } from './deduction.ts'
import { elapsedShare, secondsBetween } from './elapsedShare.ts'
import { FailureCategoryField } from './FailureCategoryField.tsx'
import { FailureReasonField } from './FailureReasonField.tsx'
import { FinishUsages } from './FinishUsages.tsx'
import { PrintFacts } from './PrintFacts.tsx'
import { printFactNames } from './printValues.ts'
import { readPrintFacts } from './readPrintFacts.ts'
import { isStuck, probableEnd } from './stuckEnd.ts'
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
const FIELDS = [
  'status',
  'endDate',
  'printTimeInSeconds',
  'failureReason',
  'failureCategory',
  'filamentUsage',
  ...printFactNames,
]

/** Dialog that marks a print as finished: outcome, reason, print time, the filament of each spool, and the result. */
export function FinishPrint({ onClose, ...props }: Props): JSX.Element {
  const spools = useQuery(fetchActiveSpools, [])
  return (
    <Dialog title={common.markAsFinished} onClose={onClose}>
      <Loadable result={spools} label={common.yourSpools}>
        {(spools) => <FinishForm {...props} spools={spools} />}
      </Loadable>
    </Dialog>
  )
}

function FinishForm({ print, etag, spools, onFinished }: Omit<Props, 'onClose'> & { spools: Spools }): JSX.Element {
  const [status, setStatus] = useState<Schemas['FinishedPrintStatus']>('Success')
  const [seconds, setSeconds] = useState(print.printTimeInSeconds)
  // Until it is saved, the print ends now; then when that was tried first: that attempt may be stored, and its response lost.
  const firstEnd = useRef<string | null>(null)
  // A print that is stuck has ended before; when, its owner may know better.
  const [askedEnd] = useState(() => (isStuck(print, Date.now()) ? { guess: probableEnd(print) } : null))
  const [end, setEnd] = useState(askedEnd?.guess ?? null)
  const now = firstEnd.current ?? new Date().toISOString()
  const { timeZone } = useSignedInUser()
  const usages = useUsageDrafts(print.filamentUsage, [], spools)
  const path = { id: print.id }
  const edit = useEdit<Schemas['PatchPrintDto'], Schemas['PrintDetailDto']>(
    (body, etag) => api.PATCH('/api/Prints/{id}', { params: { path, ...ifMatch(etag) }, body }),
    () => api.GET('/api/Prints/{id}', { params: { path } }),
  )
  const { failure } = edit
  return (
    <RecordForm
      onInput={(form) => {
        setSeconds(readSeconds(form, print))
        if (askedEnd) setEnd(readEnd(form, askedEnd.guess, timeZone))
      }}
      onSubmit={(form) => {
        const endDate = askedEnd
          ? readEnd(form, askedEnd.guess, timeZone)
          : (firstEnd.current ??= new Date().toISOString())
        const body = { ...readOutcome(form, { print, status, endDate }), filamentUsage: usages.read() }
        void edit.save(body, print, etag).then((isSaved) => isSaved && onFinished())
      }}
    >
      <OutcomeFields print={print} status={status} onStatus={setStatus} askedEnd={askedEnd} failure={failure} />
      <FinishUsages
        print={print}
        outcome={{ status, share: elapsedShare(print, askedEnd ? end : now, seconds) }}
        usages={usages}
        spools={spools}
        failure={failure}
      />
      <PrintFacts values={print} failure={failure} />
      <ConflictNotice conflict={edit.conflict} noun="print" />
      <FormProblem failure={failure} fields={FIELDS} />
      <DialogActions action={common.save} isSending={edit.isSending} />
    </RecordForm>
  )
}

interface OutcomeProps {
  readonly print: Schemas['PrintDetailDto']
  readonly status: Schemas['FinishedPrintStatus']
  readonly onStatus: (status: Schemas['FinishedPrintStatus']) => void
  /** When the print has probably ended, for one that has not ended now. */
  readonly askedEnd: { readonly guess: string | null } | null
  readonly failure: Failure | null
}

/** Fields for how a print ended: its status, the reason if it was stopped, its end if that is not now, and its print time. */
function OutcomeFields({ print, status, onStatus, askedEnd, failure }: OutcomeProps): JSX.Element {
  return (
    <>
      <SelectField
        label={texts.outcome}
        name="status"
        options={STATUSES.map((status) => [status, statusLabels[status]] as const)}
        value={status}
        onChange={(value) => onStatus(STATUSES.find((status) => status === value) ?? 'Success')}
        failure={failure}
      />
      {stoppedEarly(status) && (
        <>
          <FailureReasonField value={print.failureReason} failure={failure} />
          <FailureCategoryField value={print.failureCategory} failure={failure} />
        </>
      )}
      {askedEnd && (
        <DateTimeField
          label={common.end}
          name="endDate"
          hint={texts.endIsAGuess}
          value={askedEnd.guess}
          failure={failure}
        />
      )}
      <DurationField
        label={common.printTime}
        hint={print.startDate === null ? '' : askedEnd ? texts.leaveEmptyForTimeToEnd : texts.leaveEmptyToUseThe}
        name="printTimeInSeconds"
        seconds={print.printTimeInSeconds}
        failure={failure}
      />
    </>
  )
}

function readSeconds(form: FormData, { printTimeInSeconds }: Schemas['PrintDetailDto']): number | null {
  return readDuration(form, 'printTimeInSeconds', printTimeInSeconds)
}

/** The end that the form shows, with its seconds unless it was changed; null when it is empty. */
function readEnd(form: FormData, guess: string | null, zone: string): string | null {
  const text = textOf(form, 'endDate')
  return text === toLocalTime(guess, zone) ? guess : fromLocalTime(text, zone)
}

interface Ended extends Pick<OutcomeProps, 'print' | 'status'> {
  readonly endDate: string | null
}

/** Reads how a print ended, without its filament. */
function readOutcome(form: FormData, { print, status, endDate }: Ended): Schemas['PatchPrintDto'] {
  const facts = readPrintFacts(form, print)
  const elapsed = endDate === null ? null : secondsBetween(print.startDate, endDate)
  return {
    status,
    endDate,
    // The time without pauses is not longer than the time with them.
    printTimeInSeconds: readSeconds(form, print) ?? (elapsed && Math.min(elapsed, facts.totalTimeInSeconds ?? elapsed)),
    ...facts,
    ...(stoppedEarly(status) && {
      failureReason: textOrNull(form, 'failureReason'),
      failureCategory: failureCategoryOf(form.get('failureCategory')) ?? null,
    }),
  }
}
