import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { webhook } from '../integrations/devices.ts'
import { load, newFilament, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { SEED } from '../support/seed.ts'

const server = await startServer()
const { client, db } = server

const NOMINAL = 1_000_000
const SLOTS = 4
/** In unix seconds: half a day ago, which a device's clock may say. */
const FIRST_START = Math.round(Date.now() / 1000) - 43_200
/** What a device prints, each once, and how it ends. */
const FILES = ['Print Done', 'Print Done', 'Print Failed']

const slot = fc.nat(SLOTS - 1)
const spool = fc.nat(1)
const status = fc.constantFrom('Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled')
const finished = fc.constantFrom('Success', 'PartialSuccess', 'Failed', 'Cancelled')
const measure = fc.option(fc.integer({ min: 0, max: 100_000 }))
const length = fc.option(fc.integer({ min: 0, max: 1000 }))
const usages = fc.array(
  fc.record({ spool, amountMg: measure, lengthInM: length, estimatedAmountMg: measure, estimatedLengthInM: length }),
  { maxLength: 3 },
)
const command = fc.oneof(
  fc.record({ kind: fc.constant('post' as const), slot, status, usages }),
  fc.record({ kind: fc.constant('put' as const), slot, status, usages }),
  fc.record({ kind: fc.constant('patch' as const), slot, status }),
  fc.record({ kind: fc.constant('complete' as const), slot, status: finished, usages }),
  fc.record({ kind: fc.constant('delete' as const), slot }),
  fc.record({ kind: fc.constant('event' as const), file: fc.nat(FILES.length - 1), isStart: fc.boolean() }),
  fc.record({ kind: fc.constant('adjust' as const), spool, differenceMg: fc.integer({ min: -50_000, max: 50_000 }) }),
  fc.record({ kind: fc.constant('weigh' as const), spool, newRemainingMg: fc.integer({ min: 0, max: NOMINAL }) }),
  fc.record({ kind: fc.constant('reverse' as const), spool, entry: fc.nat(3) }),
  fc.record({ kind: fc.constant('nominal' as const), spool, weight: fc.integer({ min: 1, max: NOMINAL }) }),
  fc.record({ kind: fc.constant('price' as const), spool, price: fc.option(fc.integer({ min: 0, max: 100 })) }),
  fc.record({ kind: fc.constant('density' as const), spool, density: fc.integer({ min: 1, max: 3 }) }),
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

/** What the commands act on: two spools, of which one is loaded in a printer, and prints in a few slots. */
interface Bench {
  readonly user: User
  readonly printerId: number
  readonly spoolIds: readonly string[]
  readonly printIds: (number | undefined)[]
}

async function newBench(): Promise<Bench> {
  const user = await newUser(server, { default_spool_price_micros: 15_000_000 })
  const spools = [0, 1].map(() => newFilament(server, user, { initial_nominal_weight_mg: NOMINAL }))
  const spoolIds = (await Promise.all(spools)).map(({ id }) => id)
  const printer = await newPrinter(server, user)
  await load(server, printer, { id: spoolIds[0] ?? '' })
  return { user, printerId: printer.id, spoolIds, printIds: Array<undefined>(SLOTS) }
}

/** A command must not fail, except for having nothing to act on. */
async function run(bench: Bench, step: Command): Promise<void> {
  const status = await statusOf(bench, step)
  assert.ok([200, 201, 204, 404, 409].includes(status), `${step.kind} answers ${status}`)
}

async function statusOf(bench: Bench, step: Command): Promise<number> {
  const { user: as } = bench
  if (step.kind === 'event') {
    const topic = step.isStart ? 'Print Started' : (FILES[step.file] ?? '')
    const currentTime = FIRST_START + step.file * 10_000 + (step.isStart ? 0 : 3000)
    const body = webhook(bench.printerId, topic, { currentTime, meta: { hash: `hash-${step.file}` } })
    return (await client.call('Octoprint_PostEvent', { as, body })).status
  }
  return 'slot' in step ? runOnPrint(bench, step) : runOnSpool(bench, step)
}

async function runOnPrint(bench: Bench, step: Extract<Command, { slot: number }>): Promise<number> {
  const { user: as } = bench
  const filamentUsage =
    'usages' in step
      ? step.usages.map(({ spool, ...measures }) => ({ filamentId: bench.spoolIds[spool], ...measures }))
      : []
  if (step.kind === 'post') {
    const body = { title: 'x', status: step.status, filamentUsage }
    const answer = await client.call('Prints_PostPrint', { as, body })
    bench.printIds[step.slot] = answer.body.id
    return answer.status
  }
  const id = bench.printIds[step.slot]
  if (id === undefined) return 404
  const target = { as, path: { id } }
  switch (step.kind) {
    case 'put': {
      const body = { title: 'y', status: step.status, filamentUsage }
      return (await client.call('Prints_PutPrint', { ...target, body })).status
    }
    case 'patch':
      return (await client.call('Prints_PatchPrint', { ...target, body: { status: step.status } })).status
    case 'complete':
      return (await client.call('Prints_CompletePrint', { ...target, body: { status: step.status, filamentUsage } }))
        .status
    case 'delete':
      return (await client.call('Prints_DeletePrint', target)).status
  }
}

async function runOnSpool(bench: Bench, step: Exclude<Command, { slot: number } | { kind: 'event' }>): Promise<number> {
  const { user: as } = bench
  const id = bench.spoolIds[step.spool] ?? ''
  const target = { as, path: { id } }
  const patch = async (body: object) => (await client.call('Filaments_PatchFilament', { ...target, body })).status
  const adjust = async (body: object) => (await client.call('Filaments_PostAdjustment', { ...target, body })).status
  switch (step.kind) {
    case 'adjust':
      return adjust({ differenceMg: step.differenceMg, note: 'by hand' })
    case 'weigh':
      return adjust({ newRemainingMg: step.newRemainingMg, note: 'by hand' })
    case 'nominal':
      return patch({ initialNominalWeightMg: step.weight })
    case 'price':
      return patch({ purchasePrice: step.price })
    case 'density':
      return patch({ materialDensityGramPerCubicCm: step.density })
    case 'reverse': {
      const { items } = (await client.call('Filaments_GetLedger', target)).body
      const entryId = items.filter(({ note }) => note === 'by hand')[step.entry]?.id
      if (entryId === undefined) return 404
      return (await client.call('Filaments_PostReversal', { as, path: { id, entryId } })).status
    }
  }
}

/** The rules of ledgers and costs (docs/domain.md, "Spool ledger" and "Costs"), computed independently from the result of the commands. */
async function requireConsistent({ user, spoolIds }: Bench): Promise<void> {
  const prints = await db.selectFrom('prints').selectAll().where('user_id', '=', user.id).execute()
  const usages = await db.selectFrom('filament_usages').selectAll().where('user_id', '=', user.id).execute()
  const files = prints.flatMap(({ file_hash }) => (file_hash === null ? [] : [file_hash]))
  assert.equal(new Set(files).size, files.length, 'a redelivered event makes no second print')
  const deducted = (usage: (typeof usages)[number]) => {
    const print = prints.find(({ id }) => id === usage.print_id)
    const estimate = usage.estimated_amount_mg
    switch (print?.status) {
      case 'Success':
      case 'PartialSuccess':
        return usage.amount_mg ?? estimate
      case 'Failed':
      case 'Cancelled':
        return (
          usage.amount_mg ??
          (estimate === null || print.progress_percent === null
            ? null
            : Math.round((estimate * print.progress_percent) / 100))
        )
      default:
        return null
    }
  }
  for (const print of prints) {
    const own = usages.filter(({ print_id }) => print_id === print.id)
    const known = own.map(({ amount_mg, estimated_amount_mg }) => amount_mg ?? estimated_amount_mg ?? 0)
    const isActual = own.some(({ amount_mg }) => amount_mg !== null)
    const used = isActual ? known.reduce((sum, mg) => sum + mg, 0) : null
    assert.equal(print.filament_amount_mg, used, 'the sum of the materials')
  }
  for (const id of spoolIds) {
    const spool = await db.selectFrom('filaments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const own = db.selectFrom('filament_ledger').selectAll().where('filament_id', '=', id)
    const ledger = await own.orderBy('position').execute()
    let running = 0
    for (const entry of ledger) assert.equal(entry.balance_mg, (running += entry.amount_mg), 'the balance after each')
    assert.equal(spool.balance_mg, running, 'the balance of the spool')

    const byHand = new Set(ledger.flatMap((entry) => (entry.note === 'by hand' ? [entry.id] : [])))
    const adjusted = ledger
      .filter((entry) => byHand.has(entry.id) || byHand.has(entry.reverses_id ?? ''))
      .reduce((sum, entry) => sum + entry.amount_mg, 0)
    const taken = usages.filter(({ filament_id }) => filament_id === id)
    const used = taken.reduce((sum, usage) => sum + (deducted(usage) ?? 0), 0)
    assert.equal(spool.balance_mg, (spool.initial_nominal_weight_mg ?? 0) - used + adjusted, 'what is left')

    const booked = Map.groupBy(
      ledger.filter(({ print_id }) => print_id !== null),
      ({ print_id }) => print_id,
    )
    for (const [printId, entries] of booked) {
      const wanted = taken.filter(({ print_id }) => print_id === printId)
      assert.equal(
        entries.reduce((sum, { amount_mg }) => sum - amount_mg, 0),
        wanted.reduce((sum, usage) => sum + (deducted(usage) ?? 0), 0),
        'what a print took, once',
      )
    }
    const price = spool.purchase_price_micros ?? 0
    const isPriced = spool.purchase_price_micros !== null && (spool.initial_nominal_weight_mg ?? 0) > 0
    for (const usage of taken) {
      const weight = deducted(usage)
      const perMg = isPriced ? price / (spool.initial_nominal_weight_mg ?? 1) : 15
      const off = weight === null ? usage.cost_micros : Math.abs((usage.cost_micros ?? -9) - weight * perMg)
      assert.ok(weight === null ? off === null : (off ?? 9) <= 1, 'the cost by the price that the spool has now')
    }
  }
}

test('the ledgers are right after any sequence of changes of prints and spools', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
      const bench = await newBench()
      for (const step of commands) await run(bench, step)
      await requireConsistent(bench)
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('the ledgers are right after any changes by twenty concurrent writers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 40, maxLength: 60 }), async (commands) => {
      const bench = await newBench()
      const queue = [...commands]
      const write = async () => {
        for (let step = queue.shift(); step; step = queue.shift()) await run(bench, step)
      }
      await Promise.all(Array.from({ length: 20 }, write))
      await requireConsistent(bench)
    }),
    { seed: SEED, numRuns: 10, endOnFailure: true },
  )
})
