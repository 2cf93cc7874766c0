import type { Problem } from '../kernel/problem.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** HTML page for an error. */
export function errorPage({ title, detail, status }: Problem, traceId: string): string {
  return layout(
    title,
    html`
      <h1>${title}</h1>
      <p class="lead">${detail}</p>
      <p>Go to the <a href="/">start page</a>.</p>
      ${status === 404 ? null : html`<p class="note">To report this, include the trace ID <code>${traceId}</code>.</p>`}
    `,
  )
}
