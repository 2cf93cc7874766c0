import { html, type Html } from './html.ts'

/** One sentence or more of the contract, with its code and strong words. */
export function inline(text: string | undefined): Html[] {
  return (text ?? '').split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`
  })
}
