import type { Compilable } from 'kysely'
import type { ReadonlyCompiledQuery, ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/**
 * Maximum number of cached shapes. Further shapes are compiled on each call, so that unusual combinations do not fill
 * the memory.
 */
const MAX_SHAPES = 500

/** Placeholder for a parameter's value in a cached query. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Compiles a query once per shape instead of on each call, which costs a busy list more than its rows do.
 * @param build builds the query from its shape, which determines the text, and its parameters; it must pass on each
 * parameter unchanged and may only test whether it is present
 * @returns a function that runs the query; undefined parameters count as absent
 */
export function compiledOnce<Shape extends object, Parameters extends object, Row>(
  build: (db: ReadonlyKysely<DB>, shape: Shape, parameters: Parameters) => Compilable<Row>,
): (db: ReadonlyKysely<DB>, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const compiled = new Map<string, ReadonlyCompiledQuery<Row>>()
  return async (db, shape, parameters) => {
    const values = parameters as Readonly<Record<string, unknown>>
    const names = Object.keys(values).filter((name) => values[name] !== undefined)
    const key = JSON.stringify([shape, names])
    let query = compiled.get(key)
    if (!query) {
      const slots = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))
      query = build(db, shape, slots as Parameters).compile() as ReadonlyCompiledQuery<Row>
      if (compiled.size < MAX_SHAPES) compiled.set(key, query)
    }
    const filled = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: filled })
    return rows
  }
}
