import * as texts from '#texts/edit'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { statusLabels } from '../statusLabels.ts'
import { visibilityLabels } from '../components/VisibilitySelect.tsx'
import { listShared } from '../sharedParts.ts'
import { formatDuration, formatWeight, useDates, type DateFormats } from '../format.ts'
import { canKeepBoth, type Choice } from './changes.ts'
import { propertyLabel } from './propertyLabel.ts'
import type { Conflict } from './useEdit.ts'
import './ConflictNotice.css'

interface Props {
  readonly conflict: Conflict | null
  /** Kind of the record. */
  readonly noun: Parameters<typeof texts.changedWhileEdited>[0]['noun']
}

/** Part of a form: changes that somebody else has saved meanwhile, and a choice for each property that both have changed. */
export function ConflictNotice({ conflict, noun }: Props): JSX.Element | null {
  const dates = useDates()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [conflict?.etag])
  if (!conflict) return null
  const { theirs, mine, changed, contested, choices, choose } = conflict
  return (
    <section ref={section} class="problem conflict" role="alert">
      <p>
        <strong>{texts.changedWhileEdited({ noun })}</strong>{' '}
        {contested.length > 0 ? texts.nothingIsSavedYetChoose : texts.nothingIsSavedYetSave}
      </p>
      {changed.map((name) => (
        <fieldset key={name}>
          <legend>{propertyLabel(name)}</legend>
          {contested.includes(name) ? (
            optionsFor(name, mine[name], theirs[name], dates).map(([choice, label]) => (
              <label class="check" key={choice}>
                <input
                  type="radio"
                  name={`conflict.${name}`}
                  required
                  checked={choices[name] === choice}
                  onChange={() => choose(name, choice)}
                />
                <span>{label}</span>
              </label>
            ))
          ) : (
            <p>{show(name, theirs[name], dates)}</p>
          )}
        </fieldset>
      ))}
    </section>
  )
}

function optionsFor(name: string, mine: unknown, theirs: unknown, dates: DateFormats): [Choice, ComponentChildren][] {
  const options: [Choice, ComponentChildren][] = [
    ['theirs', <>{texts.keepTheirs({ value: () => show(name, theirs, dates) })}</>],
    ['mine', <>{texts.useMine({ value: () => show(name, mine, dates) })}</>],
  ]
  return canKeepBoth(name, mine, theirs) ? [...options, ['both', texts.keepBothOneBelowThe]] : options
}

function show(name: string, value: unknown, dates: DateFormats): ComponentChildren {
  if (value === null || value === undefined || value === '') return <em>{texts.empty}</em>
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') {
    if (name.endsWith('InSeconds')) return formatDuration(value)
    return name.endsWith('Mg') ? formatWeight(value) : String(value)
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? <em>{texts.empty}</em> : value.map((item) => showItem(item)).join(', ')
  }
  if (name === 'shared') return listShared(value) || <em>{texts.nothingOptional}</em>
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return dates.dateTime(value)
  if (name !== 'status' && !/viewStatus$/i.test(name)) return <q>{value}</q>
  return ({ ...statusLabels, ...visibilityLabels } as Readonly<Record<string, string>>)[value] ?? value
}

/** A tag or color, a filament usage, or a part of maintenance work. */
function showItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const {
    displayName,
    materialType,
    amountMg,
    estimatedAmountMg,
    name: part,
    amount,
  } = item as Readonly<Record<string, unknown>>
  if (typeof part === 'string') return `${String(amount)} × ${part}`
  const name =
    typeof displayName === 'string' ? displayName : typeof materialType === 'string' ? materialType : common.spool
  const weight = [amountMg, estimatedAmountMg].find((amount) => typeof amount === 'number')
  return weight === undefined ? name : `${name} ${formatWeight(weight)}`
}
