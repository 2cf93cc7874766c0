import type { Problem } from '../kernel/problem.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { html } from './html.ts'
import { textsIn } from './language.ts'
import { layout } from './layout.ts'

/** HTML page for an error, whose own sentences are in English. */
export function errorPage({ title, detail, status }: Problem, traceId: string, language: Language): string {
  const texts = textsIn(language)
  return layout(
    title,
    html`
      <h1>${title}</h1>
      <p class="lead">${detail}</p>
      <p>${texts.goToStartPage({ link: (text) => html`<a href="/">${text}</a>` })}</p>
      ${status === 404 ? null : html`<p class="note">${texts.reportWithTraceId({ traceId, code: (text) => html`<code>${text}</code>` })}</p>`}
    `,
    language,
  )
}
