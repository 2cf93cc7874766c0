import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { spoolTitle } from '../filaments/stock.ts'
import { decimal } from '../form.ts'
import type { UsageDraft, UsageDrafts } from './useUsageDrafts.ts'
import './UsageFields.css'

interface Props {
  readonly usages: UsageDrafts
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  /** What is loaded in the chosen printer: a new material is the first of it that the print does not use yet. */
  readonly loaded: readonly Schemas['LoadedSpoolDto'][]
  readonly failure: Failure | null
}

/** What a print uses, spool by spool. */
export function UsageFields({ usages, spools, loaded, failure }: Props): JSX.Element {
  const { drafts } = usages
  const next = loaded.find(({ filamentId }) => drafts.every((draft) => draft.filamentId !== filamentId))
  return (
    <fieldset>
      <legend>Material</legend>
      {drafts.map((draft, index) => {
        const grams = (label: string, name: 'used' | 'estimated', field: string) => (
          <Field label={label} name={`filamentUsage[${index}].${field}`} failure={failure}>
            {(control) => (
              <input
                {...control}
                {...decimal}
                value={draft[name]}
                onInput={(event) => usages.change(draft.key, { [name]: event.currentTarget.value })}
              />
            )}
          </Field>
        )
        return (
          <div class="usage-fields" key={draft.key} role="group" aria-label={`Material ${index + 1}`}>
            <Field label="Spool" name={`filamentUsage[${index}].filamentId`} failure={failure}>
              {(control) => (
                <select
                  {...control}
                  onChange={(event) => usages.change(draft.key, { filamentId: event.currentTarget.value })}
                >
                  <option value="">Other material</option>
                  {optionsFor(draft, spools).map(([id, title]) => (
                    <option key={id} value={id} selected={id === draft.filamentId}>
                      {title}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {draft.filamentId === '' && (
              <Field label="Material" name={`filamentUsage[${index}].materialType`} failure={failure}>
                {(control) => (
                  <input
                    {...control}
                    maxLength={50}
                    autoComplete="off"
                    value={draft.materialType}
                    onInput={(event) => usages.change(draft.key, { materialType: event.currentTarget.value })}
                  />
                )}
              </Field>
            )}
            {grams('Used (g)', 'used', 'amountMg')}
            {grams('Estimate (g)', 'estimated', 'estimatedAmountMg')}
            <button type="button" onClick={() => usages.remove(draft.key)}>
              Remove <span class="unseen">material {index + 1}</span>
            </button>
          </div>
        )
      })}
      <button type="button" onClick={() => usages.add(next?.filamentId ?? '')} disabled={drafts.length >= 32}>
        Add a material
      </button>
    </fieldset>
  )
}

/** The spools in use, and the one that the print names already. */
function optionsFor({ before }: UsageDraft, spools: Props['spools']): (readonly [id: string, title: string])[] {
  const options = spools.map((spool) => [spool.id, spoolTitle(spool)] as const)
  const id = before?.filamentId
  if (!id || spools.some((spool) => spool.id === id)) return options
  return [[id, before.displayName ?? 'The spool as recorded'], ...options]
}
