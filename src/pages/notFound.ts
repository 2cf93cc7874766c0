import { html } from './html.ts'
import { layout } from './layout.ts'

/** The page of an address that has none. */
export function notFoundPage(): string {
  return layout(
    'Nothing is here',
    html`
      <h1>Nothing is here</h1>
      <p class="lead">
        This address has no page. The <a href="/docs">reference</a> lists every operation, and the
        <a href="/">start page</a> says what this is.
      </p>
    `,
  )
}
