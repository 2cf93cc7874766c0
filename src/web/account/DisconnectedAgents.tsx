import * as texts from '#texts/account'
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
    { title: texts.agent, cell: ({ clientName }) => clientName },
    { title: texts.disconnected, cell: ({ revokedDate }) => (revokedDate ? dates.ago(revokedDate) : null) },
    {
      title: texts.allowAgain,
      isActions: true,
      cell: ({ grantId, clientName }) => (
        <button
          type="button"
          disabled={send.isSending}
          onClick={() => void send.run(grantId).then((answer) => answer && onAllowed())}
        >
          {texts.allowAgainClientName({ clientName, hidden: (text) => <span class="visually-hidden">{text}</span> })}
        </button>
      ),
    },
  ]
  return (
    <>
      {send.failure && <ProblemView failure={send.failure} />}
      <Table
        caption={texts.disconnectedAgents}
        columns={columns}
        rows={agents}
        keyOf={({ grantId }) => grantId}
        empty={texts.noAgents}
      />
    </>
  )
}
