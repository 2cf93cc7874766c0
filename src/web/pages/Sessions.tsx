import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { browserLabel } from '../account/browserLabel.ts'
import { EndSession } from '../account/EndSession.tsx'
import { SignOutEverywhere } from '../account/SignOutEverywhere.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { signOut } from '../session.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type Session = Schemas['SessionDto']

/** Account page: sessions. */
export default function Sessions(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Sessions', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
  )
  const [ending, setEnding] = useState<Session | null>(null)
  // The session has ended already; signing out removes its cookie and ends the session at the sign-in provider.
  const leave = () => void signOut().catch(() => location.assign('/'))
  return (
    <>
      <PageTitle
        title="Sessions"
        lead="The browsers that you are signed in with. A session ends after 30 days without use."
      />
      <AccountNav />
      <Loadable result={result} label="your sessions">
        {({ items, paging }) => (
          <>
            <SessionTable sessions={items} onEnd={setEnding} />
            {hasPages(paging) && <Pager paging={paging} noun={['session', 'sessions']} />}
            <p>
              <SignOutEverywhere onEnded={leave} />
            </p>
          </>
        )}
      </Loadable>
      {ending && (
        <EndSession
          session={ending}
          onClose={() => setEnding(null)}
          onEnded={() => {
            setEnding(null)
            if (ending.isCurrent) leave()
            else result.reload()
          }}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly sessions: readonly Session[]
  readonly onEnd: (session: Session) => void
}

function SessionTable({ sessions, onEnd }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<Session>[] = [
    {
      title: 'Browser',
      cell: (session) => (
        <>
          {browserLabel(session)} {session.isCurrent && <span class="badge calm">This browser</span>}
        </>
      ),
    },
    { title: 'Signed in', cell: ({ createdDate }) => dates.dateTime(createdDate) },
    { title: 'Last used', cell: ({ lastUsedDate }) => dates.ago(lastUsedDate) },
    { title: 'Expires if unused', cell: ({ expiresDate }) => dates.date(expiresDate) },
    {
      title: 'End',
      isActions: true,
      cell: (session) => (
        <button type="button" class="danger" onClick={() => onEnd(session)}>
          End{' '}
          <span class="visually-hidden">
            session in {browserLabel(session)}, signed in {dates.dateTime(session.createdDate)}
          </span>
        </button>
      ),
    },
  ]
  return <Table caption="Your sessions" columns={columns} rows={sessions} keyOf={({ id }) => id} empty="None." />
}
