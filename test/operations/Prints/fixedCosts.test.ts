import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { newFilament, newPrinter, newProject, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { SEED } from '../../support/seed.ts'

const server = await startServer()
const { client } = server

const amount = fc.integer({ min: 0, max: 400_000 })
const text = fc.string({ maxLength: 20 }).map((value) => `x${value.replaceAll('\0', '')}`)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)

/** The settings and the finished print whose costs must stay. */
const beginning = fc.record({
  rate: optional(fc.integer({ min: 0, max: 1000 })),
  defaultPrice: optional(fc.integer({ min: 0, max: 50 })),
  wattage: optional(fc.integer({ min: 0, max: 500 })),
  spoolPrice: optional(fc.integer({ min: 1, max: 50 })),
  spoolCurrency: fc.constantFrom('EUR', 'USD'),
  seconds: optional(fc.integer({ min: 0, max: 400_000 })),
  status: fc.constantFrom('Success', 'PartialSuccess', 'Failed', 'Cancelled'),
  amounts: fc.array(optional(amount), { maxLength: 2 }),
})

/** A change of anything but what the costs are made of. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('patch' as const), notes: text, title: text, failureReason: text }),
  fc.record({ kind: fc.constant('tags' as const), tag: text, viewStatus: fc.constantFrom('Public', 'Private') }),
  fc.record({ kind: fc.constantFrom('rewrite' as const, 'complete' as const, 'project' as const) }),
  fc.record({
    kind: fc.constant('settings' as const),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    electricityRatePerKwh: optional(fc.integer({ min: 0, max: 3 })),
    defaultSpoolPrice: optional(fc.integer({ min: 0, max: 99 })),
  }),
  fc.record({ kind: fc.constant('printer' as const), wattageW: optional(fc.integer({ min: 0, max: 900 })) }),
  fc.record({ kind: fc.constant('spool' as const), notes: text, lowStockThresholdMg: amount }),
)
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

interface Bench {
  readonly user: User
  readonly printerId: number
  readonly spoolId: string
  readonly projectId: string
  readonly id: number
}

async function begin(start: typeof beginning extends fc.Arbitrary<infer Value> ? Value : never): Promise<Bench> {
  const user = await newUser(server, {
    currency: 'EUR',
    electricity_rate_micros: start.rate === null ? null : start.rate * 1000,
    default_spool_price_micros: start.defaultPrice === null ? null : start.defaultPrice * 1_000_000,
  })
  const printer = await newPrinter(server, user, { wattage_w: start.wattage })
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: start.spoolPrice === null ? null : start.spoolPrice * 1_000_000,
    purchase_currency: start.spoolPrice === null ? null : start.spoolCurrency,
  })
  const materials = [{ filamentId: spool.id }, { materialType: 'PLA' }]
  const { body } = await client.call('Prints_PostPrint', {
    as: user,
    body: {
      title: 'a',
      status: start.status,
      printerId: printer.id,
      endDate: '2026-01-01T12:00Z',
      printTimeInSeconds: start.seconds,
      filamentUsage: start.amounts.map((amountMg, index) => ({ ...materials[index], amountMg })),
    },
  })
  const project = await newProject(server, user)
  return { user, printerId: printer.id, spoolId: spool.id, projectId: project.id, id: body.id }
}

async function apply({ user: as, printerId, spoolId, projectId, id }: Bench, step: Edit): Promise<void> {
  const target = { as, path: { id } }
  const { kind, ...fields } = step
  const print = async () => (await client.call('Prints_GetPrint', target)).body
  const answer = await (async () => {
    switch (step.kind) {
      case 'patch':
        return client.call('Prints_PatchPrint', { ...target, body: fields })
      case 'tags':
        return client.call('Prints_PatchBulk', {
          as,
          body: { ids: [id], changes: { addTags: [step.tag], viewStatus: step.viewStatus } },
        })
      case 'project':
        return client.call('Prints_PatchPrint', { ...target, body: { projectId } })
      case 'rewrite':
        return client.call('Prints_PutPrint', { ...target, body: await print() })
      case 'complete': {
        const { status, printTimeInSeconds, filamentUsage } = await print()
        return client.call('Prints_CompletePrint', { ...target, body: { status, printTimeInSeconds, filamentUsage } })
      }
      case 'settings':
        return client.call('Users_PatchMe', { as, body: fields })
      case 'printer':
        return client.call('Printers_PatchPrinter', { as, path: { id: printerId }, body: fields })
      case 'spool':
        return client.call('Filaments_PatchFilament', { as, path: { id: spoolId }, body: fields })
    }
  })()
  assert.equal(answer.status, 200, `${kind}: ${answer.text}`)
}

test('edits of anything that a cost is not made of change no figure', async () => {
  await fc.assert(
    fc.asyncProperty(beginning, fc.array(edit, { minLength: 1, maxLength: 8 }), async (start, edits) => {
      const bench = await begin(start)
      const read = async () =>
        (await client.call('Prints_GetPrint', { as: bench.user, path: { id: bench.id } })).body.cost
      const cost = await read()
      for (const step of edits) {
        await apply(bench, step)
        assert.deepEqual(await read(), cost)
      }
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('a corrected time or amount is priced as the print was', async () => {
  const {
    user: as,
    printerId,
    id,
  } = await begin({
    ...{ rate: 200, defaultPrice: 20, wattage: 100, spoolPrice: null, spoolCurrency: 'EUR' },
    ...{ seconds: 36_000, status: 'Success', amounts: [100_000] },
  })
  const target = { as, path: { id } }
  await client.call('Users_PatchMe', { as, body: { electricityRatePerKwh: 1, defaultSpoolPrice: 99 } })
  await client.call('Printers_PatchPrinter', { as, path: { id: printerId }, body: { wattageW: 900 } })
  const longer = await client.call('Prints_PatchPrint', { ...target, body: { printTimeInSeconds: 72_000 } })
  assert.deepEqual(longer.body.cost, {
    electricity: 0.4,
    filament: 2,
    total: 2.4,
    currency: 'EUR',
    isFilamentPartial: false,
  })
  const filamentUsage = longer.body.filamentUsage.map((usage) => ({ ...usage, amountMg: 200_000 }))
  const heavier = await client.call('Prints_PatchPrint', { ...target, body: { filamentUsage } })
  assert.deepEqual(heavier.body.cost, {
    electricity: 0.4,
    filament: 4,
    total: 4.4,
    currency: 'EUR',
    isFilamentPartial: false,
  })
})
