import { html, type Html } from './html.ts'

/** The contract's descriptions as paragraphs: of Markdown they use blank lines, `**strong**` and backticks only. */
export function paragraphs(text: string | undefined): Html[] {
  return (text ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)
}

/** One sentence or more of the contract, with its code and strong words. */
export function inline(text: string | undefined): Html[] {
  return (text ?? '').split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`
  })
}
