import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { DisconnectAgent } from '../account/DisconnectAgent.tsx'
import { DisconnectedAgents } from '../account/DisconnectedAgents.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'

type Agent = Schemas['ConnectedAgentDto']

/** Permissions that the scopes grant. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  'read:printdata': 'Read your logbook',
  'write:printdata': 'Add and edit records, but not delete them',
}

/** Account page: connected agents. */
export default function ConnectedAgents(): JSX.Element {
  const result = useQuery(
    (signal) => api.GET('/api/connected-agents', { params: { query: { includeRevoked: true } }, signal }),
    [],
  )
  const [disconnecting, setDisconnecting] = useState<Agent | null>(null)
  return (
    <>
      <PageTitle title="Connected agents" lead="AI agents that can act on your behalf." />
      <AccountNav />
      <Loadable result={result} label="your agents">
        {(agents) => {
          const disconnected = agents.filter(({ revokedDate }) => revokedDate !== null)
          return (
            <>
              <AgentTable
                agents={agents.filter(({ revokedDate }) => revokedDate === null)}
                onDisconnect={setDisconnecting}
              />
              {disconnected.length > 0 && <DisconnectedAgents agents={disconnected} onAllowed={result.reload} />}
            </>
          )
        }}
      </Loadable>
      {disconnecting && (
        <DisconnectAgent
          agent={disconnecting}
          onClose={() => setDisconnecting(null)}
          onDisconnected={() => {
            setDisconnecting(null)
            result.reload()
          }}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly agents: readonly Agent[]
  readonly onDisconnect: (agent: Agent) => void
}

function AgentTable({ agents, onDisconnect }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<Agent>[] = [
    { title: 'Agent', cell: ({ clientName }) => clientName },
    {
      title: 'Permissions',
      cell: ({ scopes }) => scopes.flatMap((scope) => PERMISSIONS[scope] ?? []).join('. ') || 'None',
    },
    { title: 'Connected', cell: ({ firstSeenDate }) => dates.date(firstSeenDate) },
    { title: 'Last active', cell: ({ lastSeenDate }) => dates.ago(lastSeenDate) },
    {
      title: 'Disconnect',
      isActions: true,
      cell: (agent) => (
        <button type="button" class="danger" onClick={() => onDisconnect(agent)}>
          Disconnect <span class="visually-hidden">{agent.clientName}</span>
        </button>
      ),
    },
  ]
  return (
    <Table
      caption="Connected agents"
      columns={columns}
      rows={agents}
      keyOf={({ grantId }) => grantId}
      empty={
        <>
          No agents connected. <a href="/?connect=agent#connect">Connect one</a>
        </>
      }
    />
  )
}
