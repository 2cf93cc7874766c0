import * as texts from '#texts/account'
import * as common from '#texts/common'
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
  ['created', common.newestFirst],
  ['size', texts.largestFirst],
  ['title', common.name],
] as const

/** The user's slicer settings, each with a delete button. */
export function StoredSettings({ onDeleted }: { onDeleted: () => void }): JSX.Element {
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
  return (
    <>
      <div class="fields">
        <FilterSelect label={common.sortBy} name="order" options={SORT_OPTIONS} />
      </div>
      <Loadable result={result} label={texts.yourSlicerSettings}>
        {({ items, paging }) => (
          <>
            <SettingsTable settings={items} onDelete={setDeleting} />
            {hasPages(paging) && <Pager paging={paging} noun="entry" />}
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

interface TableProps {
  readonly settings: readonly Settings[]
  readonly onDelete: (settings: Settings) => void
}

function SettingsTable({ settings, onDelete }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<Settings>[] = [
    { title: common.print, cell: settingsTitle },
    { title: common.slicer, cell: ({ slicer }) => slicer ?? '–' },
    { title: texts.savedNotice, cell: ({ createdDate }) => dates.date(createdDate) },
    { title: common.prints, isNumber: true, cell: ({ printCount }) => formatNumber(printCount) },
    { title: texts.size, isNumber: true, cell: ({ bytes }) => formatBytes(bytes) },
    {
      title: common.deleteAction,
      isActions: true,
      cell: (settings) => (
        <button type="button" class="danger" onClick={() => onDelete(settings)}>
          {texts.deleteSettingsFor({
            settings: settingsTitle(settings),
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.yourSlicerSettingsTitle}
      columns={columns}
      rows={settings}
      keyOf={({ id }) => id}
      empty={texts.noSlicerSettingsYetA}
    />
  )
}
