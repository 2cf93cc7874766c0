import * as texts from '#texts/account'
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
  'read:printdata': texts.readYourLogbook,
  'write:printdata': texts.addAndEditRecordsBut,
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
      <PageTitle title={texts.connectedAgents} lead={texts.aiAgentsThatCanAct} />
      <AccountNav />
      <Loadable result={result} label={texts.yourAgents}>
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
    { title: texts.agent, cell: ({ clientName }) => clientName },
    {
      title: texts.permissions,
      cell: ({ scopes }) => scopes.flatMap((scope) => PERMISSIONS[scope] ?? []).join('. ') || texts.noneOfThem,
    },
    { title: texts.connected, cell: ({ firstSeenDate }) => dates.date(firstSeenDate) },
    { title: texts.lastActive, cell: ({ lastSeenDate }) => dates.ago(lastSeenDate) },
    {
      title: texts.disconnect,
      isActions: true,
      cell: (agent) => (
        <button type="button" class="danger" onClick={() => onDisconnect(agent)}>
          {texts.disconnectHidden({
            clientName: agent.clientName,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.connectedAgents}
      columns={columns}
      rows={agents}
      keyOf={({ grantId }) => grantId}
      empty={<>{texts.noAgentsConnectedConnect({ link: (text) => <a href="/connect?with=agent">{text}</a> })}</>}
    />
  )
}
