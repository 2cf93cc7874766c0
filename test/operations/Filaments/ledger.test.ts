import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { AdjustFilamentDto } from '../../../generated/api.d.ts'
import { newFilament, newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const KILOGRAM = 1_000_000

function adjust(user: User, id: string, body: Partial<AdjustFilamentDto>, headers = {}) {
  return client.call('Filaments_PostAdjustment', { as: user, path: { id }, body, headers })
}

function reverse(user: User, id: string, entryId: string, headers = {}) {
  return client.call('Filaments_PostReversal', { as: user, path: { id, entryId }, headers })
}

async function ledgerOf(user: User, id: string): Promise<[string, number, number][]> {
  const { body } = await client.call('Filaments_GetLedger', { as: user, path: { id } })
  return body.items.map(({ kind, amountMg, balanceMg }) => [kind, amountMg, balanceMg])
}

async function remaining(user: User, id: string): Promise<number | null> {
  return (await client.call('Filaments_GetFilament', { as: user, path: { id } })).body.remainingMg
}

test('each of the three forms of an adjustment leads to the stock that it says', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM, spool_weight_mg: 200_000 })
  const weighed = await adjust(user, id, { measuredWeightMg: 1_100_000, note: 'On the scale' })
  assert.equal(weighed.status, 201)
  const { id: entryId, createdDate, ...entry } = weighed.body
  assert.ok(entryId !== id && Date.parse(createdDate) > 0)
  assert.match(entry.actor, /^ApiKey:/)
  assert.deepEqual(
    { ...entry, actor: null },
    {
      filamentId: id,
      kind: 'Adjustment',
      amountMg: -100_000,
      balanceMg: 900_000,
      printId: null,
      printTitle: null,
      reversesEntryId: null,
      isReversible: true,
      actor: null,
      note: 'On the scale',
    },
  )
  assert.equal((await adjust(user, id, { newRemainingMg: 950_000 })).body.amountMg, 50_000)
  assert.equal((await adjust(user, id, { differenceMg: -960_000 })).body.balanceMg, -10_000)
  assert.equal((await adjust(user, id, { differenceMg: 0 })).body.balanceMg, -10_000)
  assert.equal(await remaining(user, id), -10_000)
  assert.deepEqual((await ledgerOf(user, id)).at(-1), ['Initial', KILOGRAM, KILOGRAM])
})

test('an adjustment needs exactly one form, and weights that can be', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM, spool_weight_mg: 200_000 })
  const cases: [string[], object][] = [
    [['body'], {}],
    [['body'], { note: 'nothing' }],
    [['newRemainingMg', 'differenceMg'], { newRemainingMg: 0, differenceMg: 0 }],
    [
      ['newRemainingMg', 'measuredWeightMg', 'differenceMg'],
      { newRemainingMg: 1, measuredWeightMg: 1, differenceMg: 1 },
    ],
    [['measuredWeightMg'], { measuredWeightMg: 199_999 }],
    [['newRemainingMg'], { newRemainingMg: -1 }],
    [['newRemainingMg'], { newRemainingMg: null }],
    [['differenceMg'], { differenceMg: 1_000_000_001 }],
    [['differenceMg'], { differenceMg: 0.5 }],
    [['note'], { differenceMg: 1, note: 'x'.repeat(501) }],
    [['amountMg'], { differenceMg: 1, amountMg: 1 }],
  ]
  for (const [fields, body] of cases) {
    const { problem } = await adjust(user, id, body)
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {}).toSorted()], [400, fields.toSorted()])
  }
  assert.equal((await ledgerOf(user, id)).length, 1)
})

test('a weight that an adjustment needs must be recorded', async () => {
  const user = await newUser(server)
  const [unknown, bare] = [
    await newFilament(server, user),
    await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM }),
  ]
  for (const [id, body, name] of [
    [unknown.id, { newRemainingMg: 1 }, 'initialNominalWeightMg'],
    [bare.id, { measuredWeightMg: 1 }, 'spoolWeightMg'],
  ] as const) {
    const { problem } = await adjust(user, id, body)
    assert.equal(problem.status, 409)
    assert.ok(problem.detail.includes(name))
  }
})

test('an adjustment is taken back once; nothing else can be', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const other = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const adjustment = (await adjust(user, id, { differenceMg: -5000 })).body
  const reversal = await reverse(user, id, adjustment.id)
  assert.equal(reversal.status, 201)
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body
  assert.deepEqual(
    items.map(({ isReversible }) => isReversible),
    [false, false, false],
  )
  assert.deepEqual(
    [reversal.body.kind, reversal.body.amountMg, reversal.body.balanceMg, reversal.body.reversesEntryId],
    ['Reversal', 5000, KILOGRAM, adjustment.id],
  )
  assert.equal((await reverse(user, id, adjustment.id)).problem.detail, 'This adjustment is already reversed.')
  assert.equal((await reverse(user, id, reversal.body.id)).problem.detail, 'Only adjustments can be reversed.')
  assert.equal((await reverse(user, id, reversal.body.id)).status, 409)
  assert.equal((await reverse(user, other.id, adjustment.id)).status, 404)
  assert.equal((await reverse(user, id, randomUUID())).status, 404)
  assert.equal((await reverse(user, id, 'x')).status, 400)
  assert.equal(await remaining(user, id), KILOGRAM)
})

test('what is sent again under its key is done once', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const [first, again] = [1, 2].map(() => adjust(user, id, { differenceMg: -1 }, { 'Idempotency-Key': 'a' }))
  assert.equal((await first)?.text, (await again)?.text)
  assert.equal((await adjust(user, id, { differenceMg: -2 }, { 'Idempotency-Key': 'a' })).status, 422)
  const entryId = (await first)?.body.id ?? ''
  const headers = { 'Idempotency-Key': 'b' }
  assert.equal((await reverse(user, id, entryId, headers)).text, (await reverse(user, id, entryId, headers)).text)
  assert.equal((await reverse(user, id, randomUUID(), headers)).status, 422)
  assert.equal((await ledgerOf(user, id)).length, 3)
})

test('of many who take the same adjustment back at once, one does', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const { body } = await adjust(user, id, { differenceMg: -5000 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(user, id, body.id)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array<number>(7).fill(409)])
  assert.equal(await remaining(user, id), KILOGRAM)
})

test('the ledger is read page by page, the newest entry first', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 10 })
  for (const differenceMg of [1, 2, 3]) await adjust(user, id, { differenceMg })
  const page = (pageNumber: number) =>
    client.call('Filaments_GetLedger', { as: user, path: { id }, query: { pageNumber, pageSize: 3 } })
  assert.deepEqual(
    (await page(1)).body.items.map(({ amountMg }) => amountMg),
    [3, 2, 1],
  )
  const second = await page(2)
  assert.deepEqual(
    second.body.items.map(({ balanceMg }) => balanceMg),
    [10],
  )
  assert.match(second.headers.get('Link') ?? '', new RegExp(`/api/Filaments/${id}/ledger\\?pageNumber=1`))
  assert.deepEqual((await page(3)).body.items, [])
  assert.equal((await page(0)).status, 400)
})

test('what a print takes stays in the ledger after the print is gone', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const print = await newPrint(server, user, { status: 'Pending' })
  const target = { as: user, path: { id: print.id } }
  const body = { status: 'Success', filamentUsage: [{ filamentId: id, amountMg: 400 }] }
  await client.call('Prints_PatchPrint', { ...target, body })
  await client.call('Prints_DeletePrint', target)
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body
  assert.deepEqual(
    items.map(({ kind, amountMg, printId }) => [kind, amountMg, printId]),
    [
      ['Reversal', 400, print.id],
      ['Usage', -400, print.id],
      ['Initial', KILOGRAM, null],
    ],
  )
  const usage = items[1]?.id ?? ''
  assert.equal((await reverse(user, id, usage)).status, 409)
})

test('another nominal weight is an entry; without one nobody knows what is left', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user)
  const print = { title: 'x', status: 'Success', filamentUsage: [{ filamentId: id, amountMg: 1000 }] }
  assert.equal((await client.call('Prints_PostPrint', { as: user, body: print })).status, 201)
  assert.equal(await remaining(user, id), null)
  const left = []
  for (const initialNominalWeightMg of [KILOGRAM, KILOGRAM, 750_000, null, 500_000]) {
    const body = { initialNominalWeightMg }
    left.push((await client.call('Filaments_PatchFilament', { as: user, path: { id }, body })).body.remainingMg)
  }
  assert.deepEqual(left, [999_000, 999_000, 749_000, null, 499_000])
  assert.deepEqual(await ledgerOf(user, id), [
    ['Initial', 500_000, 499_000],
    ['Adjustment', -750_000, -1000],
    ['Adjustment', -250_000, 749_000],
    ['Initial', KILOGRAM, 999_000],
    ['Usage', -1000, -1000],
  ])
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body
  assert.equal(items[2]?.note, 'The nominal weight was changed.')
})

test('another nominal weight is the same entry when the address has the id in capitals', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const path = { id: id.toUpperCase() }
  const body = { initialNominalWeightMg: 750_000, number: 1 }
  const patched = await client.call('Filaments_PatchFilament', { as: user, path, body })
  assert.deepEqual([patched.status, patched.body.id, patched.body.remainingMg], [200, id, 750_000])
  assert.equal((await client.call('Filaments_PatchFilament', { as: user, path, body })).status, 200)
  assert.deepEqual(await ledgerOf(user, id), [
    ['Adjustment', -250_000, 750_000],
    ['Initial', KILOGRAM, KILOGRAM],
  ])
})

test('the adjustment of a changed nominal weight is not taken back, only changed with the weight', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  for (const initialNominalWeightMg of [750_000, null, 500_000]) {
    await client.call('Filaments_PatchFilament', { as: user, path: { id }, body: { initialNominalWeightMg } })
  }
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body
  const adjustments = items.filter(({ kind }) => kind === 'Adjustment')
  assert.deepEqual(
    adjustments.map(({ amountMg, isReversible }) => [amountMg, isReversible]),
    [
      [-750_000, false],
      [-250_000, false],
    ],
  )
  for (const { id: entryId } of adjustments) {
    const { status, problem } = await reverse(user, id, entryId)
    assert.deepEqual(
      [status, problem.detail],
      [409, 'This adjustment comes from a change of the nominal weight. Change the nominal weight instead.'],
    )
  }
  assert.equal(await remaining(user, id), 500_000)
})

test('an adjustment that its owner describes as a changed nominal weight is taken back like others', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: KILOGRAM })
  const initialNominalWeightMg = 750_000
  await client.call('Filaments_PatchFilament', { as: user, path: { id }, body: { initialNominalWeightMg } })
  const changed = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body.items[0]
  assert.equal(changed?.kind, 'Adjustment')
  for (const differenceMg of [-5000, -3000]) {
    const { body } = await adjust(user, id, { differenceMg, note: changed.note })
    assert.equal(body.isReversible, true)
    assert.equal((await reverse(user, id, changed.id)).status, 409)
    assert.equal((await reverse(user, id, body.id)).status, 201)
    assert.equal(await remaining(user, id), 750_000)
  }
})
