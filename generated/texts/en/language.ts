// written by `make generate`
/** Tag of the language (BCP 47). */
export const language = 'en'

/** Variant of the language for numbers and dates: the one that the browser prefers, or the language itself. */
export const locale: string =
  ('document' in globalThis ? navigator.languages : []).find((tag) => /^en\b/i.test(tag)) ?? language

// The first formatter of a page takes longer than the rest of its start: none is made before one is needed.
let numbers: Intl.NumberFormat | undefined
let rules: Intl.PluralRules | undefined

/** Formats a number. */
export const numeral = (value: number): string => (numbers ??= new Intl.NumberFormat(locale)).format(value)

/**
 * Isolates a text that is inserted into another one: letters that are written from right to left would move numbers and signs around it
 * (Unicode Standard Annex #9, section 2.4).
 */
export const isolate = (text: string | number): string =>
  RIGHT_TO_LEFT.test(String(text)) ? `\u2068${text}\u2069` : String(text)

/** Letters of Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Returns the form for a number: that of the number itself, such as `=0`, or that of its plural category. */
export const plural = <Form>(count: number, forms: { readonly [category: string]: Form; readonly other: Form }): Form =>
  forms[`=${count}`] ?? forms[(rules ??= new Intl.PluralRules(language)).select(count)] ?? forms.other

/** Returns the form for a choice. */
export const select = <Form>(
  choice: string | boolean,
  forms: { readonly [choice: string]: Form; readonly other: Form },
): Form => forms[String(choice)] ?? forms.other
