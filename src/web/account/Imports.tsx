import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { followPath } from '../leaving.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatNumber, useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { ImportDetail } from './ImportDetail.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportHelp } from './ImportHelp.tsx'
import { FORMATS, STATES } from './importLabels.ts'

type Import = Schemas['ImportDto']

/** Section that imports files: the upload, the import that is shown, or the list of all. */
export function Imports(): JSX.Element {
  const searchParams = useSearchParams()
  const id = searchParams.get('import')
  return (
    <section aria-labelledby="import">
      <h2 id="import">{texts.importTitle}</h2>
      <p>{texts.bringWhatYouRecordedBefore}</p>
      <ImportHelp />
      <ImportFile onUploaded={({ id }) => followPath(`/account/data?import=${id}`)} />
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
    { title: texts.file, cell: ({ fileName }) => fileName },
    { title: texts.kind, cell: ({ format }) => FORMATS[format] },
    { title: texts.state, cell: ({ state }) => <span class={STATES[state][1]}>{STATES[state][0]}</span> },
    { title: texts.rows, isNumber: true, cell: ({ rowCount }) => formatNumber(rowCount) },
    { title: texts.uploaded, cell: ({ createdDate }) => dates.dateTime(createdDate) },
    {
      title: texts.show,
      isActions: true,
      cell: ({ id, fileName }) => (
        <a href={`/account/data?import=${id}#import`}>
          {texts.showFileName({ fileName, hidden: (text) => <span class="visually-hidden">{text}</span> })}
        </a>
      ),
    },
  ]
  return (
    <Loadable result={result} label={texts.yourImports}>
      {({ items, paging }) => (
        <>
          <Table
            caption={texts.imports}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty={texts.noImportsYet}
          />
          {hasPages(paging) && <Pager paging={paging} noun="import" />}
        </>
      )}
    </Loadable>
  )
}
