import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { DisconnectAgent } from '../account/DisconnectAgent.tsx'
import { DisconnectedAgents } from '../account/DisconnectedAgents.tsx'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useLoad } from '../useLoad.ts'

type Agent = Schemas['ConnectedAgentDto']

/** Scopes as people read them (specification, "Scopes"). */
const RIGHTS: Readonly<Record<string, string>> = {
  'read:printdata': 'reads your logbook',
  'write:printdata': 'adds and changes records, deletes nothing',
}

/** Account → Connected agents: what acts for the user, and a way to stop it. */
export default function ConnectedAgents(): JSX.Element {
  const dates = useDates()
  const load = useLoad(
    (signal) => api.GET('/api/connected-agents', { params: { query: { includeRevoked: true } }, signal }),
    [],
  )
  const [leaving, setLeaving] = useState<Agent | null>(null)
  const columns: Column<Agent>[] = [
    { title: 'Agent', cell: ({ clientName }) => clientName },
    {
      title: 'May',
      cell: ({ scopes }) => scopes.flatMap((scope) => RIGHTS[scope] ?? []).join('; ') || 'nothing in your logbook',
    },
    { title: 'Connected', cell: ({ firstSeenDate }) => dates.date(firstSeenDate) },
    { title: 'Last seen', cell: ({ lastSeenDate }) => dates.ago(lastSeenDate) },
    {
      title: 'Disconnect',
      isActions: true,
      cell: (agent) => (
        <button type="button" class="danger" onClick={() => setLeaving(agent)}>
          Disconnect <span class="unseen">{agent.clientName}</span>
        </button>
      ),
    },
  ]
  return (
    <>
      <PageTitle title="Connected agents" lead="AI agents that you signed in and that act for you." />
      <AccountNav />
      <Loaded load={load} of="your agents">
        {(agents) => {
          const disconnected = agents.filter(({ revokedDate }) => revokedDate !== null)
          return (
            <>
              <Table
                caption="Agents that act for you"
                columns={columns}
                rows={agents.filter(({ revokedDate }) => revokedDate === null)}
                keyOf={({ grantId }) => grantId}
                empty={
                  <>
                    No agent acts for you. <a href="/?connect=agent#connect">Connect one</a>
                  </>
                }
              />
              {disconnected.length > 0 && <DisconnectedAgents agents={disconnected} onAllowed={load.reload} />}
            </>
          )
        }}
      </Loaded>
      {leaving && (
        <DisconnectAgent
          agent={leaving}
          onClose={() => setLeaving(null)}
          onDisconnected={() => {
            setLeaving(null)
            load.reload()
          }}
        />
      )}
    </>
  )
}
