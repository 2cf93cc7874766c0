import type { JSX } from 'preact'

/** Receivers that people use, and what each of them can verify. */
export function WebhookRecipes(): JSX.Element {
  return (
    <section class="card" aria-labelledby="recipes">
      <h2 id="recipes">Receivers</h2>
      <dl>
        <dt>n8n</dt>
        <dd>
          A Webhook node with “Raw body”. A Code node verifies the signature with the secret (Standard Webhooks 1.0.0).
        </dd>
        <dt>Node-RED</dt>
        <dd>
          An “http in” node. A function node verifies the signature over <code>JSON.stringify(msg.payload)</code>, which
          gives back the bytes that were sent.
        </dd>
        <dt>Home Assistant</dt>
        <dd>
          A Webhook trigger at <code>/api/webhook/&lt;id&gt;</code>. It cannot verify signatures, so choose an id that
          nobody guesses. It responds with 200 to unknown ids too: “Delivered” does not prove that an automation ran.
        </dd>
        <dt>Discord</dt>
        <dd>
          The URL of a channel’s webhook, with the format for Discord. Discord verifies no signature: whoever knows the
          URL can write there.
        </dd>
        <dt>ntfy</dt>
        <dd>
          <code>https://ntfy.sh/&lt;topic&gt;</code>, with the format for ntfy. ntfy verifies no signature: whoever
          knows the topic can read it.
        </dd>
      </dl>
    </section>
  )
}
