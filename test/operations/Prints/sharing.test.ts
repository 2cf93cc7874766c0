import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintDetailDto } from '../../../generated/api.d.ts'
import { newFilament, newPrint, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const NEW = { notes: false, fileName: false, costs: false, failureReason: true, material: true, settings: false }

async function post(as: User, body: object): Promise<PrintDetailDto> {
  return (await client.call('Prints_PostPrint', { as, body: { title: 'a', ...body } })).body
}

const patch = async (as: User, id: number, body: object) =>
  (await client.call('Prints_PatchPrint', { as, path: { id }, body })).body

/** The print as its owner sees it, and as visitors do. */
async function read(as: User | undefined, id: number, query: Record<string, string | boolean> = {}) {
  return (await client.call('Prints_GetPrint', { as, path: { id }, query })).body
}

test('a new print shares its failure reason and materials, unless its owner chooses otherwise', async () => {
  const user = await newUser(server)
  assert.deepEqual((await post(user, {})).shared, NEW)
  assert.deepEqual((await post(user, { shared: { notes: true, material: false } })).shared, {
    ...NEW,
    notes: true,
    material: false,
  })
  const old = await newPrint(server, user)
  assert.deepEqual((await read(user, old.id)).shared, NEW, 'a print that a device or an earlier version recorded')
})

test('what a change omits of the shared parts and private notes is unchanged, also in a replacement', async () => {
  const user = await newUser(server)
  const { id } = await post(user, { privateNotes: 'For Kim', shared: { costs: true } })
  assert.deepEqual((await patch(user, id, { title: 'b' })).shared, { ...NEW, costs: true })
  assert.deepEqual((await patch(user, id, { shared: { notes: true } })).shared, { ...NEW, costs: true, notes: true })
  const put = async (body: object) =>
    (await client.call('Prints_PutPrint', { as: user, path: { id }, body: { title: 'c', ...body } })).body
  const replaced = await put({ shared: { material: false } })
  assert.deepEqual(replaced.shared, { ...NEW, costs: true, notes: true, material: false })
  assert.equal(replaced.privateNotes, 'For Kim')
  assert.deepEqual((await put({})).shared, replaced.shared)
  assert.equal((await put({ privateNotes: null })).privateNotes, null)
  const completed = await client.call('Prints_CompletePrint', { as: user, path: { id }, body: { status: 'Success' } })
  assert.deepEqual(completed.body.shared, replaced.shared)
  const wrong = { as: user, path: { id }, body: { shared: { secrets: true } } }
  const refused = await client.call('Prints_PatchPrint', wrong)
  assert.equal(refused.status, 400)
  assert.match(refused.text, /"shared/)
})

test('visitors see the parts that the owner shares, and the owner can look as a visitor', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const printer = await newPrinter(server, owner, { name: 'Old faithful', make: 'Prusa', model: 'MK4S' })
  const spool = await newFilament(server, owner, {
    display_name: 'Mine',
    brand: 'Eryone',
    color_name: 'Ocean blue',
    color_hex: '#1A1A1A',
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 20_000_000,
  })
  const print = await post(owner, {
    status: 'Failed',
    printerId: printer.id,
    notes: 'the notes',
    privateNotes: 'the private notes',
    fileName: 'part.gcode',
    failureReason: 'warped',
    failureCategory: 'Warping',
    filamentUsage: [{ filamentId: spool.id, amountMg: 50_000, notes: 'dried' }],
  })
  const seen = async (shared: object) => {
    await patch(owner, print.id, { viewStatus: 'Public', shared })
    const [visitor, ...same] = await Promise.all([
      read(undefined, print.id),
      read(other, print.id),
      read(owner, print.id, { asVisitor: true }),
    ])
    for (const body of same) assert.deepEqual(body, visitor)
    assert.deepEqual([visitor.shared, visitor.privateNotes, visitor.printerModel], [null, null, 'Prusa MK4S'])
    const { notes, fileName, cost, failureReason, failureCategory, filamentUsage } = visitor
    const why = [failureReason, failureCategory]
    return { notes, fileName, cost: cost?.total ?? null, why, usage: filamentUsage[0] ?? null }
  }
  const all = { notes: true, fileName: true, costs: true, failureReason: true, material: true, settings: true }
  const none = { notes: false, fileName: false, costs: false, failureReason: false, material: false, settings: false }
  const nothing = { notes: null, fileName: null, cost: null, why: [null, null], usage: null }
  const usage = { ...print.filamentUsage[0], filamentId: null, displayName: null }
  assert.deepEqual([usage.brand, usage.colorName], ['Eryone', 'Ocean blue'])
  const why = ['warped', 'Warping']
  const full = { notes: 'the notes', fileName: 'part.gcode', cost: 1, why, usage }
  assert.deepEqual(await seen(all), full)
  assert.deepEqual(await seen(none), nothing)
  assert.deepEqual(await seen({ ...none, notes: true }), { ...nothing, notes: 'the notes' })
  assert.deepEqual(await seen({ ...none, fileName: true }), { ...nothing, fileName: 'part.gcode' })
  assert.deepEqual(await seen({ ...none, costs: true }), { ...nothing, cost: 1 })
  assert.deepEqual(await seen({ ...none, failureReason: true }), { ...nothing, why })
  assert.deepEqual(await seen({ ...none, material: true }), { ...nothing, usage: { ...usage, notes: null } })
  const own = await read(owner, print.id)
  assert.deepEqual([own.notes, own.privateNotes, own.cost?.total], ['the notes', 'the private notes', 1])
})

test('the owner sees a private print as visitors would; for others it stays unknown', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const { id } = await post(owner, { viewStatus: 'Private', notes: 'mine' })
  assert.equal((await read(owner, id, { asVisitor: true })).notes, null)
  for (const as of [undefined, other]) {
    const { status } = await client.call('Prints_GetPrint', { as, path: { id }, query: { asVisitor: true } })
    assert.equal(status, 404)
  }
})

test('many prints are shared at once, each with what it shares already', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const [first, second] = [await post(user, {}), await post(user, { shared: { notes: true } })]
  const foreign = await post(other, {})
  const ids = [first.id, second.id, foreign.id]
  const change = async (dryRun: boolean) => {
    const body = { ids, changes: { shared: { notes: true } }, dryRun }
    return (await client.call('Prints_PatchBulk', { as: user, body })).body.results.map(({ outcome }) => outcome)
  }
  assert.deepEqual(await change(true), ['Changed', 'Unchanged', 'NotFound'])
  assert.deepEqual((await read(user, first.id)).shared, NEW)
  assert.deepEqual(await change(false), ['Changed', 'Unchanged', 'NotFound'])
  for (const id of [first.id, second.id]) assert.deepEqual((await read(user, id)).shared, { ...NEW, notes: true })
  assert.deepEqual((await read(other, foreign.id)).shared, NEW)
})

test('private notes are searched for their owner only', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const { id } = await post(user, { title: 'Gift', privateNotes: 'Surprise for Zoë', viewStatus: 'Public' })
  await post(user, { title: 'Another', privateNotes: 'nothing' })
  const find = async (as: User, searchText: string) =>
    (await client.call('Prints_GetSummary', { as, query: { searchText } })).body.items.map((print) => print.id)
  assert.deepEqual(await find(user, 'zoe surprise'), [id])
  assert.deepEqual(await find(user, 'gift zoe'), [id])
  assert.deepEqual(await find(other, 'zoe'), [])
})

test('an edit of private notes takes bounded text', async () => {
  const user = await newUser(server)
  const { id } = await post(user, {})
  assert.equal((await patch(user, id, { privateNotes: 'x'.repeat(50_000) })).privateNotes?.length, 50_000)
  const body = { privateNotes: 'x'.repeat(50_001) }
  assert.equal((await client.call('Prints_PatchPrint', { as: user, path: { id }, body })).status, 400)
})
