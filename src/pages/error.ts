import type { Problem } from '../http/problem.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** The page of a failure, for people. */
export function errorPage({ title, detail, status }: Problem, traceId: string): string {
  return layout(
    title,
    html`
      <h1>${title}</h1>
      <p class="lead">${detail}</p>
      <p>Go on from the <a href="/">start page</a>.</p>
      ${status === 404 ? null : html`<p class="note">To report this, quote the trace id <code>${traceId}</code>.</p>`}
    `,
  )
}
