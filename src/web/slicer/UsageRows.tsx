import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { spoolTitle } from '../filaments/stock.ts'
import { decimal, numberOrNull, textOf } from '../form.ts'
import type { UsageDraft } from './settings.ts'

type Spool = Schemas['FilamentDetailDto']

interface Props {
  readonly drafts: readonly UsageDraft[]
  readonly spools: readonly Spool[]
  /** The spool that is loaded in a slot of the chosen printer, if there is one. */
  readonly loaded: (slot: number) => string | null
  readonly failure: Failure | null
}

/** What the print uses, a row per spool. */
export function UsageRows({ drafts, spools, loaded, failure }: Props): JSX.Element {
  const [rows, setRows] = useState(() => drafts.map((draft, index) => ({ id: index, draft })))
  const add = () => {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
    setRows([...rows, { id, draft: { filamentId: null, materialType: null, amountMg: null } }])
  }
  return (
    <fieldset>
      <legend>Material</legend>
      {rows.map(({ id, draft }, index) => (
        <div class="usage" key={id}>
          <Field label="Spool" name={`filamentUsage[${index}].filamentId`} failure={failure}>
            {(control) => (
              <select {...control} name="filamentId" key={loaded(index)}>
                <option value="">Other{draft.materialType ? `: ${draft.materialType}` : ''}</option>
                {spools.map((spool) => (
                  <option key={spool.id} value={spool.id} selected={spool.id === (draft.filamentId ?? loaded(index))}>
                    {spoolTitle(spool)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <input type="hidden" name="materialType" value={draft.materialType ?? ''} />
          <Field label="Grams" name={`filamentUsage[${index}].estimatedAmountMg`} failure={failure}>
            {(control) => (
              <input
                {...control}
                name="grams"
                {...decimal}
                defaultValue={draft.amountMg === null ? '' : draft.amountMg / 1000}
              />
            )}
          </Field>
          <button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
            Remove <span class="unseen">material {index + 1}</span>
          </button>
        </div>
      ))}
      <button type="button" onClick={add}>
        Add a material
      </button>
    </fieldset>
  )
}

/** The rows of a form as the contract wants them: estimates by weight. A row with neither spool nor amount says nothing. */
export function readUsageRows(form: FormData): Schemas['EditFilamentUsageDto'][] {
  const [ids, materials, grams] = ['filamentId', 'materialType', 'grams'].map((name) => form.getAll(name)) as [
    FormDataEntryValue[],
    FormDataEntryValue[],
    FormDataEntryValue[],
  ]
  return ids.flatMap((_, index) => {
    const row = new FormData()
    for (const [name, values] of Object.entries({ id: ids, material: materials, grams })) {
      row.set(name, values[index] ?? '')
    }
    const filamentId = textOf(row, 'id') || null
    const amount = numberOrNull(row, 'grams')
    if (filamentId === null && amount === null) return []
    return {
      filamentId,
      materialType: filamentId === null ? textOf(row, 'material') || 'Other' : null,
      slot: index,
      estimatedAmountMg: amount === null ? null : Math.round(amount * 1000),
      estimatedSource: amount === null ? null : ('Weight' as const),
      estimatedLengthInM: null,
      estimatedVolumeMl: null,
      amountMg: null,
      lengthInM: null,
      volumeMl: null,
      source: null,
      notes: null,
    }
  })
}
