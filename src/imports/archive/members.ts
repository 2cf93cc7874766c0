/** JSON Schema of a value, or of a record. */
export type Schema = Readonly<Record<string, unknown>>

const MAX_SAFE = Number.MAX_SAFE_INTEGER
const MAX_MG = 1_000_000_000
/** Bound of a balance, and of the amount of an entry, in mg. */
const MAX_BALANCE_MG = 1_000_000_000_000
const MAX_MICROS = 1_000_000_000_000_000

/** A member that may be null, and is null where the record lacks it. */
export function optional(schema: Schema): Schema {
  const values = schema['enum'] as unknown[] | undefined
  return { ...schema, type: [schema['type'], 'null'], default: null, ...(values && { enum: [...values, null] }) }
}

/** A member with a value where the record lacks it. */
export function withDefault(schema: Schema, value: unknown): Schema {
  return { ...schema, default: value }
}

/** Text with a maximum number of Unicode characters. */
export function text(maxLength: number): Schema {
  return { type: 'string', maxLength, format: 'storable' }
}

/** Text that is not blank. */
export function name(maxLength: number): Schema {
  return { type: 'string', maxLength, format: 'name' }
}

/** One of some texts. */
export function choice(values: readonly string[]): Schema {
  return { type: 'string', enum: values }
}

/** An integer between two bounds, each included. */
export function integerMember(minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum }
}

/** A number between two bounds, each included. */
export function decimalMember(minimum: number, maximum: number): Schema {
  return { type: 'number', minimum, maximum }
}

/** A list; an empty one where the record lacks it. */
export function listMember(items: Schema, maxItems: number): Schema {
  return { type: 'array', items, maxItems, default: [] }
}

/** An object; members that it does not name are ignored. */
export function record(properties: Readonly<Record<string, Schema>>): Schema {
  const required = Object.keys(properties).filter((key) => !('default' in (properties[key] ?? {})))
  return { type: 'object', required, properties }
}

export const booleanMember: Schema = { type: 'boolean' }
export const number: Schema = integerMember(1, MAX_SAFE)
export const uuid: Schema = { type: 'string', format: 'uuid' }
export const timeMember: Schema = { type: 'string', format: 'moment' }
export const dayMember: Schema = { type: 'string', format: 'day' }
export const seconds: Schema = integerMember(0, 2_147_483_647)
export const mg: Schema = integerMember(0, MAX_MG)
export const sumMg: Schema = integerMember(0, MAX_BALANCE_MG)
export const balanceMg: Schema = integerMember(-MAX_BALANCE_MG, MAX_BALANCE_MG)
export const micros: Schema = integerMember(0, MAX_MICROS)
export const currency: Schema = { type: 'string', format: 'currency' }
export const color: Schema = { type: 'string', pattern: '^#[0-9A-F]{6}$' }
export const urlMember: Schema = { type: 'string', maxLength: 2000, pattern: '^https?://', format: 'storable' }
export const dates = { createdDate: timeMember, updatedDate: timeMember }
