import { nameOf, resolveSchema, type Contract, type Schema } from './document.ts'

/** Type of a schema, such as `string (date-time) or null` or `list of PrintDto`. */
export function typeText(contract: Contract, schema: Schema): string {
  const own = resolveSchema(contract, schema)
  if (own.oneOf) return own.oneOf.map((one) => typeText(contract, one)).join(' or ')
  const types = [own.type ?? []].flat()
  const names = types.filter((type) => type !== 'null').map((type) => oneType(contract, schema, own, type))
  return [...names, ...(types.includes('null') ? ['null'] : [])].join(' or ') || 'any'
}

function oneType(contract: Contract, schema: Schema, own: Schema, type: string): string {
  if (type === 'array' && own.items) return `list of ${typeText(contract, own.items)}`
  if (type === 'object') return nameOf(schema) ?? 'object'
  return own.format === undefined ? type : `${type} (${own.format})`
}

/** Longer patterns, such as those of timestamps, say less than the format and the description. */
const MAX_PATTERN = 40

/** Bounds of a value, such as `1 to 255 characters` or `0 or more`. */
export function boundTexts(schema: Schema): string[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, pattern } = schema
  const isNamed = schema.enum !== undefined || schema.const !== undefined
  return [
    isNamed ? null : rangeText(minLength, maxLength, ' characters'),
    rangeText(minItems, maxItems, ' items'),
    rangeText(minimum, maximum, ''),
    exclusiveMinimum === undefined ? null : `more than ${exclusiveMinimum}`,
    pattern === undefined || pattern === '\\S' || pattern.length > MAX_PATTERN ? null : `pattern ${pattern}`,
  ].filter((text) => text !== null)
}

function rangeText(least: number | undefined, most: number | undefined, unit: string): string | null {
  // The bound of every integer that JavaScript can represent says nothing.
  const highest = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (highest === undefined) return least === undefined || least === 0 ? null : `${least}${unit} or more`
  if (least === undefined || least === 0) return `at most ${highest}${unit}`
  return least === highest ? `${least}${unit}` : `${least} to ${highest}${unit}`
}

/** Values that an enumeration or constant has, as JSON. */
export function valueTexts({ enum: values, const: value }: Schema): string[] {
  return (values ?? (value === undefined ? [] : [value])).map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one),
  )
}
