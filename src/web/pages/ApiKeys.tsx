import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { DeleteKey } from '../account/DeleteKey.tsx'
import { NewKey } from '../account/NewKey.tsx'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'

type ApiKey = Schemas['ApiKeyDto']

/** Account → API keys: make one, see when each was used, delete at once. */
export default function ApiKeys(): JSX.Element {
  const dates = useDates()
  const pageNumber = useQueryState().getNumber('page')
  const load = useLoad(
    (signal) => api.GET('/api/UserApiKeys', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
  )
  const [deleting, setDeleting] = useState<ApiKey | null>(null)
  const columns: Column<ApiKey>[] = [
    { title: 'For', cell: ({ description }) => description },
    { title: 'Made', cell: ({ createdDate }) => dates.date(createdDate) },
    { title: 'Last used', cell: ({ lastUsedDate }) => (lastUsedDate === null ? 'Never' : dates.ago(lastUsedDate)) },
    {
      title: 'Delete',
      isActions: true,
      cell: (key) => (
        <button type="button" class="danger" onClick={() => setDeleting(key)}>
          Delete <span class="unseen">the key for {key.description}</span>
        </button>
      ),
    },
  ]
  return (
    <>
      <PageTitle
        title="API keys"
        lead="A personal API key lets a script or a device act as you, with full access to your logbook. It does not expire; deleting it revokes it at once."
      />
      <AccountNav />
      <NewKey onMade={load.reload} />
      <h2>Your keys</h2>
      <Loaded load={load} of="your keys">
        {({ items, paging }) => (
          <>
            <Table
              caption="Your API keys"
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty="You have no keys. Make one above for a script or a printer."
            />
            {hasPages(paging) && <Pager paging={paging} noun={['key', 'keys']} />}
          </>
        )}
      </Loaded>
      {deleting && (
        <DeleteKey
          apiKey={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            load.reload()
          }}
        />
      )}
    </>
  )
}
