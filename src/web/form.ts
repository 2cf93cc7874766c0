import * as common from '#texts/common'
import { decimalPoint } from './intl.ts'
import { OUNCE_MG, POUND_MG, toCelsius, weightUnit } from './units.ts'

/** Text of a form control, without surrounding space. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Text of a form control, without surrounding space; null when it is empty. */
export function textOrNull(form: FormData, name: string): string | null {
  return textOf(form, name) || null
}

/** Digits, also those of Arabic and Persian keyboards. */
const [DIGIT, NOT_ZERO] = ['[\\d\\u0660-\\u0669\\u06f0-\\u06f9]', '[1-9\\u0661-\\u0669\\u06f1-\\u06f9]']
/** Signs before decimals, and between thousands: as in `1.234,5`, `1,234.5`, `1 234,5` and `1’234.5`. */
const [POINT, GROUP] = ['[.,\\u066b]', "[.,'\u2019\\s\\u066c]"]
/** That of `POINT` that the language uses between thousands. It must not be the only one before three digits, as in `1,000`. */
const OTHER_POINT = decimalPoint() === ',' ? '.' : ','
const AMBIGUOUS = `${NOT_ZERO}${DIGIT}{0,2}[${OTHER_POINT}]${DIGIT}{3}(?!${DIGIT}|${POINT})`
const GROUPED = `${NOT_ZERO}${DIGIT}{0,2}(?<group>${GROUP})${DIGIT}{3}(?:\\k<group>${DIGIT}{3}){0,3}(?:(?!\\k<group>)${POINT}${DIGIT}{1,15})?`
/** A decimal number. Thirty digits are never infinite. */
const NUMBER = `(?!${AMBIGUOUS})(?:${DIGIT}{1,15}(?:${POINT}${DIGIT}{1,15})?|${GROUPED})`
const MINUS = '[\\-\u2212]?'
const WRITTEN = new RegExp(`^${MINUS}${NUMBER}$`, 'u')
const STARTS_AMBIGUOUS = new RegExp(`^\\s*${MINUS}${AMBIGUOUS}`, 'u')

/** Attributes of a `DecimalInput` for a number of at least 0. */
export const decimal = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: `\\s*${NUMBER}\\s*`,
  title: common.aNumberForExample,
} as const

/** Milligrams of a unit of weight. */
const UNITS: Readonly<Record<string, number>> = {
  g: 1000,
  kg: 1e6,
  oz: OUNCE_MG,
  lb: POUND_MG,
  lbs: POUND_MG,
}
const UNIT = '([gG]|[kK][gG]|[oO][zZ]|[lL][bB][sS]?)?'

/** Attributes of a `DecimalInput` for a weight of at least 0, in grams or with a unit; `toMilligrams` reads it. */
export const weightInput = {
  ...decimal,
  pattern: `\\s*${NUMBER}\\s*${UNIT}\\s*`,
  get title() {
    return weightTitle()
  },
} as const

/** Attributes of a `DecimalInput` for a weight that may be negative. */
export const signedWeightInput = {
  ...weightInput,
  inputMode: 'text',
  pattern: `\\s*${MINUS}${NUMBER}\\s*${UNIT}\\s*`,
  // Not taken from `weightInput`: that would be the title for the unit that was in use when the page was loaded.
  get title() {
    return weightTitle()
  },
} as const

function weightTitle(): string {
  return weightUnit() === 'g' ? common.aWeightInGramsOr : common.aWeightInOunces
}

/** Number of a `DecimalInput`; null when it is empty. */
export function numberOrNull(form: FormData, name: string): number | null {
  return toNumber(textOf(form, name))
}

/** Parses a number of a `DecimalInput`, or one as programs write it; null for an empty text. */
export function toNumber(text: string): number | null {
  if (text === '') return null
  const written = WRITTEN.exec(text)
  if (!written) return Number(text)
  return Number(
    text
      .replaceAll(written.groups?.['group'] ?? '', '')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[,\u066b]/, '.')
      .replace('\u2212', '-'),
  )
}

/** Why a text of a `DecimalInput` is refused that may be a number, such as `1.000` where decimals have a comma; null for others. */
export function ambiguityOf(text: string): string | null {
  return STARTS_AMBIGUOUS.test(text) ? common.ambiguousNumber({ sign: OTHER_POINT, point: decimalPoint() }) : null
}

/** Converts a weight to milligrams, in the user's unit unless it names one: `750`, `750 g`, `1 kg`, `35 oz` or `2.2 lb`; null for an empty text. */
export function toMilligrams(text: string): number | null {
  const weight = text.trim()
  const unit = /(?<![a-z])[a-z]*$/i.exec(weight)?.[0] ?? ''
  const number = toNumber(weight.slice(0, weight.length - unit.length).trimEnd())
  return number === null ? null : Math.round(number * (UNITS[unit.toLowerCase() || weightUnit()] ?? Number.NaN))
}

/**
 * Milligrams of an input with the attributes `weightInput`; null when it is empty. A field that shows a rounded weight has its exact
 * one in a hidden one (`WeightField`), which counts as long as the text is unchanged.
 */
export function milligramsOrNull(form: FormData, name: string): number | null {
  const text = textOf(form, name)
  const [shown, exact] = textOf(form, `${name}.exact`).split(' ')
  return exact && text === shown ? Number(exact) : toMilligrams(text)
}

/** Degrees Celsius of a `TemperatureField`; null when it is empty. As long as its text is unchanged, the exact ones count. */
export function celsiusOrNull(form: FormData, name: string): number | null {
  const text = textOf(form, name)
  const [shown, exact] = textOf(form, `${name}.exact`).split(' ')
  if (exact && text === shown) return Number(exact)
  const degrees = toNumber(text)
  return degrees === null ? null : toCelsius(degrees)
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
