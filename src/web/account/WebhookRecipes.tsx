import * as texts from '#texts/account'
import type { JSX } from 'preact'

/** Receivers that people use, and what each of them can verify. */
export function WebhookRecipes(): JSX.Element {
  return (
    <section class="card" aria-labelledby="recipes">
      <h2 id="recipes">{texts.receivers}</h2>
      <dl>
        <dt>n8n</dt>
        <dd>{texts.aWebhookNodeWithRaw}</dd>
        <dt>Node-RED</dt>
        <dd>{texts.anHttpInNode({ code: (text) => <code>{text}</code> })}</dd>
        <dt>Home Assistant</dt>
        <dd>{texts.aWebhookTriggerAt({ code: (text) => <code>{text}</code> })}</dd>
        <dt>Discord</dt>
        <dd>{texts.theUrlOfAChannels}</dd>
        <dt>ntfy</dt>
        <dd>{texts.httpsNtfyShTopic({ code: (text) => <code>{text}</code> })}</dd>
      </dl>
    </section>
  )
}
