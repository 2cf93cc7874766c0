import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { DayInput } from '../components/DayInput.tsx'
import { Field } from '../components/Field.tsx'
import { MoreFilters } from '../components/MoreFilters.tsx'
import { ResetFilters } from '../components/ResetFilters.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../statusLabels.ts'
import { PrinterPicker, ProjectPicker, SpoolPicker } from '../prints/pickers.tsx'
import { sharedFilterNames } from '../prints/sharedFilters.ts'
import { addDays, isDate, todayIn } from './dates.ts'
import { granularities, ranges, timeZoneOptions, type Filter, type RangeName } from './filter.ts'

const GRANULARITY_LABELS = { Auto: texts.automatic, Day: texts.day, Week: texts.week, Month: texts.month } as const
const DEFAULT_RANGE = 'quarter'

/** Controls for the filter of the analytics, which is kept in the URL. */
export function AnalyticsControls({ filter }: { filter: Filter }): JSX.Element {
  return (
    <form
      class="card analytics-controls"
      aria-label={texts.analyticsFilters}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <RangeControls filter={filter} />
      <MoreFilters title={common.filters} names={sharedFilterNames}>
        <PrinterPicker />
        <SpoolPicker />
        <ProjectPicker />
        <CheckboxGroup label={common.status} name="statuses" options={Object.entries(statusLabels)} />
      </MoreFilters>
      <ResetFilters names={sharedFilterNames} />
    </form>
  )
}

function RangeControls({ filter }: { filter: Filter }): JSX.Element {
  const { range, days, granularity, zone, isCompared, set } = filter
  const compareId = useId()
  return (
    <div class="analytics-window">
      <SelectField
        label={texts.range}
        name="range"
        options={Object.entries(ranges).map(([name, { label }]) => [name, label] as const)}
        value={range}
        onChange={(name) => set(rangeChanges(name, filter))}
      />
      {range === 'custom' && days && (
        <>
          <DayField label={texts.firstDay} name="from" value={days.from} onChange={(from) => set({ from })} />
          <DayField label={texts.lastDay} name="to" value={days.to} onChange={(to) => set({ to })} />
        </>
      )}
      <SelectField
        label={texts.groupBy}
        name="granularity"
        options={granularities.map((name) => [name, GRANULARITY_LABELS[name]] as const)}
        value={granularity}
        onChange={(value) => set({ granularity: value === 'Auto' ? null : value })}
      />
      <SelectField
        label={common.timeZone}
        name="zone"
        options={timeZoneOptions(zone).map((name) => [name, name] as const)}
        value={zone}
        onChange={(value) => set({ zone: value })}
      />
      <div class="field">
        <label class="check" for={compareId}>
          <input
            type="checkbox"
            id={compareId}
            checked={isCompared && days !== null}
            disabled={days === null}
            onChange={(event) => set({ compare: event.currentTarget.checked ? 'true' : null })}
          />
          {texts.compareWithPreviousPeriod}
        </label>
      </div>
    </div>
  )
}

interface DayProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (date: string) => void
}

/** Input for a day. While the text is not a valid date, the previous day stays in effect. */
function DayField({ label, name, value, onChange }: DayProps): JSX.Element {
  return (
    <Field label={label} name={name}>
      {(control) => <DayInput {...control} value={value} required onChange={(day) => isDate(day) && onChange(day)} />}
    </Field>
  )
}

/** Changes of the URL that select a range. A custom range starts with the days of the previous one. */
function rangeChanges(name: string, { days, zone }: Filter): Readonly<Record<string, string | null>> {
  const range: RangeName = Object.hasOwn(ranges, name) ? (name as RangeName) : DEFAULT_RANGE
  if (range !== 'custom') return { range: range === DEFAULT_RANGE ? null : range, from: null, to: null }
  const today = todayIn(zone)
  return { range, from: days?.from ?? addDays(today, -29), to: days?.to ?? today }
}
