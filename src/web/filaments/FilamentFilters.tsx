import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Filters } from '../components/Filters.tsx'
import { QueryCheck } from '../components/QueryCheck.tsx'
import { QuerySelect } from '../components/QuerySelect.tsx'
import { Search } from '../components/Search.tsx'
import { useLoad } from '../useLoad.ts'
import { filamentOrders } from './orders.ts'

const MORE = ['brands', 'storageLocations', 'show']

/** Names in the address of what restricts the list. */
export const filamentFilterNames = ['searchText', 'materialTypes', 'isFavorite', 'lowStock', ...MORE]

const ALL = ['', 'All'] as const
const SHOWN = [
  ['inUse', 'In use'],
  ['putAway', 'Put away'],
  ['all', 'All'],
] as const

/** What the list of spools is restricted to, and its order. A list that cannot be loaded just offers nothing to choose. */
export function FilamentFilters(): JSX.Element {
  const materials = useLoad((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useLoad((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const places = useLoad((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const same = (names: readonly string[]) => [ALL, ...names.map((name) => [name, name] as const)]
  return (
    <Filters
      names={filamentFilterNames}
      moreNames={MORE}
      more={
        <>
          <QuerySelect label="Brand" name="brands" options={same(brands.data?.items ?? [])} />
          <QuerySelect label="Place" name="storageLocations" options={same(places.data?.items ?? [])} />
          <QuerySelect label="Spools" name="show" options={SHOWN} />
        </>
      }
    >
      <Search label="Search spools" />
      <QuerySelect
        label="Material"
        name="materialTypes"
        options={same((materials.data?.items ?? []).map(({ name }) => name))}
      />
      <QuerySelect label="Order" name="sort" options={filamentOrders} />
      <div class="chips">
        <QueryCheck label="Low stock" name="lowStock" />
        <QueryCheck label="Favorites" name="isFavorite" />
      </div>
    </Filters>
  )
}
