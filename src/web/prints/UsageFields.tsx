import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { DecimalInput } from '../components/DecimalInput.tsx'
import { Field } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { OverdraftWarning } from './OverdraftWarning.tsx'
import { overdrafts, type Deduction } from './overdrafts.ts'
import { spoolLabel } from '../filaments/stock.ts'
import { toMilligrams, weightInput } from '../form.ts'
import { formatStock } from '../format.ts'
import type { UsageDraft, UsageDrafts } from './useUsageDrafts.ts'
import './UsageFields.css'
import { weightUnit } from '../units.ts'

type Spools = readonly Schemas['FilamentDetailDto'][]

interface Props {
  readonly usages: UsageDrafts
  readonly spools: Spools
  /** Loaded spools of the selected printer: the first unused one is preselected when filament is added. */
  readonly loaded: readonly Schemas['LoadedSpoolDto'][]
  /** Whether the recorded usages have been deducted from their spools. */
  readonly isDeducted: boolean
  readonly failure: Failure | null
}

const MAX_USAGES = 32

/** Fields of the print form: filament usage, a row per spool. */
export function UsageFields({ usages, spools, loaded, isDeducted, failure }: Props): JSX.Element {
  const { drafts, add, change, remove } = usages
  const missing = overdrafts(
    drafts.map((draft) => toDeduction(draft, isDeducted)),
    spools,
  )
  const next = loaded.find(({ filamentId }) => drafts.every((draft) => draft.filamentId !== filamentId))
  return (
    <fieldset>
      <legend>{common.filament}</legend>
      {drafts.map((draft, index) => (
        <div key={draft.key}>
          <UsageRow
            index={index}
            draft={draft}
            spools={spools}
            failure={failure}
            onChange={(changes) => change(draft.key, changes)}
            onRemove={() => remove(draft.key)}
          />
          <OverdraftWarning
            missingMg={missing[index] ?? null}
            spool={spools.find(({ id }) => id === draft.filamentId)}
          />
        </div>
      ))}
      <button type="button" onClick={() => add(next?.filamentId ?? '')} disabled={drafts.length >= MAX_USAGES}>
        {texts.addFilament}
      </button>
    </fieldset>
  )
}

function toDeduction({ filamentId, used, estimated, initial }: UsageDraft, isDeducted: boolean): Deduction {
  const isRecorded = isDeducted && initial?.filamentId === filamentId
  return {
    filamentId,
    amountMg: toMilligrams(used || estimated),
    recordedMg: isRecorded ? (initial.amountMg ?? initial.estimatedAmountMg ?? 0) : 0,
  }
}

interface RowProps {
  readonly index: number
  readonly draft: UsageDraft
  readonly spools: Spools
  readonly failure: Failure | null
  readonly onChange: (changes: Partial<UsageDraft>) => void
  readonly onRemove: () => void
}

function UsageRow({ index, draft, spools, failure, onChange, onRemove }: RowProps): JSX.Element {
  const fieldName = (name: keyof Schemas['EditFilamentUsageDto']) => `filamentUsage[${index}].${name}`
  const grams = (
    label: string,
    name: 'used' | 'estimated',
    field: 'amountMg' | 'estimatedAmountMg',
    measure: string | null,
  ) => (
    <Field
      label={label}
      name={fieldName(field)}
      hint={measure && (draft[name] === '' ? texts.measureSelectSpool({ measure }) : texts.fromMeasure({ measure }))}
      failure={failure}
    >
      {(control) => (
        <DecimalInput
          {...control}
          {...weightInput}
          value={draft[name]}
          onInput={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
  return (
    <div class="usage-fields" role="group" aria-label={texts.filamentIndex({ index: index + 1 })}>
      <SelectField
        label={common.spool}
        name={fieldName('filamentId')}
        hint={spoolHint(draft, spools)}
        options={[['', texts.otherMaterial], ...spoolOptions(draft, spools)]}
        value={draft.filamentId}
        onChange={(filamentId) => onChange({ filamentId })}
        failure={failure}
      />
      {draft.filamentId === '' && (
        <Field label={common.material} name={fieldName('materialType')} failure={failure}>
          {(control) => (
            <input
              {...control}
              maxLength={50}
              autoComplete="off"
              value={draft.materialType}
              onInput={(event) => onChange({ materialType: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      {grams(texts.usedIn({ unit: weightUnit() }), 'used', 'amountMg', draft.usedMeasure)}
      {grams(texts.estimateIn({ unit: weightUnit() }), 'estimated', 'estimatedAmountMg', draft.estimatedMeasure)}
      <button type="button" onClick={onRemove}>
        {texts.removeFilamentIndex({ index: index + 1, hidden: (text) => <span class="visually-hidden">{text}</span> })}
      </button>
    </div>
  )
}

/** Stock of the selected spool, whose label may be wider than the control. */
export function spoolHint({ filamentId }: UsageDraft, spools: Spools): string {
  const remainingMg = spools.find(({ id }) => id === filamentId)?.remainingMg ?? null
  return remainingMg === null ? '' : texts.weightLeft({ remainingMg: formatStock(remainingMg) })
}

/** Spools to choose from: the active ones, and the one that the print is already recorded with. */
export function spoolOptions({ initial }: UsageDraft, spools: Spools): (readonly [id: string, label: string])[] {
  const options = spools.map((spool) => [spool.id, spoolLabel(spool)] as const)
  const id = initial?.filamentId
  if (!id || spools.some((spool) => spool.id === id)) return options
  return [[id, initial.displayName ?? texts.recordedSpool], ...options]
}
