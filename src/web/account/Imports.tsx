import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatNumber, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { ImportDetail } from './ImportDetail.tsx'
import { ImportFile } from './ImportFile.tsx'
import { FORMATS, STATES } from './importLabels.ts'

type Import = Schemas['ImportDto']

/** Section that imports files: the upload, the import that is shown, or the list of all. */
export function Imports(): JSX.Element {
  const searchParams = useSearchParams()
  const id = searchParams.get('import')
  return (
    <section aria-labelledby="import">
      <h2 id="import">Import</h2>
      <p>
        Bring what you recorded before: the history of Moonraker, the spools of Spoolman, PrintJobHistory and
        SpoolManager of OctoPrint, and Bambuddy. You see what would become of each row before anything changes.
      </p>
      <ImportFile onUploaded={(made) => searchParams.set({ import: made.id, verdict: null })} />
      {id === '' ? (
        <ImportList />
      ) : (
        <ImportDetail key={id} id={id} onClose={() => searchParams.set({ import: null, verdict: null })} />
      )}
    </section>
  )
}

function ImportList(): JSX.Element {
  const dates = useDates()
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Imports', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    {
      kinds: ['import'],
    },
  )
  const columns: Column<Import>[] = [
    { title: 'File', cell: ({ fileName }) => fileName },
    { title: 'Kind', cell: ({ format }) => FORMATS[format] },
    { title: 'State', cell: ({ state }) => <span class={STATES[state][1]}>{STATES[state][0]}</span> },
    { title: 'Rows', isNumber: true, cell: ({ rowCount }) => formatNumber(rowCount) },
    { title: 'Uploaded', cell: ({ createdDate }) => dates.dateTime(createdDate) },
    {
      title: 'Show',
      isActions: true,
      cell: ({ id, fileName }) => (
        <a href={`?import=${id}`}>
          Show <span class="visually-hidden">{fileName}</span>
        </a>
      ),
    },
  ]
  return (
    <Loadable result={result} label="your imports">
      {({ items, paging }) => (
        <>
          <Table caption="Imports" columns={columns} rows={items} keyOf={({ id }) => id} empty="No imports yet." />
          {hasPages(paging) && <Pager paging={paging} noun={['import', 'imports']} />}
        </>
      )}
    </Loadable>
  )
}
