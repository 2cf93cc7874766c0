import * as texts from '#texts/account'
import * as common from '#texts/common'
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
  const [outdatedIds, setOutdatedIds] = useState<readonly string[]>([])
  // The contract allows a user fewer webhooks than a page has.
  const result = useQuery((signal) => api.GET('/api/Webhooks', { params: { query: { pageSize: 200 } }, signal }), [], {
    kinds: ['webhook'],
  })
  return (
    <>
      <PageTitle title={common.webhooks} lead={texts.aWebhookSendsYourEvents} />
      <AccountNav />
      <NewWebhook onCreated={result.reload} outdatedIds={outdatedIds} />
      <h2>{texts.yourWebhooks}</h2>
      <Loadable result={result} label={texts.loadingWebhooks}>
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
                      {texts.onlyEventsAbout({
                        printers: () =>
                          webhook.printerIds?.map((id, index) => (
                            <Fragment key={id}>
                              {index > 0 && ', '}
                              <PrinterLink id={id} />
                            </Fragment>
                          )),
                      })}
                    </p>
                  )}
                  <WebhookActions
                    key={webhook.id}
                    webhook={webhook}
                    onChanged={result.reload}
                    onPinged={() => setRound(round + 1)}
                    onRotated={() => setOutdatedIds([...outdatedIds, webhook.id])}
                    onDeleted={() => {
                      setOutdatedIds([...outdatedIds, webhook.id])
                      result.reload()
                    }}
                  />
                  <WebhookDeliveries
                    key={`${webhook.id} ${round}`}
                    id={webhook.id}
                    isActive={webhook.isActive}
                    onAttempted={result.refresh}
                  />
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
      title: common.name,
      cell: (webhook) => <a href={`/account/webhooks?webhook=${webhook.id}`}>{webhookName(webhook)}</a>,
    },
    { title: texts.host, cell: ({ url }) => new URL(url).host },
    { title: texts.format, cell: ({ format }) => format },
    { title: texts.state, cell: (webhook) => <State webhook={webhook} /> },
    { title: common.created, cell: ({ createdDate }) => dates.date(createdDate) },
  ]
  return (
    <Table
      caption={texts.yourWebhooks}
      columns={columns}
      rows={webhooks}
      keyOf={({ id }) => id}
      empty={texts.noWebhooksYet}
    />
  )
}

function State({ webhook }: { readonly webhook: Webhook }): JSX.Element {
  const dates = useDates()
  const { isActive, disabledReason, failingSince } = webhook
  if (disabledReason === 'Gone') return <span class="badge warn">{texts.disabledTheReceiverIsGone}</span>
  if (disabledReason === 'Failing') return <span class="badge warn">{texts.disabledItFailedForFive}</span>
  if (!isActive) return <span class="badge calm">{texts.off}</span>
  if (failingSince)
    return <span class="badge warn">{texts.failingFirstFailingSince({ failingSince: dates.ago(failingSince) })}</span>
  return <span class="badge good">{texts.on}</span>
}
