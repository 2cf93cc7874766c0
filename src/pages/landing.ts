import { html } from './html.ts'
import { layout } from './layout.ts'

/** The page at the root: what this is and where to go on. */
export function landingPage(baseUrl: string): string {
  return layout(
    'Print Log',
    html`
      <h1>Print Log</h1>
      <p class="lead">
        A logbook for 3D printing: prints, printers, filament spools and projects, kept by people, slicers and printers
        through one HTTP API.
      </p>
      <ul class="cards">
        <li>
          <a href="/docs"><strong>Reference</strong> Every operation, how to authenticate, what is answered.</a>
        </li>
        <li>
          <a href="/openapi.json"
            ><strong>OpenAPI description</strong> To generate a client from; also as <code>openapi.yaml</code>.</a
          >
        </li>
        <li>
          <a href="/problems"><strong>Problems</strong> Every kind of error and what to do about it.</a>
        </li>
      </ul>
      <h2>A first request</h2>
      <pre tabindex="0"><code>curl ${baseUrl}/api/Prints/summary -H 'X-Api-Key: &lt;API_KEY&gt;'</code></pre>
    `,
  )
}
