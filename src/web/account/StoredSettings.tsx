import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatBytes, formatNumber, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { DeleteSettings } from './DeleteSettings.tsx'
import { settingsTitle } from './settingsTitle.ts'

type Settings = Schemas['SlicerSettingsSummaryDto']

const SORT_OPTIONS = [
  ['created', 'Newest first'],
  ['size', 'Largest first'],
  ['title', 'Name'],
] as const

/** The user's slicer settings, each with a delete button. */
export function StoredSettings({ onDeleted }: { onDeleted: () => void }): JSX.Element {
  const dates = useDates()
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const sortColumn = SORT_OPTIONS.find(([column]) => column === searchParams.get('order'))?.[0] ?? 'created'
  const sortDirection = sortColumn === 'title' ? 'asc' : 'desc'
  const result = useQuery(
    (signal) =>
      api.GET('/api/SlicerSettings', { params: { query: { pageNumber, sortColumn, sortDirection } }, signal }),
    [pageNumber, sortColumn, sortDirection],
  )
  const [deleting, setDeleting] = useState<Settings | null>(null)
  const columns: Column<Settings>[] = [
    { title: 'Print', cell: settingsTitle },
    { title: 'Slicer', cell: ({ slicer }) => slicer ?? '–' },
    { title: 'Saved', cell: ({ createdDate }) => dates.date(createdDate) },
    { title: 'Prints', isNumber: true, cell: ({ printCount }) => formatNumber(printCount) },
    { title: 'Size', isNumber: true, cell: ({ bytes }) => formatBytes(bytes) },
    {
      title: 'Delete',
      isActions: true,
      cell: (settings) => (
        <button type="button" class="danger" onClick={() => setDeleting(settings)}>
          Delete <span class="visually-hidden">settings for {settingsTitle(settings)}</span>
        </button>
      ),
    },
  ]
  return (
    <>
      <FilterSelect label="Sort by" name="order" options={SORT_OPTIONS} />
      <Loadable result={result} label="your slicer settings">
        {({ items, paging }) => (
          <>
            <Table
              caption="Your slicer settings"
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty="No slicer settings yet. A slicer’s uploader plug-in saves them; they become yours when you open them here."
            />
            {hasPages(paging) && <Pager paging={paging} noun={['entry', 'entries']} />}
          </>
        )}
      </Loadable>
      {deleting && (
        <DeleteSettings
          settings={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            result.reload()
            onDeleted()
          }}
        />
      )}
    </>
  )
}
