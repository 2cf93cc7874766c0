import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanMaterialDto, PlanOutcome } from '../../../generated/api.d.ts'
import { newWorkshop } from '../../integrations/devices.ts'
import { report } from '../../spoolUse/report.ts'
import type { CallInput } from '../../support/client.ts'
import { newFilament, newPrint, newPrinter, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const BLACK = { displayName: 'Galaxy Black', brand: 'Prusament', materialType: 'PLA', colorHex: '#1A1A1A' }

const readPlan = async (as: User, query: CallInput['query'] = {}) =>
  (await client.call('Stock_GetPlan', { as, query })).body
const addSpool = async (as: User, remainingMg: number | null, facts: object = {}) =>
  (
    await client.call('Filaments_PostFilament', {
      as,
      body: { ...BLACK, initialNominalWeightMg: remainingMg, ...facts },
    })
  ).body.id
/** Adds a spool of the filament type of another one. */
const addEqual = async (as: User, id: string, remainingMg: number | null) => {
  const { typeId } = (await client.call('Filaments_GetFilament', { as, path: { id } })).body
  return addSpool(as, remainingMg, { typeId })
}
const plan = async (as: User, filamentUsage: readonly object[], status = 'Pending') =>
  (await client.call('Prints_PostPrint', { as, body: { title: 'A vase', status, filamentUsage } })).body.id
const pla = (estimatedAmountMg: number | null) => ({ materialType: 'pla', estimatedAmountMg })
const archive = (as: User, id: string) =>
  client.call('Filaments_PatchFilament', { as, path: { id }, body: { isActive: false } })

type Short = readonly [outcome: PlanOutcome, spools: readonly (readonly [string, number])[], shortfallMg: number | null]
const inShort = ({ outcome, spools, shortfallMg }: PlanMaterialDto): Short => [
  outcome,
  spools.map(({ filamentId, assignedMg }) => [filamentId, assignedMg]),
  shortfallMg,
]
/** All materials of the plan, in its order. */
const materials = async (as: User, query: CallInput['query'] = {}): Promise<Short[]> =>
  (await readPlan(as, query)).prints.flatMap((print) => print.materials.map(inShort))

test('a material gets the spool with the least left that is enough, the largest material first', async () => {
  const user = await newUser(server)
  const full = await addSpool(user, 1_000_000)
  const started = await addSpool(user, 120_000)
  const nearlyEmpty = await addSpool(user, 40_000)
  await addSpool(user, 50_000, { materialType: 'PETG' })
  const small = await plan(user, [pla(30_000)])
  const large = await plan(user, [pla(110_000)])
  await plan(user, [pla(100_000)])
  assert.deepEqual(await readPlan(await newUser(server)), { prints: [], printCount: 0, isComplete: true })
  const { prints, ...counts } = await readPlan(user)
  assert.deepEqual(counts, { printCount: 3, isComplete: true })
  assert.partialDeepStrictEqual(prints[0], {
    ...{ id: small, title: 'A vase', status: 'Pending' },
    materials: [
      {
        ...{
          slot: null,
          filamentId: null,
          displayName: null,
          isArchived: false,
          materialType: 'pla',
          neededMg: 30_000,
        },
        spools: [{ filamentId: nearlyEmpty, displayName: 'Galaxy Black', colorHex: '#1A1A1A', remainingMg: 40_000 }],
      },
    ],
  })
  assert.deepEqual(await materials(user), [
    ['Enough', [[nearlyEmpty, 30_000]], 0],
    ['Enough', [[started, 110_000]], 0],
    ['Enough', [[full, 100_000]], 0],
  ])
  // What other pending prints need is not subtracted.
  assert.deepEqual(await materials(user, { printIds: [small, large] }), [
    ['Enough', [[nearlyEmpty, 30_000]], 0],
    ['Enough', [[started, 110_000]], 0],
  ])
})

test('a print keeps the spool that it names, before others get it, and says what is missing of it', async () => {
  const user = await newUser(server)
  const spool = await addSpool(user, 100_000)
  const named = (estimatedAmountMg: number) => [{ filamentId: spool, estimatedAmountMg }]
  await plan(user, named(60_000))
  await plan(user, named(80_000))
  await plan(user, named(15_000))
  await plan(user, [pla(3000)])
  assert.deepEqual(await materials(user), [
    ['Short', [[spool, 5000]], 55_000],
    ['Enough', [[spool, 80_000]], 0],
    ['Enough', [[spool, 15_000]], 0],
    ['Short', [], 3000],
  ])
  const equal = await addEqual(user, spool, 58_000)
  await addSpool(user, 500_000, { displayName: 'Signal Red', colorHex: '#FF0000' })
  const later = await materials(user)
  assert.deepEqual(later[0], [
    'ChangeOfSpools',
    [
      [spool, 5000],
      [equal, 55_000],
    ],
    0,
  ])
})

test('where no spool is enough, the fewest are that are, the fullest one first; else it says what is missing', async () => {
  const user = await newUser(server)
  const spools = [await addSpool(user, 90_000), await addSpool(user, 50_000), await addSpool(user, 80_000)] as const
  const print = await plan(user, [pla(135_000)])
  const [first, second, third] = spools
  const expected = async (mg: readonly (readonly [string, number])[], outcome: PlanOutcome, shortfallMg: number) =>
    assert.deepEqual(await materials(user), [[outcome, mg, shortfallMg]])
  await expected([[first, 90_000], [second, 45_000]], 'ChangeOfSpools', 0) // prettier-ignore
  const change = (mg: number) =>
    client.call('Prints_PatchPrint', { as: user, path: { id: print }, body: { filamentUsage: [pla(mg)] } })
  await change(170_000)
  await expected([[first, 90_000], [third, 80_000]], 'ChangeOfSpools', 0) // prettier-ignore
  await change(200_000)
  await expected([[first, 90_000], [third, 80_000], [second, 30_000]], 'ChangeOfSpools', 0) // prettier-ignore
  await change(230_000)
  await expected([[first, 90_000], [third, 80_000], [second, 50_000]], 'Short', 10_000) // prettier-ignore
})

test('a named spool is followed by as many equal ones as are needed, and those that need fewer spools come first', async () => {
  const user = await newUser(server)
  const named = await addSpool(user, 10_000)
  const [large, medium, small] = [await addEqual(user, named, 60_000), await addEqual(user, named, 50_000), await addEqual(user, named, 25_000)] // prettier-ignore
  await plan(user, [{ filamentId: named, estimatedAmountMg: 130_000 }])
  assert.deepEqual(await materials(user), [
    ['ChangeOfSpools', [[named, 10_000], [large, 60_000], [medium, 50_000], [small, 10_000]], 0], // prettier-ignore
  ])
  await plan(user, [pla(80_000)])
  assert.deepEqual(await materials(user), [
    ['Short', [[named, 10_000], [medium, 50_000], [small, 5000]], 65_000], // prettier-ignore
    ['ChangeOfSpools', [[large, 60_000], [small, 20_000]], 0], // prettier-ignore
  ])
})

test('a material gets at most 20 spools', async () => {
  const user = await newUser(server)
  for (let count = 0; count < 21; count += 1) await addSpool(user, 1000)
  for (const [needed, outcome, shortfallMg] of [
    [20_000, 'ChangeOfSpools', 0],
    [21_000, 'Short', 1000],
  ] as const) {
    const printIds = [await plan(user, [pla(needed)])]
    const [material] = await materials(user, { printIds })
    assert.deepEqual([material?.[0], material?.[1].length, material?.[2]], [outcome, 20, shortfallMg])
  }
})

test('the spools of a material have one diameter, that of the printer if it is known', async () => {
  const user = await newUser(server)
  const thin = await addSpool(user, 50_000)
  const thick = await addSpool(user, 60_000, { diameterMm: 2.85 })
  const thick2 = await addSpool(user, 30_000, { diameterMm: 2.85 })
  await plan(user, [pla(85_000)])
  const expected = (...mg: readonly (readonly [string, number])[]) => ['ChangeOfSpools', mg, 0]
  assert.deepEqual(await materials(user), [expected([thick, 60_000], [thick2, 25_000])])
  const printIds = [await plan(user, [pla(95_000)])]
  assert.deepEqual(await materials(user, { printIds }), [
    [
      'Short',
      [
        [thick, 60_000],
        [thick2, 30_000],
      ],
      5000,
    ],
  ])
  for (const [diameter, state] of [
    [1.75, ['Enough', [[thin, 20_000]], 0]],
    [2.85, ['Enough', [[thick2, 20_000]], 0]],
    [null, ['Enough', [[thick2, 20_000]], 0]],
    [3, ['Short', [], 20_000]],
  ] as const) {
    const printer = await newPrinter(server, user, { filament_diameter_mm: diameter })
    const body = { title: 'A ring', status: 'Pending', printerId: printer.id, filamentUsage: [pla(20_000)] } as const
    const { id } = (await client.call('Prints_PostPrint', { as: user, body })).body
    assert.deepEqual(await materials(user, { printIds: [id] }), [state])
    assert.deepEqual(await materials(user, { printerId: printer.id }), [state])
  }
})

test('the plan of a printer has only the prints on it, of those that are chosen as well', async () => {
  const user = await newUser(server)
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, await newUser(server))]
  const elsewhere = await plan(user, [pla(1000)])
  const body = { title: 'A ring', status: 'Pending', printerId: printer.id, filamentUsage: [pla(2000)] } as const
  const { id } = (await client.call('Prints_PostPrint', { as: user, body })).body
  for (const printIds of [undefined, [elsewhere, id]]) {
    const { prints, ...counts } = await readPlan(user, { printIds, printerId: printer.id })
    assert.deepEqual([prints.map((print) => print.id), counts], [[id], { printCount: 1, isComplete: true }])
    const none = { prints: [], printCount: 0, isComplete: true }
    assert.deepEqual(await readPlan(user, { printIds, printerId: other.id }), none)
  }
  const refused = await client.call('Stock_GetPlan', { as: user, query: { printerId: 0 } })
  assert.deepEqual(Object.keys(refused.problem.errors ?? {}), ['printerId'])
})

test('two materials of a print get two spools, unless they name the same one', async () => {
  const user = await newUser(server)
  const spool = await addSpool(user, 500_000)
  await plan(user, [
    { ...pla(20_000), slot: 0 },
    { filamentId: spool, slot: 1, estimatedAmountMg: 10_000 },
    { filamentId: spool, slot: 2, estimatedAmountMg: 10_000 },
  ])
  assert.deepEqual(
    (await materials(user)).map(([outcome]) => outcome),
    ['Short', 'Enough', 'Enough'],
  )
  const other = await addSpool(user, 600_000)
  assert.deepEqual((await materials(user))[0], ['Enough', [[other, 20_000]], 0])
})

test('an archived spool is not used; a print that names it gets an equal one', async () => {
  const user = await newUser(server)
  const archived = await addSpool(user, 300_000)
  await addSpool(user, 300_000, { displayName: 'Signal Red', colorHex: '#FF0000' })
  await plan(user, [{ filamentId: archived, estimatedAmountMg: 50_000 }])
  await archive(user, archived)
  assert.deepEqual(await materials(user), [['Short', [], 50_000]])
  const equal = await addEqual(user, archived, 70_000)
  const [print] = (await readPlan(user)).prints
  assert.partialDeepStrictEqual(print?.materials[0], {
    ...{ filamentId: archived, displayName: 'Galaxy Black', isArchived: true, materialType: 'PLA', outcome: 'Enough' },
    spools: [{ filamentId: equal, assignedMg: 50_000 }],
  })
})

test('a material that cannot be planned is listed with the reason', async () => {
  const user = await newUser(server)
  const known = await addSpool(user, 40_000)
  const unweighed = await addEqual(user, known, null)
  await plan(user, [pla(null)])
  await plan(user, [{ filamentId: known }])
  const unnamed = await newPrint(server, user, { status: 'Pending' })
  await newUsage(server, unnamed, { estimated_amount_mg: 5000 })
  await plan(user, [{ filamentId: unweighed, estimatedAmountMg: 70_000 }])
  await plan(user, [pla(60_000)])
  await plan(user, [{ filamentId: known, estimatedAmountMg: 50_000 }])
  await plan(user, [{ filamentId: unweighed, estimatedAmountMg: 0 }])
  assert.deepEqual(await materials(user), [
    ['WeightMissing', [], null],
    ['WeightMissing', [], null],
    ['MaterialMissing', [], null],
    ['SpoolWeightMissing', [[unweighed, 70_000]], null],
    ['SpoolWeightMissing', [], null],
    ['SpoolWeightMissing', [[known, 40_000]], null],
    ['Enough', [[unweighed, 0]], 0],
  ])
})

test('what running prints still need of their spools is subtracted first', async () => {
  const workshop = await newWorkshop(server)
  const { user, filamentId, printer } = workshop
  const weights = { initial_nominal_weight_mg: 130_000, balance_mg: 130_000 }
  await server.db.updateTable('filaments').set(weights).where('user_id', '=', user.id).execute()
  const equal = await newFilament(server, user, { number: 7, initial_nominal_weight_mg: 40_000 })
  const filamentUsage = [{ filamentId, estimatedAmountMg: 100_000 }]
  const body = { title: 'A running vase', status: 'Printing', printerId: printer.id, filamentUsage }
  const running = (await client.call('Prints_PostPrint', { as: user, body })).body.id
  await plan(user, [{ filamentId, estimatedAmountMg: 50_000 }])
  assert.partialDeepStrictEqual(await materials(user), [['ChangeOfSpools', [[filamentId, 30_000]]]])
  await report(server, workshop, { milligrams: 60_000 })
  assert.partialDeepStrictEqual(await materials(user), [['ChangeOfSpools', [[filamentId, 30_000]]]])
  assert.deepEqual(await materials(user, { printIds: [running] }), [['Enough', [[filamentId, 40_000]], 0]])
  // A change of spools: what was reported of the other one is no longer needed of this one.
  await report(server, { ...workshop, spoolNumber: equal.number ?? 0 }, { milligrams: 30_000 })
  assert.partialDeepStrictEqual(await materials(user), [['Enough', [[filamentId, 50_000]]]])
})

test('prints that are over, or deduct nothing, need nothing', async () => {
  const user = await newUser(server)
  const spool = await addSpool(user, 100_000)
  const finished = await plan(user, [{ filamentId: spool, estimatedAmountMg: 10_000 }], 'Success')
  const imported = await newPrint(server, user, { status: 'Pending', deducts_material: false })
  await newUsage(server, imported, { filament_id: spool, estimated_amount_mg: 10_000 })
  assert.deepEqual((await readPlan(user)).prints, [])
  const chosen = await readPlan(user, { printIds: [imported.id, finished, finished] })
  assert.partialDeepStrictEqual(chosen, { printCount: 2, isComplete: true })
  assert.deepEqual(
    chosen.prints.map(({ id, materials }) => [id, materials]),
    [
      [finished, []],
      [imported.id, []],
    ],
  )
})

test('ids of prints of others are refused by name, and so are more than 100', async () => {
  const user = await newUser(server)
  const other = await newUser(server)
  const own = await plan(user, [pla(1000)])
  const theirs = await plan(other, [pla(1000)])
  const refused = await client.call('Stock_GetPlan', { as: user, query: { printIds: [own, theirs] } })
  assert.deepEqual(refused.problem.errors, { 'printIds[1]': ['You have no print with this id.'] })
  const times = (count: number) => ({ as: user, query: { printIds: Array.from({ length: count }, () => own) } })
  assert.equal((await client.call('Stock_GetPlan', times(100))).status, 200)
  assert.equal((await client.call('Stock_GetPlan', times(101))).status, 400)
})

test('of more than 100 pending prints, the plan has the first ones, and says that it is not complete', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 100_000, balance_mg: 100_000 })
  const ids: number[] = []
  for (let count = 0; count < 101; count += 1) {
    const print = await newPrint(server, user, { status: 'Pending' })
    await newUsage(server, print, { filament_id: spool.id, estimated_amount_mg: 1000 })
    ids.push(print.id)
  }
  const { prints, ...counts } = await readPlan(user)
  assert.deepEqual(counts, { printCount: 101, isComplete: false })
  assert.deepEqual(
    prints.map(({ id }) => id),
    ids.slice(0, 100),
  )
  assert(prints.every(({ materials: [material] }) => material?.outcome === 'Enough'))
})
