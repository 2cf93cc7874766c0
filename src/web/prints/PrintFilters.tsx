import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Chips } from '../components/Chips.tsx'
import { Field } from '../components/Field.tsx'
import { Filters } from '../components/Filters.tsx'
import { QuerySelect } from '../components/QuerySelect.tsx'
import { Search } from '../components/Search.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'
import { printOrders } from './orders.ts'

const MORE = ['filamentIds', 'projectIds', 'tags', 'fromDate', 'toDate']

/** Names in the address of what restricts the list. */
export const printFilterNames = ['searchText', 'statuses', 'printerIds', ...MORE]

const ALL = ['', 'All'] as const
const EVERY = { params: { query: { pageSize: 200 } } } as const

/** What the list of prints is restricted to, and its order. A list that cannot be loaded just offers nothing to choose. */
export function PrintFilters(): JSX.Element {
  const query = useQueryState()
  const printers = useLoad((signal) => api.GET('/api/Printers/summary', { ...EVERY, signal }), [])
  const spools = useLoad((signal) => api.GET('/api/Filaments', { ...EVERY, signal }), [])
  const projects = useLoad((signal) => api.GET('/api/Projects', { ...EVERY, signal }), [])
  const day = (name: string, label: string) => (
    <Field label={label} name={name}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={query.get(name)}
          onChange={({ currentTarget: { value } }) => query.set({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <Filters
      names={printFilterNames}
      moreNames={MORE}
      more={
        <>
          <QuerySelect
            label="Spool"
            name="filamentIds"
            options={[ALL, ...(spools.data?.items ?? []).map((spool) => [spool.id, spool.displayName] as const)]}
          />
          <QuerySelect
            label="Project"
            name="projectIds"
            options={[ALL, ...(projects.data?.items ?? []).map((project) => [project.id, project.name] as const)]}
          />
          <Field label="Tag" name="tags">
            {(control) => (
              <input
                {...control}
                maxLength={50}
                value={query.get('tags')}
                onChange={({ currentTarget: { value } }) => query.set({ tags: value.trim() })}
              />
            )}
          </Field>
          {day('fromDate', 'From')}
          {day('toDate', 'To')}
        </>
      }
    >
      <Search label="Search prints" />
      <QuerySelect
        label="Printer"
        name="printerIds"
        options={[ALL, ...(printers.data?.items ?? []).map((printer) => [printer.id, printer.name] as const)]}
      />
      <QuerySelect label="Order" name="sort" options={printOrders} />
      <Chips label="Status" name="statuses" options={Object.entries(statusTitles)} />
    </Filters>
  )
}
