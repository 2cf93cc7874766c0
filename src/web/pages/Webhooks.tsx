import { Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { NewWebhook } from '../account/NewWebhook.tsx'
import { WebhookActions } from '../account/WebhookActions.tsx'
import { WebhookDeliveries } from '../account/WebhookDeliveries.tsx'
import { webhookName } from '../account/webhookName.ts'
import { WebhookRecipes } from '../account/WebhookRecipes.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterLink } from '../components/PrinterLink.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type Webhook = Schemas['WebhookDto']

/** Account page: webhooks. */
export default function Webhooks(): JSX.Element {
  const searchParams = useSearchParams()
  const selected = searchParams.get('webhook')
  const [round, setRound] = useState(0)
  // The contract allows a user fewer webhooks than a page has.
  const result = useQuery((signal) => api.GET('/api/Webhooks', { params: { query: { pageSize: 200 } }, signal }), [])
  return (
    <>
      <PageTitle
        title="Webhooks"
        lead="A webhook sends your events to a URL: to your home automation, a chat, or a program of yours. Each request is signed, and repeated until the receiver has responded."
      />
      <AccountNav />
      <NewWebhook onCreated={result.reload} />
      <h2>Your webhooks</h2>
      <Loadable result={result} label="your webhooks">
        {({ items }) => {
          const webhook = items.find(({ id }) => id === selected)
          return (
            <>
              <WebhookTable webhooks={items} />
              {webhook && (
                <section class="card" aria-labelledby="webhook">
                  <h2 id="webhook">{webhookName(webhook)}</h2>
                  <p>{webhook.events.join(', ')}</p>
                  {webhook.printerIds && (
                    <p>
                      Only events about{' '}
                      {webhook.printerIds.map((id, index) => (
                        <Fragment key={id}>
                          {index > 0 && ', '}
                          <PrinterLink id={id} />
                        </Fragment>
                      ))}
                    </p>
                  )}
                  <WebhookActions
                    key={webhook.id}
                    webhook={webhook}
                    onChanged={result.reload}
                    onPinged={() => setRound(round + 1)}
                    onDeleted={result.reload}
                  />
                  <WebhookDeliveries key={`${webhook.id} ${round}`} id={webhook.id} isActive={webhook.isActive} />
                </section>
              )}
            </>
          )
        }}
      </Loadable>
      <WebhookRecipes />
    </>
  )
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }): JSX.Element {
  const dates = useDates()
  const columns: Column<Webhook>[] = [
    {
      title: 'Name',
      cell: (webhook) => <a href={`/account/webhooks?webhook=${webhook.id}`}>{webhookName(webhook)}</a>,
    },
    { title: 'Host', cell: ({ url }) => new URL(url).host },
    { title: 'Format', cell: ({ format }) => format },
    { title: 'State', cell: (webhook) => <State webhook={webhook} /> },
    { title: 'Created', cell: ({ createdDate }) => dates.date(createdDate) },
  ]
  return (
    <Table caption="Your webhooks" columns={columns} rows={webhooks} keyOf={({ id }) => id} empty="No webhooks yet." />
  )
}

function State({ webhook }: { readonly webhook: Webhook }): JSX.Element {
  const dates = useDates()
  const { isActive, disabledReason, failingSince } = webhook
  if (disabledReason === 'Gone') return <span class="badge warn">Disabled: the receiver is gone</span>
  if (disabledReason === 'Failing') return <span class="badge warn">Disabled: it failed for five days</span>
  if (!isActive) return <span class="badge calm">Off</span>
  if (failingSince) return <span class="badge warn">Failing, first {dates.ago(failingSince)}</span>
  return <span class="badge good">On</span>
}
