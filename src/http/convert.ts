import { Problem } from '../kernel/problem.ts'

/** Conversion of text to a value of its schema's type. */
export type Convert = (text: string) => unknown

/** Sentence about text that is not percent-encoded UTF-8. */
export const BROKEN_ENCODING = 'This is not valid percent-encoding.'

/** Schema of a parameter, with references resolved, as far as conversion looks at it. */
export interface ParameterSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly items?: ParameterSchema
  readonly $ref?: string
}

/**
 * Converts text to the schema's type. Text that does not look like the type stays text and fails validation as such:
 * `0x10`, `1e3`, ` 1` and `1.0` are not integers. An id beyond 2^53 is rounded to a number that is beyond it, too, and so refused by the
 * contract's maximum, never taken for another id.
 */
const converters: Record<string, Convert> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text),
  boolean: (text) => (/^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text),
}
const asText: Convert = (text) => text
/** Case does not count in a UUID; PostgreSQL spells it in lower case, and operations compare it with what they read. */
const asUuid: Convert = (text) => text.toLowerCase()

/** The conversion for a schema; text stays as it is. */
export function converter(schema: ParameterSchema | undefined): Convert {
  if (schema?.format === 'uuid') return asUuid
  return (typeof schema?.type === 'string' && converters[schema.type]) || asText
}

/**
 * Refuses text that PostgreSQL cannot store or search for (NUL), here where the parameter's name is known.
 * @throws Problem 400
 */
export function storable(name: string, text: string): string {
  if (text.includes('\0')) throw Problem.invalid({ [name]: ['Text must not contain the NUL character.'] })
  return text
}
