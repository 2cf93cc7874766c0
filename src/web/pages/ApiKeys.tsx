import * as texts from '#texts/account'
import * as common from '#texts/common'
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
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([])
  return (
    <>
      <PageTitle title={texts.apiKeys} lead={texts.aPersonalApiKeyLets} />
      <AccountNav />
      <NewKey onCreated={result.reload} deletedIds={deletedIds} />
      <h2>{texts.yourKeys}</h2>
      <Loadable result={result} label={texts.yourApiKeys}>
        {({ items, paging }) => (
          <>
            <KeyTable keys={items} onDelete={setDeleting} />
            {hasPages(paging) && <Pager paging={paging} noun="key" />}
          </>
        )}
      </Loadable>
      {deleting && (
        <DeleteKey
          apiKey={deleting}
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
  readonly keys: readonly ApiKey[]
  readonly onDelete: (key: ApiKey) => void
}

function KeyTable({ keys, onDelete }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<ApiKey>[] = [
    { title: common.name, cell: ({ description }) => description },
    { title: common.created, cell: ({ createdDate }) => dates.date(createdDate) },
    {
      title: texts.lastUsed,
      cell: ({ lastUsedDate, isIdle }) => (
        <>
          {lastUsedDate === null ? texts.never : dates.ago(lastUsedDate)}
          {isIdle && <span class="badge warn">{texts.rejectedUnusedForTooLong}</span>}
        </>
      ),
    },
    {
      title: common.deleteAction,
      isActions: true,
      cell: (key) => (
        <button type="button" class="danger" onClick={() => onDelete(key)}>
          {texts.deleteKeyDescription({
            description: key.description,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.yourApiKeysTitle}
      columns={columns}
      rows={keys}
      keyOf={({ id }) => id}
      empty={texts.noApiKeysYetCreate}
    />
  )
}
