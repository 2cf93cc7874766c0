import fc from 'fast-check'
import { resolve, type Node } from '../support/contract.ts'
import { texts } from './texts.ts'
import type { Records, World } from './world.ts'

/** Anything that JSON can say, small. */
export const anything: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2, depthSize: 'small' })

/**
 * Values that a schema allows, made from the constructs that the contract uses. Where a field names a record, it mostly is one
 * of the sender's, sometimes one of another user's.
 * @param name of the field, which tells what kind of record it refers to
 */
export function values(schema: unknown, name: string, world: World): fc.Arbitrary<unknown> {
  const { allOf, ...rest } = resolve(schema)
  // What a reference leads to may be read-only only where it is used.
  if ((schema as Node)['readOnly'] === true || rest['readOnly'] === true) return anything
  if (Array.isArray(allOf)) return values({ ...resolve(allOf[0]), ...rest }, name, world)
  if ('const' in rest) return fc.constant(rest['const'])
  if (Array.isArray(rest['enum'])) return fc.constantFrom(...(rest['enum'] as unknown[]))
  if (Array.isArray(rest['oneOf'])) return fc.oneof(...rest['oneOf'].map((one) => values(one, name, world)))
  if (rest['type'] === undefined) return anything
  const types = [rest['type']].flat() as string[]
  const weighted = types.map((type) => ({ weight: type === 'null' ? 1 : 4, arbitrary: typed(type, rest, name, world) }))
  return fc.oneof(...weighted)
}

function typed(type: string, schema: Node, name: string, world: World): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return referring(name, world, integers(schema))
    case 'number':
      return numbers(schema)
    case 'string':
      return schema['format'] === 'uuid' ? referring(name, world, texts(schema)) : texts(schema)
    case 'array':
      return lists(schema, name, world)
    case 'object':
      return objects(schema, world)
    default:
      throw new Error(`No value is known for a schema of type ${type}.`)
  }
}

function referring(name: string, { own, others }: World, otherwise: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const kind =
    name === 'ids' ? 'print' : (/^(\w+?)Ids?$/.exec(name)?.[1]?.replace(/^\w/, (first) => first.toLowerCase()) ?? '')
  if (!Object.hasOwn(own, kind)) return otherwise
  const ids = (records: Records) => fc.constantFrom(...records[kind as keyof Records])
  return fc.oneof(
    { weight: 8, arbitrary: ids(own) },
    { weight: 1, arbitrary: ids(others) },
    { weight: 1, arbitrary: otherwise },
  )
}

function bounds({ minimum, maximum }: Node): { min: number; max: number } {
  return { min: Number(minimum ?? -1e9), max: Number(maximum ?? 1e9) }
}

/** Mostly small: a print of two billion seconds is allowed, but not what people do. */
function integers(schema: Node): fc.Arbitrary<number> {
  const { min, max } = bounds(schema)
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max: Math.min(max, min + 20_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((value) => Math.min(max, Math.max(min, value))) },
  )
}

function numbers(schema: Node): fc.Arbitrary<number> {
  const { min, max } = bounds(schema)
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.integer({ min: 0, max: 20_000 }).map((value) => Math.min(max, Math.max(min, value / 64))),
    },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    {
      weight: 1,
      // Queries take no exponents, and at most 15 digits after the point.
      arbitrary: fc
        .double({ min, max, noNaN: true, noDefaultInfinity: true })
        .map((value) => Math.min(max, Math.max(min, Number(value.toFixed(6))))),
    },
  )
}

function lists({ items, minItems = 0, maxItems = 10 }: Node, name: string, world: World): fc.Arbitrary<unknown[]> {
  const [least, most] = [Number(minItems), Number(maxItems)]
  const item = values(items, name, world)
  return fc.oneof(
    { weight: 15, arbitrary: fc.array(item, { minLength: least, maxLength: Math.min(most, least + 3) }) },
    { weight: 1, arbitrary: item.map((one) => Array.from({ length: most }, () => one)) },
  )
}

function objects(schema: Node, world: World): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, minProperties = 0, maxProperties = Infinity } = schema
  const fields = Object.entries(properties as Record<string, Node>).map(([name, schema]) => {
    const value = values(schema, name, world)
    return [
      name,
      (required as string[]).includes(name) ? value : sometimes(value, isReadOnly(schema) ? 12 : 1.5),
    ] as const
  })
  const known = fc
    .record(Object.fromEntries(fields))
    .map(withoutUndefined)
    .filter((value) => {
      const count = Object.keys(value).length
      return count >= Number(minProperties) && count <= Number(maxProperties)
    })
  if (additionalProperties === false) return known
  const more = fc.dictionary(
    fc.string({ unit: 'grapheme', maxLength: 8 }).filter((key) => !key.includes('\0')),
    anything,
    { maxKeys: 3 },
  )
  return fc.tuple(more, known).map(([unknown, named]) => ({ ...unknown, ...named }))
}

function isReadOnly(schema: unknown): boolean {
  return resolve(schema)['readOnly'] === true
}

/**
 * A value, or undefined.
 * @param rarity how much more often it is undefined
 */
export function sometimes<Value>(value: fc.Arbitrary<Value>, rarity: number): fc.Arbitrary<Value | undefined> {
  return fc.oneof(
    { weight: Math.round(rarity * 4), arbitrary: fc.constant(undefined) },
    { weight: 4, arbitrary: value },
  )
}

export function withoutUndefined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
