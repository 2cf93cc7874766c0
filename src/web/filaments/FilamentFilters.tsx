import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Filters } from '../components/Filters.tsx'
import { FilterCheckbox } from '../components/FilterCheckbox.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { TagFilter } from '../components/TagFilter.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { readColor } from './readFilamentFilters.ts'
import { filamentSortOptions } from './sortOptions.ts'

const MORE = ['brands', 'colorHex', 'storageLocations', 'tags', 'show']

/** Names of the filters in the URL. */
export const filamentFilterNames = ['searchText', 'materialTypes', 'isFavorite', 'lowStock', ...MORE]

const ALL = ['', common.all] as const
const STATUSES = [
  ['inUse', common.active],
  ['putAway', common.archived],
  ['all', common.all],
] as const

/** Filters and sort order of the list of spools. A filter whose options cannot be loaded offers none. */
export function FilamentFilters(): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const locations = useQuery((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const color = readColor(useSearchParams())
  const optionsOf = (names: readonly string[]) => [ALL, ...names.map((name) => [name, name] as const)]
  return (
    <Filters
      path="/filaments"
      names={filamentFilterNames}
      moreNames={MORE}
      search={<SearchField label={texts.searchSpools} hint={texts.nameBrandMaterialColorStorage} />}
      more={
        <>
          <FilterSelect label={common.brand} name="brands" options={optionsOf(brands.data?.items ?? [])} />
          {color && <FilterSelect label={common.color} name="colorHex" options={optionsOf([color])} />}
          <FilterSelect
            label={texts.location}
            name="storageLocations"
            options={optionsOf(locations.data?.items ?? [])}
          />
          <TagFilter />
          <FilterSelect label={common.status} name="show" options={STATUSES} />
        </>
      }
    >
      <FilterSelect
        label={common.material}
        name="materialTypes"
        options={optionsOf((materials.data?.items ?? []).map(({ name }) => name))}
      />
      <FilterSelect label={common.sortBy} name="sort" options={filamentSortOptions} />
      <div class="chips">
        <FilterCheckbox label={texts.lowStock} name="lowStock" />
        <FilterCheckbox label={texts.favorites} name="isFavorite" />
      </div>
    </Filters>
  )
}
