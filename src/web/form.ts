/** Reading a form's controls by name. */

/** The text of a control, without space around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The same; null when nothing is there. */
export function textOrNull(form: FormData, name: string): string | null {
  return textOf(form, name) || null
}

/** The attributes of a control for a number of at least 0, with a point or a comma. */
export const decimal = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: '\\s*\\d+([.,]\\d+)?\\s*',
  title: 'A number such as 12.5',
} as const

/** The same for a number that may be negative. */
export const signedDecimal = { ...decimal, inputMode: 'text', pattern: '\\s*-?\\d+([.,]\\d+)?\\s*' } as const

/** The number in a control that has `decimal`; null when nothing is there. */
export function numberOrNull(form: FormData, name: string): number | null {
  return toNumber(textOf(form, name))
}

/** The number that a text says, with a point or a comma; null for an empty one. */
function toNumber(text: string): number | null {
  return text === '' ? null : Number(text.replace(',', '.'))
}

/** The milligrams that a text says in grams; null for an empty one. */
export function toMilligrams(grams: string): number | null {
  const number = toNumber(grams.trim())
  return number === null ? null : Math.round(number * 1000)
}

/** The same of a control. */
export function milligramsOrNull(form: FormData, name: string): number | null {
  return toMilligrams(textOf(form, name))
}

/** Whether a checkbox is on. */
export function isOn(form: FormData, name: string): boolean {
  return form.get(name) !== null
}

/** One of some texts, such as the names of an enumeration; the first when the control has another. */
export function choiceOf<Choice extends string>(
  form: FormData,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = textOf(form, name)
  return choices.find((choice) => choice === text) ?? choices[0]
}
