/** Text of a form control, without surrounding space. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Text of a form control, without surrounding space; null when it is empty. */
export function textOrNull(form: FormData, name: string): string | null {
  return textOf(form, name) || null
}

/** Attributes of an input for a decimal number of at least 0, with a point or a comma. */
export const decimal = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: '\\s*\\d+([.,]\\d+)?\\s*',
  title: 'A number, for example 12.5',
} as const

/** Attributes of an input for a decimal number that may be negative. */
export const signedDecimal = { ...decimal, inputMode: 'text', pattern: '\\s*-?\\d+([.,]\\d+)?\\s*' } as const

/** Number in an input with the attributes `decimal`; null when it is empty. */
export function numberOrNull(form: FormData, name: string): number | null {
  return toNumber(textOf(form, name))
}

/** Parses a number with a point or a comma; null for an empty text. */
function toNumber(text: string): number | null {
  return text === '' ? null : Number(text.replace(',', '.'))
}

/** Converts a text in grams to milligrams; null for an empty text. */
export function toMilligrams(grams: string): number | null {
  const number = toNumber(grams.trim())
  return number === null ? null : Math.round(number * 1000)
}

/** Milligrams of an input in grams; null when it is empty. */
export function milligramsOrNull(form: FormData, name: string): number | null {
  return toMilligrams(textOf(form, name))
}

/** Whether a checkbox is checked. */
export function isOn(form: FormData, name: string): boolean {
  return form.get(name) !== null
}

/** Text of a control that is one of several choices; the first choice when it is none of them. */
export function choiceOf<Choice extends string>(
  form: FormData,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = textOf(form, name)
  return choices.find((choice) => choice === text) ?? choices[0]
}

/**
 * Creates a merge patch of the properties that a form has changed. Unchanged properties are not sent, so that they do not
 * overwrite a concurrent change by another client or a printer.
 * @param body the record as read from the form
 * @param record the record that the form started with
 */
export function mergePatch<Body extends object>(
  body: Body,
  record: { readonly [Name in keyof Body]?: unknown },
): Partial<Body> {
  const names = Object.keys(body) as (keyof Body)[]
  const changed = names.filter((name) => JSON.stringify(body[name]) !== JSON.stringify(record[name]))
  return Object.fromEntries(changed.map((name) => [name, body[name]])) as Partial<Body>
}

/** Milligrams as the grams of a weight field; null for none. */
export function toGrams(milligrams: number | null | undefined): number | null {
  return milligrams == null ? null : milligrams / 1000
}
