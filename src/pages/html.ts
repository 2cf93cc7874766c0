/** Escaped HTML. Only `html` creates it, so that no text reaches a page unescaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Template tag that escapes its values for text and for quoted attributes. Lists are joined, null is left out, and values of
 * type `Html` are inserted as they are.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index] ?? null)).join(''))
}

function render(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
