import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table } from '../components/Table.tsx'
import { formatNumber } from '../format.ts'
import { say } from '../problemTexts.ts'
import type { Schemas } from '../schemas.ts'
import type { Bulk } from './useBulk.ts'
import type { SelectedPrint } from './useSelection.ts'

type Outcome = Schemas['BulkOutcome']

interface Props {
  readonly bulk: Pick<Bulk<never>, 'results' | 'total' | 'isSending' | 'isStopped' | 'failure'>
  readonly prints: readonly SelectedPrint[]
  /** Whether nothing has been changed yet. */
  readonly isTrial: boolean
  /** Outcome that is wanted. */
  readonly done: 'Changed' | 'Deleted'
}

const TRIAL: Readonly<Record<Outcome, string>> = {
  Changed: texts.willBeChanged,
  Unchanged: texts.alreadyAsWanted,
  Deleted: texts.willBeDeleted,
  Refused: texts.cannotBeChanged,
  NotFound: texts.noLongerThere,
}
const DONE: Readonly<Record<Outcome, string>> = {
  Changed: texts.outcomeChanged,
  Unchanged: texts.alreadyAsWanted,
  Deleted: texts.outcomeDeleted,
  Refused: texts.outcomeNotChanged,
  NotFound: texts.noLongerThere,
}
/** Rows that are shown at first. */
const SHOWN = 5

/** Progress of a change of many prints; then the number of prints with each outcome, and the prints that failed, with the reason. */
export function BulkOutcome({ bulk, prints, isTrial, done }: Props): JSX.Element {
  const { results, total, isSending, isStopped, failure } = bulk
  const labels = isTrial ? TRIAL : DONE
  const progressText = done === 'Deleted' ? texts.deletingPrints : texts.changingPrints
  const counts = (Object.keys(labels) as Outcome[])
    .map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
  const failed = results.filter(({ outcome }) => outcome === 'Refused' || outcome === 'NotFound')
  return (
    <>
      <div role="status">
        {isSending && (
          <p>
            <progress aria-label={common.prints} value={results.length} max={total} />{' '}
            {(isTrial ? texts.checkingPrints : progressText)({ count: total })}
          </p>
        )}
        {!isSending && counts.length > 0 && (
          <ul class="bulk-counts">
            {counts.map(([outcome, count]) => (
              <li key={outcome}>
                <strong>{formatNumber(count)}</strong> {labels[outcome]}
              </li>
            ))}
          </ul>
        )}
        {isStopped && (
          <p>
            {texts.stopped({
              done,
              count: formatNumber(results.filter(({ outcome }) => outcome === done).length),
              total: formatNumber(total),
            })}
          </p>
        )}
      </div>
      {failure && <ProblemView failure={failure} isInForm />}
      {failure && !isTrial && results.length > 0 && <p>{othersText(failure, { count: total - results.length })}</p>}
      {failed.length > 0 && <FailedPrints results={failed} prints={prints} />}
    </>
  )
}

interface FailedProps extends Pick<Props, 'prints'> {
  readonly results: readonly Schemas['BulkPrintResultDto'][]
}

/** Table of the prints that failed, with the reasons. */
function FailedPrints({ results, prints }: FailedProps): JSX.Element {
  const titles = new Map(prints.map(({ id, title }) => [id, title]))
  return (
    <Table
      caption={texts.printsThatCannotBeChanged}
      rows={results}
      keyOf={({ id }) => id}
      maxRows={SHOWN}
      columns={[
        { title: common.print, cell: ({ id }) => titles.get(id) ?? id },
        {
          title: common.reason,
          cell: ({ outcome, errors }) =>
            outcome === 'NotFound'
              ? texts.noLongerInYourLogbook
              : Object.values(errors ?? {})
                  .flat()
                  .map(say)
                  .join(' '),
        },
      ]}
    />
  )
}

/** Sentence about the prints without an outcome. A request without a response may have been carried out. */
function othersText({ status }: Failure, count: { readonly count: number }): string {
  return status === 0 ? texts.othersUnknown(count) : texts.othersNotSent(count)
}
