import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { toMilligrams } from '../form.ts'
import { formatWeight } from '../format.ts'
import { deductedPart } from './deduction.ts'
import { FinishUsage, type FinishOutcome } from './FinishUsage.tsx'
import { overdrafts } from './overdrafts.ts'
import { deductedAlready, otherReportedUse, reportedAmounts } from './reportedAmounts.ts'
import type { UsageDrafts } from './useUsageDrafts.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly outcome: Pick<FinishOutcome, 'status' | 'share'>
  readonly usages: UsageDrafts
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly failure: Failure | null
}

/** Filament of a print that is marked as finished: of each spool, and what connections have reported besides. */
export function FinishUsages({ print, outcome, usages, spools, failure }: Props): JSX.Element {
  const { progressPercent } = print
  const reportedUse = print.reportedUse ?? []
  const used = usages.drafts.map(({ filamentId, used }) => ({ filamentId, usedMg: toMilligrams(used) }))
  const reported = reportedAmounts(used, reportedUse)
  const deducted = deductedAlready(used, reportedUse)
  const missing = overdrafts(
    usages.drafts.map(({ filamentId, used, estimated }, index) => {
      const estimateMg = toMilligrams(estimated)
      const estimatedMg = estimateMg && Math.round(estimateMg * deductedPart(outcome.status, progressPercent))
      const amountMg = used.trim() === '' ? (reported[index] ?? estimatedMg) : toMilligrams(used)
      return { filamentId, amountMg, recordedMg: deducted[index] ?? 0 }
    }),
    spools,
  )
  return (
    <>
      {usages.drafts.map((draft, index) => (
        <FinishUsage
          key={draft.key}
          index={index}
          draft={draft}
          spools={spools}
          outcome={{ ...outcome, progressPercent, reportedMg: reported[index] ?? null }}
          missingMg={missing[index] ?? null}
          failure={failure}
          onChange={(changes) => usages.change(draft.key, changes)}
        />
      ))}
      {otherReportedUse(used, reportedUse).map(({ filamentId, amountMg }) => (
        <p key={filamentId}>
          {texts.alsoReported({
            amount: formatWeight(amountMg),
            spool: spools.find(({ id }) => id === filamentId)?.displayName ?? texts.recordedSpool,
          })}
        </p>
      ))}
      <button type="button" onClick={() => usages.add('')}>
        {texts.addFilament}
      </button>
    </>
  )
}
