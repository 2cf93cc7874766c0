import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { DeleteConnection } from '../account/DeleteConnection.tsx'
import { NewConnection } from '../account/NewConnection.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'

type Connection = Schemas['SpoolConnectionDto']
type Printer = Pick<Schemas['PrinterDetailDto'], 'id' | 'name'>

/** Pause between two looks for the first call of a program. */
const POLL_MS = 3000
/** The contract allows a user fewer connections and printers than a page has. */
const ALL = { params: { query: { pageSize: 200 } } } as const

/** Account page: connections of programs that track spools. */
export default function SpoolConnections(): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/SpoolConnections', { ...ALL, signal }), [], {
    pollMs: (page) => (page?.items.some(({ lastUsedDate }) => lastUsedDate === null) ? POLL_MS : null),
  })
  const printers = useQuery((signal) => api.GET('/api/Printers', { ...ALL, signal }), [])
  const [deleting, setDeleting] = useState<Connection | null>(null)
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([])
  const known = printers.data?.items ?? []
  return (
    <>
      <PageTitle title={texts.spoolConnections} lead={texts.programsThatWorkWithSpoolman} />
      <AccountNav />
      <NewConnection
        printers={known}
        connections={result.data?.items ?? []}
        onCreated={result.reload}
        deletedIds={deletedIds}
      />
      <h2>{texts.yourConnections}</h2>
      <Loadable result={result} label={texts.loadingConnections}>
        {({ items }) => <ConnectionTable connections={items} printers={known} onDelete={setDeleting} />}
      </Loadable>
      {deleting && (
        <DeleteConnection
          connection={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            setDeletedIds([...deletedIds, deleting.id])
            result.reload()
          }}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly connections: readonly Connection[]
  readonly printers: readonly Printer[]
  readonly onDelete: (connection: Connection) => void
}

function ConnectionTable({ connections, printers, onDelete }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<Connection>[] = [
    { title: common.name, cell: ({ name }) => name },
    { title: texts.keyNoun, cell: ({ keyHint }) => <code>{keyHint}…</code> },
    {
      title: common.printer,
      cell: ({ printerId }) => printers.find(({ id }) => id === printerId)?.name ?? common.none,
    },
    { title: common.created, cell: ({ createdDate }) => dates.date(createdDate) },
    {
      title: texts.lastUsed,
      cell: ({ lastUsedDate, clientName }) => (
        <>
          {lastUsedDate === null ? <span class="badge">{texts.never}</span> : dates.ago(lastUsedDate)}
          {clientName !== null && <p class="note">{clientName}</p>}
        </>
      ),
    },
    {
      title: common.deleteAction,
      isActions: true,
      cell: (connection) => (
        <button type="button" class="danger" onClick={() => onDelete(connection)}>
          {texts.deleteConnectionName({
            name: connection.name,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.yourConnections}
      columns={columns}
      rows={connections}
      keyOf={({ id }) => id}
      empty={texts.noConnectionsYetCreateOne}
    />
  )
}
