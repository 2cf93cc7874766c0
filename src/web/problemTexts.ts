import { BACKGROUND } from './problems/background.ts'
import { DETAILS } from './problems/details.ts'
import { FIELDS } from './problems/fields.ts'

export { errorLabel } from './edit/propertyLabel.ts'

const SENTENCES = [...DETAILS, ...BACKGROUND, ...FIELDS]

/**
 * Says a sentence or title of the service in the language of the pages, in words for people: the service writes for programs. Null
 * for one that they do not know.
 */
export function translate(sentence: string): string | null {
  for (const [sent, say] of SENTENCES) {
    const found = sent.exec(sentence)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return null
}

/** Says a sentence or title of the service in words for people, or as it is if the pages do not know it. */
export function say(sentence: string): string {
  return translate(sentence) ?? sentence
}
