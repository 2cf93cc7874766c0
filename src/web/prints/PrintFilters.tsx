import type { JSX } from 'preact'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { Field } from '../components/Field.tsx'
import { Filters } from '../components/Filters.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { statusLabels } from '../components/StatusBadge.tsx'
import { useSearchParams } from '../useSearchParams.ts'
import { printSortOptions } from './sortOptions.ts'
import { PrinterPicker, ProjectPicker, SpoolPicker } from './pickers.tsx'

const MORE_FILTERS = ['filamentIds', 'projectIds', 'tags', 'fromDate', 'toDate']

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
          <Field label="Tag" name="tags">
            {(control) => (
              <input
                {...control}
                maxLength={50}
                value={searchParams.get('tags')}
                onChange={({ currentTarget: { value } }) => searchParams.set({ tags: value.trim() })}
              />
            )}
          </Field>
          {day('fromDate', 'From')}
          {day('toDate', 'To')}
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
