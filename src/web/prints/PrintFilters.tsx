import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { DayInput } from '../components/DayInput.tsx'
import { Field } from '../components/Field.tsx'
import { Filters } from '../components/Filters.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { failureCategoryLabels } from '../failureCategories.ts'
import { statusLabels } from '../statusLabels.ts'
import { TagFilter } from '../components/TagFilter.tsx'
import { useSearchParams } from '../useSearchParams.ts'
import { DurationFilters, durationFilterNames } from './DurationFilters.tsx'
import { MaterialFilter } from './MaterialFilter.tsx'
import { printSortOptions } from './sortOptions.ts'
import { SettingsFilters, settingsFilterNames } from './SettingsFilters.tsx'
import { StartFilters, startFilterNames } from './StartFilters.tsx'
import { PrinterPicker, ProjectPicker, SpoolPicker } from './pickers.tsx'

const MORE_FILTERS = [
  ...['filamentIds', 'materialTypes', 'projectIds', 'tags', 'minRating', 'failureCategories', 'fromDate', 'toDate'],
  ...startFilterNames,
  ...durationFilterNames,
  ...settingsFilterNames,
]

const MIN_RATINGS = [
  ['', common.all],
  [5, '5'],
  [4, texts.n4OrMore],
  [3, texts.n3OrMore],
  [2, texts.n2OrMore],
  [1, texts.rated],
] as const

const CATEGORIES = [['', common.all] as const, ...Object.entries(failureCategoryLabels)]

/** Names of the filters in the URL. */
export const printFilterNames = ['searchText', 'statuses', 'printerIds', ...MORE_FILTERS]

/** Filters and sort order of the list of prints. */
export function PrintFilters(): JSX.Element {
  return (
    <Filters
      path="/prints"
      names={printFilterNames}
      moreNames={MORE_FILTERS}
      search={<SearchField label={common.searchPrints} hint={texts.titleFileNameNotesTag} />}
      more={
        <>
          <SpoolPicker />
          <MaterialFilter />
          <ProjectPicker />
          <TagFilter />
          <FilterSelect label={common.rating} name="minRating" options={MIN_RATINGS} />
          <FilterSelect label={texts.failureCategory} name="failureCategories" options={CATEGORIES} />
          <DayFilter name="fromDate" label={common.from} />
          <DayFilter name="toDate" label={texts.to} />
          <StartFilters />
          <DurationFilters />
          <SettingsFilters />
        </>
      }
    >
      <PrinterPicker />
      <FilterSelect label={common.sortBy} name="sort" options={printSortOptions} />
      <CheckboxGroup label={texts.status} name="statuses" options={Object.entries(statusLabels)} />
    </Filters>
  )
}

function DayFilter({ name, label }: { readonly name: string; readonly label: string }): JSX.Element {
  const searchParams = useSearchParams()
  return (
    <Field label={label} name={name}>
      {(control) => (
        <DayInput {...control} value={searchParams.get(name)} onChange={(day) => searchParams.set({ [name]: day })} />
      )}
    </Field>
  )
}
