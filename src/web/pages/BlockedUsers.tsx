import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { AccountNav } from '../account/AccountNav.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useMutation } from '../useMutation.ts'

/** Account page: blocked users. */
export default function BlockedUsers(): JSX.Element {
  const dates = useDates()
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/BlockedUsers', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
  )
  const unblock = useMutation((id: number) => api.DELETE('/api/BlockedUsers/{id}', { params: { path: { id } } }))
  const columns: Column<Schemas['BlockedUserDto']>[] = [
    { title: texts.user, cell: ({ displayName }) => displayName },
    { title: texts.blocked, cell: ({ blockedDate }) => dates.ago(blockedDate) },
    {
      title: texts.unblock,
      isActions: true,
      cell: ({ id, displayName }) => (
        <button
          type="button"
          disabled={unblock.isSending}
          onClick={() => void unblock.run(id).then((answer) => answer && result.reload())}
        >
          {texts.unblockDisplayName({ displayName, hidden: (text) => <span class="visually-hidden">{text}</span> })}
        </button>
      ),
    },
  ]
  return (
    <>
      <PageTitle title={texts.blockedUsers} lead={texts.blockedUsersCannotCommentOn} />
      <AccountNav />
      {unblock.failure && <ProblemView failure={unblock.failure} />}
      <Loadable result={result} label={texts.theBlockedUsers}>
        {({ items, paging }) => (
          <>
            <Table
              caption={texts.blockedUsers}
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
              empty={texts.youHaveNotBlockedAnyone}
            />
            {hasPages(paging) && <Pager paging={paging} noun="user" />}
          </>
        )}
      </Loadable>
    </>
  )
}
