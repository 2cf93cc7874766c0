import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { migrate, migrateWithin } from '../../src/database/migrate.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { completeSpools } from '../../src/filamentTypes/completeSpools.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { createBlankDatabase, type TestDatabase } from '../support/database.ts'
import type { User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

/** The migration before the one that brings the types. */
const BEFORE = '0031_push'
/** More than one batch. */
const SPOOLS = 450

let database: TestDatabase
before(async () => {
  database = await createBlankDatabase()
  await inTransaction(database.db, (trx) => migrateWithin(trx, BEFORE))
})
after(() => database.drop())

/** Products, each in two spellings that mean the same; the last two differ in their density alone. */
const PRODUCTS = [
  ['Galaxy Black', 'Prusament', 'PLA', 1.24],
  ['galaxy black #2', ' prusament', 'pla', 1.24],
  ['Galaxy Black', 'Prusament', 'PETG', 1.24],
  ['Galaxy Black (3)', 'PRUSAMENT', 'petg ', 1.24],
  ['Plain', null, 'PLA', 1.24],
  ['plain', '  ', 'PLA', 1.24],
  ['Plain', null, 'PLA', 1.25],
  ['Plain 12', null, 'PLA', 1.25],
] as const

/** Makes a user with spools as the version without types did; their ids are not in the order of their creation. */
async function newCollector(name: string, count: number): Promise<Pick<User, 'id' | 'key'>> {
  const { db } = database
  const { rows } = await sql<{ id: number }>`insert into users (display_name) values (${name}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const key = newApiKey()
  await sql`insert into api_keys (user_id, key_hash, description) values (${id}, ${hashApiKey(key)}, 'For tests')`.execute(
    db,
  )
  for (let index = 0; index < count; index += 1) {
    const [displayName, brand, material, density] = PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0]
    const created = new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString()
    await sql`insert into filaments (user_id, display_name, brand, material_type, material_density_gram_per_cubic_cm,
        initial_nominal_weight_mg, balance_mg, color_hex, notes, created_date, updated_date)
      values (${id}, ${displayName}, ${brand}, ${material}, ${density}, 1000000, ${1_000_000 - index}, '#101010',
        ${`Spool ${index}`}, ${created}, ${created})`.execute(db)
  }
  return { id, key }
}

test('spools of the version without types get theirs: equal facts are one type, and nothing else changes', async () => {
  const { db, url } = database
  const collectors = [await newCollector('one', SPOOLS), await newCollector('two', 3), await newCollector('none', 0)]
  const columns = sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'filaments' and is_generated = 'NEVER' order by 1`
  const names = (await columns.execute(db)).rows.map((row) => sql.ref(row.name))
  const read = async () =>
    (await sql`select ${sql.join(names)} from filaments order by user_id, created_date`.execute(db)).rows
  const stored = await read()
  await migrate(url)
  assert.deepEqual(await read(), stored, 'the migration leaves spools as they are')

  const server = await startServer({ databaseUrl: url })
  const shown = async (key: string) => {
    const list = []
    for (let pageNumber = 1; ; pageNumber += 1) {
      const query = { pageNumber, pageSize: 200, sortColumn: 'created' as const }
      const { body } = await server.client.call('Filaments_GetFilaments', { query, as: { id: 0, key, token } })
      list.push(...body.items)
      if (!body.paging.hasNext) return list
    }
  }
  const token = () => Promise.reject(new Error('There is no account at the provider.'))
  const before = await Promise.all(collectors.map(({ key }) => shown(key)))
  assert.equal(await completeSpools(db), SPOOLS + 3)
  assert.equal(await completeSpools(db), 0)
  assert.deepEqual(await read(), stored, 'spools keep their facts, balances and dates')

  for (const [index, { key }] of collectors.entries()) {
    const spools = await shown(key)
    // What clients that know no types read.
    const known = spools.map(({ typeId: _type, number: _number, ...rest }) => rest)
    assert.deepEqual(
      known,
      before[index]?.map(({ typeId: _type, number: _number, ...rest }) => rest),
    )
    assert.deepEqual(
      spools.map(({ number }) => number),
      spools.map((_, position) => position + 1),
      'numbers have no gaps, in the order of creation',
    )
    const types = new Map<number | null, Set<number>>()
    for (const [position, { typeId }] of spools.entries()) {
      const product = Math.floor((position % PRODUCTS.length) / 2)
      types.set(typeId, (types.get(typeId) ?? new Set()).add(product))
    }
    const products = Math.min(PRODUCTS.length / 2, Math.ceil(spools.length / 2))
    assert.equal(types.size, products, 'equal facts are one type')
    for (const [typeId, found] of types) assert.deepEqual([typeof typeId, found.size], ['number', 1])
  }
  const heads = await db.selectFrom('users').select('last_spool_number as last').orderBy('id').execute()
  assert.deepEqual(
    heads.map(({ last }) => last),
    [SPOOLS, 3, 0],
  )
})
