import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PlanMaterialDto, StockPlanDto } from '../../generated/api.d.ts'
import { newPrint, newUsage, type User } from '../support/factories.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { scene, storePrint, storeScene, unrelatedPrint } from './generated.ts'
import { fold, keyOfSpool, readStockLogbook, type StockLogbook } from './logbook.ts'

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 30)
const OPTIONS = { numRuns: RUNS, seed: SEED, endOnFailure: process.env['ORACLE_SHRINK'] === undefined }

const server = await startServer()
const { client } = server

type Spool = StockLogbook['spools'][number]

async function readPlan(as: User, printIds?: readonly number[]): Promise<StockPlanDto> {
  return (await client.call('Stock_GetPlan', { as, query: { printIds } })).body
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const materialsOf = (plan: StockPlanDto) => plan.prints.flatMap(({ materials }) => materials)
const takenOf = (materials: readonly PlanMaterialDto[], id: string) =>
  sum(materials.flatMap(({ spools }) => spools.filter((one) => one.filamentId === id).map((one) => one.assignedMg)))
const weightOf = ({ initial_nominal_weight_mg: nominal, balance_mg: balance }: Spool) =>
  nominal === null ? null : balance

/** Active spools that may serve for a material, in this print. */
function candidates({ spools }: StockLogbook, all: readonly PlanMaterialDto[], material: PlanMaterialDto): Spool[] {
  const { filamentId, materialType } = material
  const named = spools.find(({ id }) => id === filamentId)
  const others = all.filter((other) => other !== material)
  const used = new Set(others.flatMap((other) => [other.filamentId, ...other.spools.map((one) => one.filamentId)]))
  return spools.filter((spool) => {
    const isEqual = named ? keyOfSpool(spool) === keyOfSpool(named) : fold(spool.material_type) === fold(materialType)
    return spool.is_active && (spool === named || (isEqual && !used.has(spool.id)))
  })
}

const MAX_SPOOLS = 20

/** Milligrams that the best choice of so many spools of one diameter would give a material if nothing else changed. */
function bestOf(logbook: StockLogbook, plan: StockPlanDto, siblings: readonly PlanMaterialDto[], one: PlanMaterialDto) {
  const available = candidates(logbook, siblings, one).map((spool) => {
    const others = takenOf(materialsOf(plan), spool.id) - takenOf([one], spool.id)
    return { spool, mg: Math.max((weightOf(spool) ?? 0) - others, 0) }
  })
  const isNamed = ({ spool }: (typeof available)[number]) => spool.id === one.filamentId
  const named = available.filter(isNamed)
  const rest = available.filter((candidate) => !isNamed(candidate)).toSorted((a, b) => b.mg - a.mg)
  const ofDiameters = [...Map.groupBy(rest, ({ spool }) => spool.diameter_mm).values(), []]
  const most = (size: number) =>
    Math.max(...ofDiameters.map((some) => sum([...named, ...some].slice(0, size).map(({ mg }) => mg))))
  return { most, isUnknown: available.some(({ spool }) => weightOf(spool) === null) }
}

/** What a material must be, by the rules of the plan (docs/domain.md, "Plan of spools"). */
function requireSound(
  logbook: StockLogbook,
  plan: StockPlanDto,
  siblings: readonly PlanMaterialDto[],
  one: PlanMaterialDto,
) {
  const { outcome, neededMg, spools, shortfallMg, filamentId, materialType } = one
  const eligible = candidates(logbook, siblings, one).map(({ id }) => id)
  for (const spool of spools) assert(eligible.includes(spool.filamentId), 'a spool that may not serve')
  assert.equal(new Set(spools.map((spool) => spool.filamentId)).size, spools.length)
  assert.equal(outcome === 'WeightMissing', neededMg === null)
  if (neededMg === null) return
  assert.equal(outcome === 'MaterialMissing', filamentId === null && materialType === null)
  if (outcome === 'MaterialMissing') return
  const isActive = logbook.spools.some(({ id, is_active }) => id === filamentId && is_active)
  if (isActive) assert.equal(spools[0]?.filamentId, filamentId, 'the named spool comes first')
  const best = bestOf(logbook, plan, siblings, one)
  if (shortfallMg === null) {
    assert.equal(outcome, 'SpoolWeightMissing')
    assert(best.isUnknown)
    return
  }
  assert.equal(sum(spools.map(({ assignedMg }) => assignedMg)) + shortfallMg, neededMg)
  assert.equal(outcome === 'Short', shortfallMg > 0)
  if (outcome === 'Enough') assert(spools.length === 1 || neededMg === 0)
  // Nothing that the plan leaves would have been better.
  if (outcome !== 'Enough') assert(best.most(spools.length - 1) < neededMg, 'fewer spools are enough')
  if (outcome === 'Short') assert.equal(best.most(MAX_SPOOLS), neededMg - shortfallMg)
  const diameters = spools.map(({ filamentId: id }) => logbook.spools.find((spool) => spool.id === id)?.diameter_mm)
  assert(new Set(diameters).size <= 1)
  if (outcome === 'Short') assert(!best.isUnknown)
}

test('no spool is used up twice, and each material is assigned as well as trying all spools can, or explained', async (t) => {
  t.diagnostic(`SEED=${SEED} ORACLE_RUNS=${RUNS}`)
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      const { user } = await storeScene(server, scene)
      const logbook = await readStockLogbook(server.db, user.id)
      const plan = await readPlan(user)
      for (const spool of logbook.spools) {
        const weight = weightOf(spool)
        const taken = takenOf(materialsOf(plan), spool.id)
        if (weight !== null) assert(taken <= Math.max(weight, 0), spool.display_name)
      }
      const pending = logbook.plans.filter(({ print, usages }) => print.status === 'Pending' && usages.length > 0)
      assert.deepEqual(
        plan.prints.map(({ id, materials }) => [id, new Set(materials.map(({ usageId }) => usageId))]),
        pending
          .toSorted((a, b) => a.print.id - b.print.id)
          .map(({ print, usages }) => [print.id, new Set(usages.map(({ id }) => id))]),
      )
      // What running prints take is not in the plan, so only logbooks without them can be compared with what it leaves.
      if (logbook.plans.some(({ print }) => print.status === 'Printing')) return
      for (const { materials } of plan.prints) for (const one of materials) requireSound(logbook, plan, materials, one)
    }),
    OPTIONS,
  )
})

test('all open prints together need what the stock says is reserved', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      const { user } = await storeScene(server, scene)
      const { plans } = await readStockLogbook(server.db, user.id)
      const ids = plans.map(({ print }) => print.id)
      if (ids.length === 0) return
      const plan = await readPlan(user, ids)
      const { totals } = (await client.call('Stock_GetStock', { as: user })).body
      assert.equal(sum(materialsOf(plan).map(({ neededMg }) => neededMg ?? 0)), totals.reservedMg)
      const chosen = { ...plan, printCount: ids.length, isComplete: true }
      assert.deepEqual(plan, chosen)
      const logbook = await readStockLogbook(server.db, user.id)
      for (const { materials } of plan.prints) for (const one of materials) requireSound(logbook, plan, materials, one)
    }),
    OPTIONS,
  )
})

test('a print that is over, and one of another material, change nothing for the others', async () => {
  await fc.assert(
    fc.asyncProperty(scene, unrelatedPrint, fc.nat(400_000), async (scene, unrelated, estimatedAmountMg) => {
      const stored = await storeScene(server, scene)
      const before = await readPlan(stored.user)
      await storePrint(server, stored, unrelated)
      assert.deepEqual(await readPlan(stored.user), before)
      const print = await newPrint(server, stored.user, { status: 'Pending' })
      await newUsage(server, print, { material_type: 'ABS', estimated_amount_mg: estimatedAmountMg })
      const after = await readPlan(stored.user)
      assert.deepEqual(
        after.prints.filter(({ id }) => id !== print.id),
        before.prints,
      )
    }),
    OPTIONS,
  )
})
