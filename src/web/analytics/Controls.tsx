import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { Chips } from '../components/Chips.tsx'
import { Field } from '../components/Field.tsx'
import { MoreFilters } from '../components/MoreFilters.tsx'
import { ResetFilters } from '../components/ResetFilters.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { PrinterPicker, ProjectPicker, SpoolPicker } from '../prints/pickers.tsx'
import { restrictionNames } from '../prints/restrictions.ts'
import { addDays, isDate, todayIn } from './days.ts'
import { granularities, ranges, zonesWith, type Filter, type RangeName } from './filter.ts'

const GRANULARITIES = { Auto: 'Automatic', Day: 'By day', Week: 'By week', Month: 'By month' } as const
const DEFAULT_RANGE = 'quarter'

/** Chooses what is analysed; every choice is kept in the address. */
export function Controls({ filter }: { filter: Filter }): JSX.Element {
  const { range, days, granularity, zone, isCompared, set } = filter
  const compareId = useId()
  return (
    <form
      class="card analytics-controls"
      aria-label="What is analysed"
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <div class="analytics-window">
        <Field label="Range" name="range">
          {(control) => (
            <select {...control} onChange={(event) => set(chooseRange(event.currentTarget.value, filter))}>
              {Object.entries(ranges).map(([name, { title }]) => (
                <option key={name} value={name} selected={name === range}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        {range === 'custom' && days && (
          <>
            <Day label="First day" name="from" value={days.from} onChange={(from) => set({ from })} />
            <Day label="Last day" name="to" value={days.to} onChange={(to) => set({ to })} />
          </>
        )}
        <Field label="Periods" name="granularity">
          {(control) => (
            <select
              {...control}
              onChange={({ currentTarget: { value } }) => set({ granularity: value === 'Auto' ? null : value })}
            >
              {granularities.map((name) => (
                <option key={name} value={name} selected={name === granularity}>
                  {GRANULARITIES[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Time zone" name="zone">
          {(control) => (
            <select {...control} onChange={(event) => set({ zone: event.currentTarget.value })}>
              {zonesWith(zone).map((name) => (
                <option key={name} value={name} selected={name === zone}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div class="field">
          <label class="check" for={compareId}>
            <input
              type="checkbox"
              id={compareId}
              checked={isCompared && days !== null}
              disabled={days === null}
              onChange={(event) => set({ compare: event.currentTarget.checked ? 'true' : null })}
            />
            Compare with previous
          </label>
        </div>
      </div>
      <MoreFilters title="Filters" names={restrictionNames}>
        <PrinterPicker />
        <SpoolPicker />
        <ProjectPicker />
        <Chips label="Status" name="statuses" options={Object.entries(statusTitles)} />
      </MoreFilters>
      <ResetFilters names={restrictionNames} />
    </form>
  )
}

interface DayProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (date: string) => void
}

/** A day; while it is being typed and is none yet, what was chosen before stays. */
function Day({ label, name, value, onChange }: DayProps): JSX.Element {
  return (
    <Field label={label} name={name}>
      {(control) => (
        <input
          {...control}
          type="date"
          required
          value={value}
          onChange={(event) => isDate(event.currentTarget.value) && onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** The changes that choose a range: own days begin with those that were shown before. */
function chooseRange(name: string, { days, zone }: Filter): Readonly<Record<string, string | null>> {
  const choice: RangeName = Object.hasOwn(ranges, name) ? (name as RangeName) : DEFAULT_RANGE
  if (choice !== 'custom') return { range: choice === DEFAULT_RANGE ? null : choice, from: null, to: null }
  const today = todayIn(zone)
  return { range: choice, from: days?.from ?? addDays(today, -29), to: days?.to ?? today }
}
