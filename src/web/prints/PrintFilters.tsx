import type { JSX } from 'preact'
import { Chips } from '../components/Chips.tsx'
import { Field } from '../components/Field.tsx'
import { Filters } from '../components/Filters.tsx'
import { QuerySelect } from '../components/QuerySelect.tsx'
import { Search } from '../components/Search.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { useQueryState } from '../useQueryState.ts'
import { printOrders } from './orders.ts'
import { PrinterPicker, ProjectPicker, SpoolPicker } from './pickers.tsx'

const MORE = ['filamentIds', 'projectIds', 'tags', 'fromDate', 'toDate']

/** Names in the address of what restricts the list. */
export const printFilterNames = ['searchText', 'statuses', 'printerIds', ...MORE]

/** What the list of prints is restricted to, and its order. */
export function PrintFilters(): JSX.Element {
  const query = useQueryState()
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
          <SpoolPicker />
          <ProjectPicker />
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
      <PrinterPicker />
      <QuerySelect label="Order" name="sort" options={printOrders} />
      <Chips label="Status" name="statuses" options={Object.entries(statusTitles)} />
    </Filters>
  )
}
