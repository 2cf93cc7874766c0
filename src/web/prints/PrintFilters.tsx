import type { JSX } from 'preact'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { Field } from '../components/Field.tsx'
import { Filters } from '../components/Filters.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { statusLabels } from '../components/StatusBadge.tsx'
import { TagFilter } from '../components/TagFilter.tsx'
import { useSearchParams } from '../useSearchParams.ts'
import { printSortOptions } from './sortOptions.ts'
import { SettingsFilters, settingsFilterNames } from './SettingsFilters.tsx'
import { PrinterPicker, ProjectPicker, SpoolPicker } from './pickers.tsx'

const MORE_FILTERS = ['filamentIds', 'projectIds', 'tags', 'minRating', 'fromDate', 'toDate', ...settingsFilterNames]

const MIN_RATINGS = [
  ['', 'All'],
  [5, '5'],
  [4, '4 or more'],
  [3, '3 or more'],
  [2, '2 or more'],
  [1, 'Rated'],
] as const

/** Names of the filters in the URL. */
export const printFilterNames = ['searchText', 'statuses', 'printerIds', ...MORE_FILTERS]

/** Filters and sort order of the list of prints. */
export function PrintFilters(): JSX.Element {
  const searchParams = useSearchParams()
  const day = (name: string, label: string) => (
    <Field label={label} name={name}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={searchParams.get(name)}
          onChange={({ currentTarget: { value } }) => searchParams.set({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <Filters
      names={printFilterNames}
      moreNames={MORE_FILTERS}
      more={
        <>
          <SpoolPicker />
          <ProjectPicker />
          <TagFilter />
          <FilterSelect label="Rating" name="minRating" options={MIN_RATINGS} />
          {day('fromDate', 'From')}
          {day('toDate', 'To')}
          <SettingsFilters />
        </>
      }
    >
      <SearchField
        label="Search prints"
        hint="Title, file name, notes, tag, failure reason, printer, project, brand, material or color"
      />
      <PrinterPicker />
      <FilterSelect label="Sort by" name="sort" options={printSortOptions} />
      <CheckboxGroup label="Status" name="statuses" options={Object.entries(statusLabels)} />
    </Filters>
  )
}
