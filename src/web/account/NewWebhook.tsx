import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import '../components/CheckboxGroup.css'
import { errorsOf } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf, textOrNull } from '../form.ts'
import { EVENT_GROUPS } from './eventNames.ts'
import { ShownSecret } from './ShownSecret.tsx'
import { WebhookPrinters } from './WebhookPrinters.tsx'
import { useSecretCreation } from './useSecretCreation.ts'

type NewWebhookRequest = Pick<Schemas['CreateWebhookDto'], 'url' | 'description' | 'format' | 'events' | 'printerIds'>

const FORMATS = [
  ['Standard', texts.jsonForPrograms],
  ['Discord', texts.textForDiscord],
  ['Slack', texts.textForSlack],
  ['Ntfy', texts.textForNtfy],
] as const

interface Props {
  readonly onCreated: () => void
  /** Ids of webhooks that were deleted or have another secret, whose first secret is not shown any more. */
  readonly outdatedIds: readonly string[]
}

/** Form that creates a webhook. Its secret is shown only once. */
export function NewWebhook({ onCreated, outdatedIds }: Props): JSX.Element {
  const [created, setCreated] = useState<Schemas['NewWebhookDto'] | null>(null)
  const [webhooks, setWebhooks] = useState(0)
  const create = useSecretCreation(
    (body: NewWebhookRequest, key) =>
      api.POST('/api/Webhooks', {
        params: { header: { 'Idempotency-Key': key } },
        body: { ...body, isActive: true },
      }),
    onCreated,
  )
  const hasNoEvent = errorsOf(create.failure, 'events').length > 0
  return (
    <section class="card" aria-labelledby="new-webhook">
      <h2 id="new-webhook">{texts.newWebhook}</h2>
      <RecordForm
        saves={webhooks}
        isEmptied
        onSubmit={(form) =>
          void create.run(read(form)).then((answer) => {
            if (!answer) return
            setCreated(answer.data)
            setWebhooks(webhooks + 1)
            onCreated()
          })
        }
      >
        <Receiver failure={create.failure} />
        <EventChoice hasNoEvent={hasNoEvent} />
        <WebhookPrinters />
        {hasNoEvent && (
          <p id="no-event" class="error">
            {texts.selectAtLeastOneEvent}
          </p>
        )}
        <FormProblem failure={create.failure} fields={['url', 'description', 'format', 'events']} />
        <SendButton class="primary" isSending={create.isSending}>
          {texts.createAWebhook}
        </SendButton>
      </RecordForm>
      {created && !outdatedIds.includes(created.id) && (
        <ShownSecret secret={created.secret}>{texts.theWebhookHasBeenCreated}</ShownSecret>
      )}
    </section>
  )
}

/** Fields for where events are sent, and in which format. */
function Receiver({ failure }: { readonly failure: Failure | null }): JSX.Element {
  return (
    <div class="fields">
      <TextField
        label={texts.url}
        name="url"
        type="url"
        hint={texts.theAddressThatEventsAre}
        required
        maxLength={2000}
        failure={failure}
      />
      <TextField
        label={common.name}
        name="description"
        hint={texts.forExampleWorkshopDisplay}
        maxLength={200}
        failure={failure}
      />
      <SelectField label={texts.format} name="format" options={FORMATS} value="Standard" failure={failure} />
    </div>
  )
}

/** Check boxes for the events that are sent. */
function EventChoice({ hasNoEvent }: { readonly hasNoEvent: boolean }): JSX.Element {
  return (
    <>
      {EVENT_GROUPS.map(([title, names]) => (
        <fieldset key={title} class="chips titled">
          <legend>{title}</legend>
          {names.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                name="events"
                value={name}
                aria-describedby={hasNoEvent ? 'no-event' : undefined}
                aria-invalid={hasNoEvent || undefined}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

function read(form: FormData): NewWebhookRequest {
  const printerIds = form.getAll('printerIds').map(Number)
  return {
    url: textOf(form, 'url'),
    description: textOrNull(form, 'description'),
    // The values of the options above and of the check boxes; the service checks them.
    format: textOf(form, 'format') as Schemas['WebhookFormat'],
    events: form.getAll('events') as Schemas['EventName'][],
    printerIds: printerIds.length === 0 ? null : printerIds,
  }
}
