import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { StockPageDto } from '../../generated/api.d.ts'
import { newFilament, newPrint, newUsage, newUser, type User } from '../support/factories.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { scene, storePrint, storeScene, unrelatedPrint, type StoredScene } from './generated.ts'
import { readStockLogbook } from './logbook.ts'
import { stockOf } from './oracle.ts'

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 30)
const OPTIONS = { numRuns: RUNS, seed: SEED, endOnFailure: process.env['ORACLE_SHRINK'] === undefined }

const server = await startServer()
const { client } = server

async function readAll(user: User): Promise<StockPageDto> {
  return (await client.call('Stock_GetStock', { as: user, query: { pageSize: 200 } })).body
}

/** Rows in an order that depends on nothing else; of equal spools without a type, any spelling may be shown. */
function comparable({ items, totals }: Pick<StockPageDto, 'items' | 'totals'>): unknown {
  const rows = items.map((row) => ({ ...row, ...spelled(row) }))
  const text = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  return { totals, items: rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1)) }
}

function spelled({ kind, brand, name, materialType, colorName }: StockPageDto['items'][number]): object {
  const fold = (text: string | null) => (kind === 'FilamentType' ? text : (text?.toLowerCase() ?? null))
  return { brand: fold(brand), name: fold(name), materialType: fold(materialType), colorName: fold(colorName) }
}

/** Somebody else's stock and planned prints, which count for nobody. */
const neighbour = await newUser(server)
const theirs = await newFilament(server, neighbour, { initial_nominal_weight_mg: 1_000_000 })
await newUsage(server, await newPrint(server, neighbour, { status: 'Pending' }), {
  filament_id: theirs.id,
  estimated_amount_mg: 5000,
})

test('the stock equals the oracle for random logbooks; what is reserved and free adds up to what remains', async (t) => {
  t.diagnostic(`SEED=${SEED} ORACLE_RUNS=${RUNS}`)
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      const { user } = await storeScene(server, scene)
      const body = await readAll(user)
      assert.deepEqual(comparable(body), comparable(stockOf(await readStockLogbook(server.db, user.id))))
      for (const row of [...body.items, body.totals]) assert.equal(row.reservedMg + row.freeMg, row.remainingMg)
      for (const row of body.items) assert.ok((row.shortfallMg ?? 0) <= row.reservedMg)
    }),
    OPTIONS,
  )
})

test('a print that is over, or deducts nothing, changes no row', async () => {
  await fc.assert(
    fc.asyncProperty(scene, unrelatedPrint, async (scene, print) => {
      const stored = await storeScene(server, scene)
      const before = await readAll(stored.user)
      await storePrint(server, stored, print)
      assert.deepEqual(await readAll(stored.user), before)
    }),
    OPTIONS,
  )
})

test('a planned print that succeeds leaves what is free as it is, and what it reserved is gone from its spools', async () => {
  await fc.assert(
    fc.asyncProperty(scene, fc.nat(9), async (scene, chosen) => {
      // Reports have not been deducted from the stored spools.
      const prints = scene.prints.slice(0, 10).map((print) => ({ ...print, status: 'Pending' as const, reports: [] }))
      const stored = await storeScene(server, { ...scene, prints })
      const id = await nthPrint(stored, chosen)
      if (id === undefined) return
      const before = await readAll(stored.user)
      const body = { status: 'Success' as const }
      await client.call('Prints_CompletePrint', { as: stored.user, path: { id }, body })
      const after = await readAll(stored.user)
      const [free, freeBefore] = [sumOfFree(after), sumOfFree(before)]
      if (await usesUncounted(stored, id)) return
      for (const [key, freeMg] of free) assert.equal(freeMg, freeBefore.get(key), key)
      assert.equal(before.totals.reservedMg - after.totals.reservedMg, reservedFor(before, id))
    }),
    OPTIONS,
  )
})

async function nthPrint({ user }: StoredScene, index: number): Promise<number | undefined> {
  const prints = server.db.selectFrom('prints').select('id').where('user_id', '=', user.id).orderBy('id')
  return (await prints.execute())[index]?.id
}

/** Whether a print uses a spool that is archived, or whose weight is unknown: what it deducts there was never counted as remaining. */
async function usesUncounted({ user }: StoredScene, id: number): Promise<boolean> {
  const rows = await server.db
    .selectFrom('filament_usages as u')
    .innerJoin('filaments as f', (join) =>
      join.onRef('f.id', '=', 'u.filament_id').onRef('f.user_id', '=', 'u.user_id'),
    )
    .select(['f.is_active', 'f.initial_nominal_weight_mg'])
    .where('u.user_id', '=', user.id)
    .where('u.print_id', '=', id)
    .execute()
  return rows.some((row) => !row.is_active || row.initial_nominal_weight_mg === null)
}

/** Milligrams of all rows that a print reserves of a logbook of at most ten prints. */
function reservedFor({ items }: StockPageDto, printId: number): number {
  return items
    .flatMap(({ prints }) => prints.find(({ id }) => id === printId)?.reservedMg ?? 0)
    .reduce((a, b) => a + b, 0)
}

/** What is free of rows with spools, by the words for them: spools without a type may differ in their diameter only. */
function sumOfFree({ items }: StockPageDto): Map<string, number> {
  const rows = items.filter(({ spoolCount }) => spoolCount > 0)
  const groups = Map.groupBy(rows, ({ kind, typeId, brand, name, materialType, colorName, colorHex }) =>
    JSON.stringify([kind, typeId, brand, name, materialType, colorName, colorHex]),
  )
  return new Map([...groups].map(([key, rows]) => [key, rows.reduce((sum, { freeMg }) => sum + freeMg, 0)]))
}
