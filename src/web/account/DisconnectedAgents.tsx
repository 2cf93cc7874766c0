import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'

type Agent = Schemas['ConnectedAgentDto']

interface Props {
  /** Agents whose grant has been revoked. */
  readonly agents: Agent[]
  readonly onAllowed: () => void
}

/** Disconnected agents, each with a button that allows it again. */
export function DisconnectedAgents({ agents, onAllowed }: Props): JSX.Element {
  const dates = useDates()
  const send = useMutation((grantId: string) =>
    api.POST('/api/connected-agents/{grantId}/allow', { params: { path: { grantId } } }),
  )
  const columns: Column<Agent>[] = [
    { title: 'Agent', cell: ({ clientName }) => clientName },
    { title: 'Disconnected', cell: ({ revokedDate }) => (revokedDate ? dates.ago(revokedDate) : null) },
    {
      title: 'Allow again',
      isActions: true,
      cell: ({ grantId, clientName }) => (
        <button
          type="button"
          disabled={send.isSending}
          onClick={() => void send.run(grantId).then((answer) => answer && onAllowed())}
        >
          Allow again <span class="visually-hidden">{clientName}</span>
        </button>
      ),
    },
  ]
  return (
    <>
      {send.failure && <ProblemView failure={send.failure} />}
      <Table
        caption="Disconnected agents"
        columns={columns}
        rows={agents}
        keyOf={({ grantId }) => grantId}
        empty="None."
      />
    </>
  )
}
