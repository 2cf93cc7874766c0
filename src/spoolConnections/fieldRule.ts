import type { Field } from '../../generated/spoolman/api.d.ts'

/** Rule for the values of an additional field. */
export type FieldRule = Pick<Field, 'field_type'> & {
  readonly choices?: readonly string[] | null | undefined
  readonly multi_choice?: boolean | null | undefined
}

/** Additional field of a kind of record. */
export interface AdditionalField {
  readonly entity: string
  readonly key: string
  readonly name: string
  readonly position: number
  readonly unit: string | null
  readonly fieldType: FieldRule['field_type']
  /** JSON text. */
  readonly defaultValue: string | null
  readonly choices: readonly string[] | null
  readonly multiChoice: boolean | null
}

/** Unicode characters of a text or a choice as JSON, as many as in Spoolman. */
const MAX_TEXT = 65_535
/** Characters of a number, a range, a date and a truth value. PostgreSQL reads no number with more than 16,383 decimal places. */
const MAX_OTHER = 4096
/** Exponent of a number with too many decimal places, however many digits it has. */
const LONG_EXPONENT = /e[+-]?0*[1-9]\d{3}/i

/** Fields of one kind of record. */
export const MAX_ADDITIONAL_FIELDS = 128

const isInteger = (value: unknown) => Number.isSafeInteger(value)
// PostgreSQL reads the values as JSON to sort lists, and refuses a number such as 1e999 or 1e-99999, NUL, and half of a surrogate pair.
const isNumber = (value: unknown) => Number.isFinite(value)
const isRange = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((end) => end === null || check(end))
const isText = (value: unknown) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

const CHECKS: Readonly<Record<Exclude<Field['field_type'], 'choice'>, (value: unknown) => boolean>> = {
  text: isText,
  integer: isInteger,
  integer_range: isRange(isInteger),
  float: isNumber,
  float_range: isRange(isNumber),
  datetime: (value) => isText(value) && !Number.isNaN(Date.parse(String(value))),
  boolean: (value) => typeof value === 'boolean',
}

/** Types that a field can have. */
export const FIELD_TYPES: readonly Field['field_type'][] = [
  ...(Object.keys(CHECKS) as (keyof typeof CHECKS)[]),
  'choice',
]

/** Whether a value is one of a field, apart from its length. */
function fitsField({ field_type: type, choices, multi_choice: isMulti }: FieldRule, value: unknown): boolean {
  if (type !== 'choice') return CHECKS[type](value)
  const isChoice = (choice: unknown) => isText(choice) && choices?.includes(String(choice)) === true
  return isMulti === true ? Array.isArray(value) && value.every(isChoice) : isChoice(value)
}

/** Whether a text is the JSON of a value of a field, and no longer than programs can send. */
export function fitsFieldAsText(rule: FieldRule, text: string): boolean {
  if (!hasFittingLength(rule, text)) return false
  try {
    return fitsField(rule, JSON.parse(text))
  } catch {
    return false
  }
}

function hasFittingLength({ field_type: type }: FieldRule, text: string): boolean {
  if (type !== 'text' && type !== 'choice') return text.length <= MAX_OTHER && !LONG_EXPONENT.test(text)
  return text.length <= MAX_TEXT || (text.length <= 2 * MAX_TEXT && [...text].length <= MAX_TEXT)
}

/** The rule for the values of a field. */
export function ruleOf({ fieldType, choices, multiChoice }: AdditionalField): FieldRule {
  return { field_type: fieldType, choices, multi_choice: multiChoice }
}

/** Whether the choices and the default value of a field fit its type. */
export function isSoundField(field: AdditionalField): boolean {
  const isChoice = field.fieldType === 'choice'
  return (
    isChoice === (field.choices !== null) &&
    isChoice === (field.multiChoice !== null) &&
    (field.defaultValue === null || fitsFieldAsText(ruleOf(field), field.defaultValue))
  )
}
