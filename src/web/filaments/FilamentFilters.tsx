import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Filters } from '../components/Filters.tsx'
import { FilterCheckbox } from '../components/FilterCheckbox.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { TagFilter } from '../components/TagFilter.tsx'
import { useQuery } from '../useQuery.ts'
import { filamentSortOptions } from './sortOptions.ts'

const MORE = ['brands', 'storageLocations', 'tags', 'show']

/** Names of the filters in the URL. */
export const filamentFilterNames = ['searchText', 'materialTypes', 'isFavorite', 'lowStock', ...MORE]

const ALL = ['', 'All'] as const
const STATUSES = [
  ['inUse', 'Active'],
  ['putAway', 'Archived'],
  ['all', 'All'],
] as const

/** Filters and sort order of the list of spools. A filter whose options cannot be loaded offers none. */
export function FilamentFilters(): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const locations = useQuery((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const optionsOf = (names: readonly string[]) => [ALL, ...names.map((name) => [name, name] as const)]
  return (
    <Filters
      names={filamentFilterNames}
      moreNames={MORE}
      more={
        <>
          <FilterSelect label="Brand" name="brands" options={optionsOf(brands.data?.items ?? [])} />
          <FilterSelect label="Location" name="storageLocations" options={optionsOf(locations.data?.items ?? [])} />
          <TagFilter />
          <FilterSelect label="Status" name="show" options={STATUSES} />
        </>
      }
    >
      <SearchField
        label="Search spools"
        hint="Name, brand, material, color, storage location, notes, tag, barcode, lot or article number"
      />
      <FilterSelect
        label="Material"
        name="materialTypes"
        options={optionsOf((materials.data?.items ?? []).map(({ name }) => name))}
      />
      <FilterSelect label="Sort by" name="sort" options={filamentSortOptions} />
      <div class="chips">
        <FilterCheckbox label="Low stock" name="lowStock" />
        <FilterCheckbox label="Favorites" name="isFavorite" />
      </div>
    </Filters>
  )
}
