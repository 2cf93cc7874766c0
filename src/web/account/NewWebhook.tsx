import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import '../components/CheckboxGroup.css'
import { errorsOf } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { textOf, textOrNull } from '../form.ts'
import { useMutation } from '../useMutation.ts'
import { EVENT_GROUPS } from './eventNames.ts'
import { ShownSecret } from './ShownSecret.tsx'
import { WebhookPrinters } from './WebhookPrinters.tsx'

type NewWebhookRequest = Pick<Schemas['CreateWebhookDto'], 'url' | 'description' | 'format' | 'events' | 'printerIds'>

const FORMATS = [
  ['Standard', 'JSON, for programs'],
  ['Discord', 'Text for Discord'],
  ['Slack', 'Text for Slack'],
  ['Ntfy', 'Text for ntfy'],
] as const

/** Form that creates a webhook. Its secret is shown only once. */
export function NewWebhook({ onCreated }: { onCreated: () => void }): JSX.Element {
  const [created, setCreated] = useState<Schemas['NewWebhookDto'] | null>(null)
  const create = useMutation((body: NewWebhookRequest) =>
    api.POST('/api/Webhooks', { body: { ...body, isActive: true } }),
  )
  return (
    <section class="card" aria-labelledby="new-webhook">
      <h2 id="new-webhook">New webhook</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void create.run(read(new FormData(form))).then((answer) => {
            if (!answer) return
            setCreated(answer.data)
            form.reset()
            onCreated()
          })
        }}
      >
        <TextField
          label="URL"
          name="url"
          type="url"
          hint="The address that events are sent to. It begins with https://, unless the operator of this service allows your network."
          required
          maxLength={2000}
          failure={create.failure}
        />
        <TextField
          label="Name"
          name="description"
          hint="For example: Workshop display"
          maxLength={200}
          failure={create.failure}
        />
        <SelectField label="Format" name="format" options={FORMATS} value="Standard" failure={create.failure} />
        {EVENT_GROUPS.map(([title, names]) => (
          <fieldset key={title} class="chips">
            <legend>{title}</legend>
            {names.map((name) => (
              <label key={name}>
                <input type="checkbox" name="events" value={name} />
                {name}
              </label>
            ))}
          </fieldset>
        ))}
        <WebhookPrinters />
        {errorsOf(create.failure, 'events').length > 0 && <p class="error">Select at least one event.</p>}
        <FormProblem failure={create.failure} fields={['url', 'description', 'format', 'events']} />
        <button type="submit" class="primary" disabled={create.isSending}>
          Create a webhook
        </button>
      </form>
      {created && <ShownSecret secret={created.secret}>The webhook has been created.</ShownSecret>}
    </section>
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
