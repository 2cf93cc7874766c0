import { phrase, problemTypes, type ProblemType } from '../kernel/problem.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** Whether a name is a problem type. */
export function isProblemType(name: string): name is ProblemType {
  return Object.hasOwn(problemTypes, name)
}

/** HTML page with all problem types. */
export function problemsPage(): string {
  const rows = Object.entries(problemTypes).map(
    ([type, { status, title }]) =>
      html` <tr>
        <td>${status}</td>
        <td><a href="/problems/${type}">${title}</a></td>
        <td><code>${type}</code></td>
      </tr>`,
  )
  return layout(
    'Problems',
    html`
      <h1>Problems</h1>
      <p class="lead">
        Every error response is a problem document (RFC 9457) whose <code>type</code> is the URL of one of these pages.
        The only exception is the plain-text response to an invalid API key.
      </p>
      <div class="scroll" tabindex="0" role="region" aria-label="Problem types">
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Title</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
    `,
  )
}

/** HTML page at the URL in a problem document's `type` (RFC 9457, sections 3.1.1 and 4). */
export function problemPage(type: ProblemType, baseUrl: string): string {
  const { status, title, advice } = problemTypes[type]
  return layout(
    title,
    html`
      <h1>${title}</h1>
      <dl>
        <dt>Type</dt>
        <dd><code>${baseUrl}/problems/${type}</code></dd>
        <dt>Status</dt>
        <dd>${status} ${phrase(status)}</dd>
        <dt>What to do</dt>
        <dd>${advice}</dd>
      </dl>
      <p>
        The document's <code>detail</code> explains the specific
        error${type === 'validation' ? html`, and its <code>errors</code> name each invalid field` : null}. Include the
        <code>traceId</code> when you report a problem.
      </p>
      <p><a href="/problems">All problems</a></p>
    `,
  )
}
