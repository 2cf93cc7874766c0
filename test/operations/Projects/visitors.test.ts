import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const [owner, other] = [await newUser(server, { display_name: 'Robin' }), await newUser(server)]
const project = await newProject(server, owner, {
  name: 'Shelves',
  reference: 'customer 12',
  view_status: 'Unlisted',
  share_key: 'key-of-the-shelves',
})
const spool = await newFilament(server, owner, { display_name: 'Secret spool', color_hex: '#1A1A1A' })
const printer = await newPrinter(server, owner, { name: 'Secret printer' })
const common = { project_id: project.id, printer_id: printer.id, filament_cost_micros: 1_000_000, cost_currency: 'USD' }
const shown = await newPrint(server, owner, {
  ...common,
  title: 'shown',
  view_status: 'Public',
  filament_amount_mg: 70,
})
await newUsage(server, shown, { filament_id: spool.id, amount_mg: 70 })
await newPrint(server, owner, { ...common, title: 'hidden', view_status: 'Private' })
await newPrint(server, owner, { ...common, title: 'linked', view_status: 'Unlisted', share_key: 'k' })
await newPrint(server, owner, { title: 'elsewhere', view_status: 'Public' })

const path = { id: project.id }
const read = (query: Record<string, string>, as?: User) => client.call('Projects_GetProject', { path, query, as })
const list = (query: Record<string, string | number>, as?: User) =>
  client.call('Projects_GetPrints', { path, query, as })

test('an unlisted project is visible to those who have its key, and only to them', async () => {
  for (const as of [undefined, other]) {
    for (const call of [read, list]) {
      assert.equal((await call({}, as)).status, 404)
      assert.equal((await call({ shareKey: 'key-of-the-shelveS' }, as)).status, 404)
      assert.equal((await call({ shareKey: 'key-of-the-shelves' }, as)).status, 200)
    }
  }
  assert.equal((await read({ shareKey: 'not a key' })).status, 400)
  assert.equal((await read({ shareKey: 'wrong' }, owner)).status, 200)
})

test('others see a project without what is private to its owner', async () => {
  const mine = (await read({}, owner)).body
  assert.deepEqual([mine.totals.printCount, mine.totals.cost, mine.reference], [3, 3, 'customer 12'])
  for (const as of [undefined, other]) {
    const { body } = await read({ shareKey: 'key-of-the-shelves' }, as)
    const totals = { ...mine.totals, printCount: 1, successCount: 1, cost: null, currency: null }
    assert.deepEqual(body, { ...mine, reference: null, shareKey: null, totals })
  }
})

test('the owner gets all prints of the project, others those that everybody may see, in public form', async () => {
  const mine = (await list({}, owner)).body
  assert.deepEqual(
    mine.items.map(({ title }) => title),
    ['linked', 'hidden', 'shown'],
  )
  const answer = await list({ shareKey: 'key-of-the-shelves' })
  const { items, paging } = answer.body
  assert.equal(paging.totalCount, 1)
  const [full] = mine.items.slice(-1)
  assert.deepEqual(
    [full?.printerName, full?.cost?.total, full?.filaments[0]?.displayName],
    ['Secret printer', 1, 'Secret spool'],
  )
  assert.deepEqual(items, [
    {
      ...full,
      printerId: null,
      printerName: null,
      cost: null,
      filaments: full?.filaments.map((filament) => ({ ...filament, filamentId: null, displayName: null })),
    },
  ])
  assert(!answer.text.includes('Secret'))
  assert.match(answer.headers.get('Link') ?? '', /\/prints\?pageNumber=1&pageSize=25&shareKey=key-of-the-shelves>/)
  const beyond = (await list({ shareKey: 'key-of-the-shelves', pageNumber: 2 })).body
  assert.deepEqual([beyond.items, beyond.paging.totalCount], [[], 1])
  const second = (await list({ pageNumber: 2, pageSize: 2 }, owner)).body
  assert.deepEqual([second.items.length, second.paging.totalCount], [1, 3])
})

test('a public project needs no key, a private one cannot be opened with one', async () => {
  const set = (view_status: 'Public' | 'Private') =>
    db
      .updateTable('projects')
      .set({ view_status })
      .where('user_id', '=', owner.id)
      .where('id', '=', project.id)
      .execute()
  await set('Public')
  assert.equal((await read({})).body.totals.printCount, 1)
  assert.equal((await list({})).body.items.length, 1)
  await set('Private')
  for (const call of [read, list]) assert.equal((await call({ shareKey: 'key-of-the-shelves' }, other)).status, 404)
})
