import * as texts from '#texts/edit'
import { language } from '#texts/language'

/** Widened: each build knows only its own. */
const PAGE_LANGUAGE: string = language
/** Errors of a request as a whole have these names, which no property of a form but that of a comment has. */
const NO_PROPERTY: ReadonlySet<string> = new Set(['body', 'path', 'request'])

/** Label of a property; that of one without a label in the catalogue is its name. */
export function propertyLabel(name: string): string {
  const words = name
    .replace(/(?:InSeconds|Mg|Mm|Celsius)$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return texts.propertyLabel({ name, words: words.charAt(0).toUpperCase() + words.slice(1) })
}

/**
 * Label of the field that a validation error is about, such as that of `filamentUsage` for `filamentUsage[0].amountMg`; empty where none
 * is known. In English, the name of a property makes a label.
 */
export function errorLabel(field: string): string {
  const name = /^[A-Za-z]+(?=$|[.[])/.exec(field)?.[0] ?? ''
  if (name === '' || NO_PROPERTY.has(name)) return ''
  return PAGE_LANGUAGE === 'en' ? propertyLabel(name) : texts.propertyLabel({ name, words: '' })
}
