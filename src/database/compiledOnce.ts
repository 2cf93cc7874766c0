import type { CompiledQuery, Kysely } from 'kysely'
import type { ReadonlyCompiledQuery, ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import type { CompiledReader } from './reader.ts'

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

/** Placeholder for the only element of a list. */
class OnlyElement extends Placeholder {}

/** Query with its values. */
interface Filled<Row> {
  compile(): CompiledQuery<Row>
}

/** Query that a builder has built, or `sql`, which needs the database to be compiled. */
interface Built<Db, Row> {
  compile(db: Db): CompiledQuery<Row>
}

type Build<Db, Shape, Parameters, Row> = (db: Db, shape: Shape, parameters: Parameters) => Built<Db, Row>

/**
 * Compiles a query once per shape instead of on each call, which costs a busy list more than its rows do.
 * @param build builds the query from its shape, which determines the text, and its parameters; it must pass on each
 * parameter unchanged and may only test whether it is present, and pass on the only element of a list instead (`anyOf`)
 * @returns a function that runs the query; undefined parameters count as absent. Its `with` gives the query its values, for
 * `together`
 */
export function compiledOnce<Shape extends object, Parameters extends object, Row>(
  build: Build<ReadonlyKysely<DB>, Shape, Parameters, Row>,
) {
  const fill = filling(build)
  const run = async (db: CompiledReader, shape: Shape, parameters: Parameters): Promise<Row[]> => {
    const query = fill(db as ReadonlyKysely<DB>, shape, parameters).compile() as ReadonlyCompiledQuery<Row>
    return (await db.executeQuery<Row>(query)).rows
  }
  return Object.assign(run, {
    with: (db: CompiledReader, shape: Shape, parameters: Parameters) =>
      fill(db as ReadonlyKysely<DB>, shape, parameters),
  })
}

/**
 * Compiles a statement as `compiledOnce` does.
 * @returns a function that gives the statement its values, for `executeQuery`, `defer` and `together`
 */
export function templateOf<Shape extends object, Parameters extends object, Row>(
  build: Build<Kysely<DB>, Shape, Parameters, Row>,
): (db: Kysely<DB>, shape: Shape, parameters: Parameters) => Filled<Row> {
  return filling(build)
}

function filling<Db, Shape extends object, Parameters extends object, Row>(
  build: Build<Db, Shape, Parameters, Row>,
): (db: Db, shape: Shape, parameters: Parameters) => Filled<Row> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return (db, shape, parameters) => {
    const values = parameters as Readonly<Record<string, unknown>>
    const names = Object.keys(values).filter((name) => values[name] !== undefined)
    const key = JSON.stringify([shape, names.map((name) => (isOnlyElement(values[name]) ? [name] : name))])
    let query = compiled.get(key)
    if (!query) {
      const slots = Object.fromEntries(names.map((name) => [name, slotOf(name, values[name])]))
      query = build(db, shape, slots as Parameters).compile(db)
      if (compiled.size < MAX_SHAPES) compiled.set(key, query)
    }
    const filled = query.parameters.map((slot) => valueOf(slot, values))
    return { compile: () => ({ ...query, parameters: filled }) }
  }
}

function isOnlyElement(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1
}

/** A list of one is a shape of its own: a list with the placeholder of its element. */
function slotOf(name: string, value: unknown): unknown {
  return isOnlyElement(value) ? [new OnlyElement(name)] : new Placeholder(name)
}

function valueOf(slot: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (slot instanceof OnlyElement) return (values[slot.name] as readonly unknown[])[0]
  if (slot instanceof Placeholder) return values[slot.name]
  const [element] = Array.isArray(slot) ? (slot as unknown[]) : []
  return element instanceof OnlyElement ? values[element.name] : slot
}
