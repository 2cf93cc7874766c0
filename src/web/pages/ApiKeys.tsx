import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { DeleteKey } from '../account/DeleteKey.tsx'
import { NewKey } from '../account/NewKey.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type ApiKey = Schemas['ApiKeyDto']

/** Account page: API keys. */
export default function ApiKeys(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/UserApiKeys', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    { kinds: ['key'] },
  )
  const [deleting, setDeleting] = useState<ApiKey | null>(null)
  return (
    <>
      <PageTitle
        title="API keys"
        lead="A personal API key lets a script or a device act as you, with full access to your logbook. Keys do not expire, but the operator of this service may reject keys that have not been used for a long time. Deleting a key revokes it immediately."
      />
      <AccountNav />
      <NewKey onCreated={result.reload} />
      <h2>Your keys</h2>
      <Loadable result={result} label="your API keys">
        {({ items, paging }) => (
          <>
            <KeyTable keys={items} onDelete={setDeleting} />
            {hasPages(paging) && <Pager paging={paging} noun={['key', 'keys']} />}
          </>
        )}
      </Loadable>
      {deleting && (
        <DeleteKey
          apiKey={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            result.reload()
          }}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly keys: readonly ApiKey[]
  readonly onDelete: (key: ApiKey) => void
}

function KeyTable({ keys, onDelete }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<ApiKey>[] = [
    { title: 'Name', cell: ({ description }) => description },
    { title: 'Created', cell: ({ createdDate }) => dates.date(createdDate) },
    {
      title: 'Last used',
      cell: ({ lastUsedDate, isIdle }) => (
        <>
          {lastUsedDate === null ? 'Never' : dates.ago(lastUsedDate)}
          {isIdle && <span class="badge warn">Rejected: unused for too long</span>}
        </>
      ),
    },
    {
      title: 'Delete',
      isActions: true,
      cell: (key) => (
        <button type="button" class="danger" onClick={() => onDelete(key)}>
          Delete <span class="visually-hidden">key {key.description}</span>
        </button>
      ),
    },
  ]
  return (
    <Table
      caption="Your API keys"
      columns={columns}
      rows={keys}
      keyOf={({ id }) => id}
      empty="No API keys yet. Create one for a script or a printer."
    />
  )
}
