import { Html } from './html.ts'

/** Characters that could end a script element, or begin a comment in it (HTML, section 4.12.1.3). */
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/** JSON for a script element whose type is not that of a script. */
export function scriptJson(value: object): Html {
  return new Html(JSON.stringify(value).replace(/[<>&]/g, (character) => ESCAPES[character] ?? character))
}
