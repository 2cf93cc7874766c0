import type { Compilable } from 'kysely'
import type { ReadonlyCompiledQuery, ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** More shapes than this are compiled on each call, so that odd combinations do not fill the memory. */
const MAX_SHAPES = 500

/** Stands for the value of a parameter in a query that is compiled once. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Lets Kysely compile a query once per shape instead of on each call, which costs a busy list more than its rows do.
 * @param build the query, given what decides its text, and its parameters; it must pass each parameter on as it is,
 * and may look only at whether one is there
 * @returns runs the query; parameters that are undefined are not there
 */
export function prepared<Shape extends object, Parameters extends object, Row>(
  build: (db: ReadonlyKysely<DB>, shape: Shape, parameters: Parameters) => Compilable<Row>,
): (db: ReadonlyKysely<DB>, shape: Shape, parameters: Parameters) => Promise<Row[]> {
  const compiled = new Map<string, ReadonlyCompiledQuery<Row>>()
  return async (db, shape, parameters) => {
    const values = parameters as Readonly<Record<string, unknown>>
    const names = Object.keys(values).filter((name) => values[name] !== undefined)
    const key = JSON.stringify([shape, names])
    let query = compiled.get(key)
    if (!query) {
      const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]))
      query = build(db, shape, slots as Parameters).compile() as ReadonlyCompiledQuery<Row>
      if (compiled.size < MAX_SHAPES) compiled.set(key, query)
    }
    const filled = query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: filled })
    return rows
  }
}
