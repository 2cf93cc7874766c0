import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { DecimalInput } from '../components/DecimalInput.tsx'
import { Field } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { toMilligrams, weightInput } from '../form.ts'
import { formatNumber, formatWeight } from '../format.ts'
import { stoppedEarly, withoutAmount } from './deduction.ts'
import { OverdraftWarning } from './OverdraftWarning.tsx'
import { weightText } from '../units.ts'
import { spoolHint, spoolOptions } from './UsageFields.tsx'
import type { UsageDraft } from './useUsageDrafts.ts'
import { weightUnit } from '../units.ts'

interface Props {
  readonly index: number
  readonly draft: UsageDraft
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly outcome: FinishOutcome
  /** Milligrams by which the print overdraws the spool; null if the spool holds enough. */
  readonly missingMg: number | null
  readonly failure: Failure | null
  readonly onChange: (changes: Partial<Pick<UsageDraft, 'filamentId' | 'used'>>) => void
}

/** How a print ended, as far as its filament depends on it. */
export interface FinishOutcome {
  readonly status: Schemas['FinishedPrintStatus']
  /** Progress that a device reported last, in percent; null without a report. */
  readonly progressPercent: number | null
  /** Milligrams that connections have reported, which count without an amount; null without a report. */
  readonly reportedMg: number | null
  /** Printed part of the print by its elapsed time, from 0 to 1; null when it is unknown. */
  readonly share: number | null
}

/** Spool and used amount of one material of a print that is marked as finished, and what is deducted without an amount. */
export function FinishUsage({ index, draft, spools, outcome, missingMg, failure, onChange }: Props): JSX.Element {
  const { status, progressPercent, reportedMg, share } = outcome
  const estimateMg = toMilligrams(draft.estimated)
  const estimate = estimateMg === null ? draft.estimatedMeasure : formatWeight(estimateMg)
  const reported = reportedMg === null ? null : formatWeight(reportedMg)
  const partMg = estimateMg === null || share === null ? null : Math.round(estimateMg * share)
  const material = draft.materialType || texts.otherMaterial
  return (
    <fieldset>
      <legend>{texts.filamentIndex({ index: index + 1 })}</legend>
      <SelectField
        label={common.spool}
        name={`filamentUsage[${index}].filamentId`}
        hint={spoolHint(draft, spools)}
        options={[['', material], ...spoolOptions(draft, spools)]}
        value={draft.filamentId}
        onChange={(filamentId) => onChange({ filamentId })}
        failure={failure}
      />
      <Field
        label={texts.usedIn({ unit: weightUnit() })}
        name={`filamentUsage[${index}].amountMg`}
        hint={draft.used.trim() === '' && withoutAmount(status, progressPercent, estimate, reported)}
        failure={failure}
      >
        {(control) => (
          <DecimalInput
            {...control}
            {...weightInput}
            value={draft.used}
            onInput={(event) => onChange({ used: event.currentTarget.value })}
          />
        )}
      </Field>
      <OverdraftWarning missingMg={missingMg} spool={spools.find(({ id }) => id === draft.filamentId)} />
      {stoppedEarly(status) && reportedMg === null && partMg !== null && share !== null && draft.used.trim() === '' && (
        <p>
          <button
            type="button"
            onClick={() => onChange({ used: weightText(Math.round(partMg / 100) * 100 || partMg) })}
          >
            {texts.useByElapsedTime({ partMg: formatWeight(partMg), share: formatNumber(share * 100, 1) })}
          </button>
        </p>
      )}
    </fieldset>
  )
}
