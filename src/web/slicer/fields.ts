/** Untyped values by name. */
export type SlicerFields = Readonly<Record<string, unknown>>

/** Properties of an object; none for any other value. */
export function fieldsOf(value: unknown): SlicerFields {
  return isFields(value) ? value : {}
}

/** Whether a value is an object. */
export function isFields(value: unknown): value is SlicerFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text without surrounding space; null when it is empty or of another type. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A number of at least 0, also as text; null for any other value. */
export function amount(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

/** A number of at least 0, rounded to an integer; null for any other value. */
export function integerOrNull(value: unknown): number | null {
  const number = amount(value)
  return number === null ? null : Math.round(number)
}
