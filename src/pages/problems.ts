import { phrase, problemTypes, type ProblemType } from '../http/problem.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** Whether problem documents may name this type. */
export function isProblemType(name: string): name is ProblemType {
  return Object.hasOwn(problemTypes, name)
}

/** The list of all problem types. */
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
        Every error is a problem document (RFC 9457) whose <code>type</code> is the address of one of these pages. Only
        an invalid API key is answered with plain text.
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

/** The page that a problem document's `type` leads to (RFC 9457, sections 3.1.1 and 4). */
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
        The document's <code>detail</code> says more about the one
        request${type === 'validation' ? html`, and <code>errors</code> names each invalid field` : null}. Quote its
        <code>traceId</code> when you report a problem.
      </p>
      <p><a href="/problems">All problems</a></p>
    `,
  )
}
