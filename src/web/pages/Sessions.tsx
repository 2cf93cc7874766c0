import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { browserLabel } from '../account/browserLabel.ts'
import { EndSession } from '../account/EndSession.tsx'
import { SignOutEverywhere } from '../account/SignOutEverywhere.tsx'
import { api, type Schemas } from '../api.ts'
import { basePath } from '../basePath.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { closeStream } from '../events.ts'
import { useDates } from '../format.ts'
import { signOut } from '../signOut.ts'
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
  const leave = () => {
    closeStream()
    void signOut().catch(() => location.assign(`${basePath}/`))
  }
  return (
    <>
      <PageTitle title={texts.sessions} lead={texts.theBrowsersThatYouAre} />
      <AccountNav />
      <Loadable result={result} label={texts.yourSessions}>
        {({ items, paging }) => (
          <>
            <SessionTable sessions={items} onEnd={setEnding} />
            {hasPages(paging) && <Pager paging={paging} noun="session" />}
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
      title: texts.browser,
      cell: (session) => (
        <>
          {browserLabel(session)} {session.isCurrent && <span class="badge calm">{texts.thisBrowser}</span>}
        </>
      ),
    },
    { title: texts.signedIn, cell: ({ createdDate }) => dates.dateTime(createdDate) },
    { title: texts.lastUsed, cell: ({ lastUsedDate }) => dates.ago(lastUsedDate) },
    { title: texts.expiresIfUnused, cell: ({ expiresDate }) => dates.date(expiresDate) },
    {
      title: texts.endSession,
      isActions: true,
      cell: (session) => (
        <button type="button" class="danger" onClick={() => onEnd(session)}>
          {texts.endSessionInSigned({
            session: browserLabel(session),
            createdDate: dates.dateTime(session.createdDate),
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.yourSessionsTitle}
      columns={columns}
      rows={sessions}
      keyOf={({ id }) => id}
      empty={texts.noSessions}
    />
  )
}
