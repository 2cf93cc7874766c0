import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery, type QueryResult } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { say } from '../problemTexts.ts'

type Delivery = Schemas['WebhookDeliveryDto']

/** Pause between two looks at deliveries that are due, and the shortest one before a delivery that will be. */
const POLL_MS = 2000

const STATES: Readonly<Record<Schemas['WebhookDeliveryState'], readonly [title: string, badge: string]>> = {
  Waiting: [common.waiting, 'badge calm'],
  Delivered: [texts.delivered, 'badge good'],
  Failed: [common.failed, 'badge bad'],
}

interface Props {
  readonly id: string
  readonly isActive: boolean
  /** Called when attempts are shown, which may have changed the state of the webhook. */
  readonly onAttempted: () => void
}

/** Deliveries of a webhook with their attempts, each of which can be sent again. */
export function WebhookDeliveries({ id, isActive, onAttempted }: Props): JSX.Element {
  const result = useDeliveries(id, onAttempted)
  const resend = useMutation((eventId: string) =>
    api.POST('/api/Webhooks/{id}/deliveries/{eventId}/resend', { params: { path: { id, eventId } } }),
  )
  return (
    <>
      <h3>{texts.deliveries}</h3>
      {resend.failure && <ProblemView failure={resend.failure} />}
      <Loadable result={result} label={texts.theDeliveries}>
        {({ items, paging }) => (
          <>
            <DeliveryTable
              deliveries={items}
              canSend={isActive && !resend.isSending}
              onSend={(eventId) => void resend.run(eventId).then((answer) => answer && result.reload())}
            />
            {hasPages(paging) && <Pager paging={paging} noun="delivery" />}
          </>
        )}
      </Loadable>
    </>
  )
}

/** Loads a page of deliveries, and again when the next attempt of one of them is due. */
function useDeliveries(id: string, onAttempted: () => void): QueryResult<Schemas['WebhookDeliveryPageDto']> {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Webhooks/{id}/deliveries', { params: { path: { id }, query: { pageNumber } }, signal }),
    [id, pageNumber],
    { pollMs: (page) => untilNextAttempt(page?.items ?? []) },
  )
  const attempts = result.data?.items.reduce((sum, { attemptCount }) => sum + attemptCount, 0)
  useEffect(() => {
    if (attempts) onAttempted()
  }, [attempts, onAttempted])
  return result
}

/** Milliseconds until a look at the next attempt; null when there will be none. */
function untilNextAttempt(deliveries: readonly Delivery[]): number | null {
  const dates = deliveries.flatMap(({ nextAttemptDate }) => nextAttemptDate ?? [])
  if (dates.length === 0) return null
  return Math.max(POLL_MS, Math.min(...dates.map((date) => Date.parse(date))) - Date.now())
}

interface TableProps {
  readonly deliveries: readonly Delivery[]
  readonly canSend: boolean
  /** Called with the id of the event to send again. */
  readonly onSend: (eventId: string) => void
}

function DeliveryTable({ deliveries, canSend, onSend }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: Column<Delivery>[] = [
    { title: texts.event, cell: ({ event }) => event },
    { title: common.date, cell: ({ createdDate }) => dates.dateTime(createdDate) },
    {
      title: texts.state,
      cell: ({ state }) => <span class={STATES[state][1]}>{STATES[state][0]}</span>,
    },
    { title: texts.attempts, cell: (delivery) => <Attempts delivery={delivery} /> },
    {
      title: texts.nextAttempt,
      cell: ({ nextAttemptDate }) => (nextAttemptDate === null ? '–' : dates.dateTime(nextAttemptDate)),
    },
    {
      title: common.sendAgain,
      isActions: true,
      cell: ({ id, event, createdDate }) => (
        <button type="button" disabled={!canSend} onClick={() => onSend(id)}>
          {texts.sendAgainEvent({
            event,
            createdDate: dates.dateTime(createdDate),
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.deliveries}
      columns={columns}
      rows={deliveries}
      keyOf={({ id }) => id}
      empty={texts.noDeliveriesYetSendA}
    />
  )
}

function Attempts({ delivery: { attempts, attemptCount } }: { readonly delivery: Delivery }): JSX.Element {
  const dates = useDates()
  if (attempts.length === 0) return <>{texts.noneOfThem}</>
  return (
    <details>
      <summary>{texts.attemptCount({ count: attemptCount })}</summary>
      <ol>
        {attempts.map(({ startedDate, milliseconds, status, error, answer }) => (
          <li key={startedDate}>
            {texts.attemptAt({
              date: dates.dateTime(startedDate),
              status: String(status ?? texts.noResponse),
              milliseconds: String(milliseconds),
            })}
            {error && <> – {say(error)}</>}
            {answer && <pre>{answer}</pre>}
          </li>
        ))}
      </ol>
    </details>
  )
}
