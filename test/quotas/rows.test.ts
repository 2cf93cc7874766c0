import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { OperationId } from '../../src/contract/operation.ts'
import { replayEvents } from '../../src/integrations/replay.ts'
import { fileForm, history, job } from '../imports/support.ts'
import { eventsOf, newWorkshop, notice, printsOf, webhook } from '../integrations/devices.ts'
import { agentToken, connect } from '../mcp/agent.ts'
import { newPushDevice } from '../support/belongings.ts'
import type { Answer } from '../support/client.ts'
import { newBrand, newFilamentType, newPrint, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { tally, tight } from './limits.ts'

const ALLOWED = 4
const AT_ONCE = 12
const IMPORT_BYTES = 2000
const server = await startServer(
  tight({
    prints: ALLOWED,
    filaments: ALLOWED,
    printers: ALLOWED,
    projects: ALLOWED,
    maintenanceEntries: ALLOWED,
    comments: ALLOWED,
    apiKeys: ALLOWED,
    spoolConnections: ALLOWED,
    brands: ALLOWED,
    filamentTypes: ALLOWED,
    imports: ALLOWED,
    importBytes: IMPORT_BYTES,
    devices: ALLOWED,
  }),
)
const { client, db } = server

interface Kind {
  readonly noun: string
  readonly add: (user: User) => Promise<Answer<unknown>>
  readonly remove: OperationId
  /** How many there are before the first is added. */
  readonly before?: number
}

const KINDS: readonly Kind[] = [
  {
    noun: 'prints',
    add: (as) => client.call('Prints_PostPrint', { as, body: { title: 'A print' } }),
    remove: 'Prints_DeletePrint',
  },
  {
    noun: 'spools',
    add: (as) => client.call('Filaments_PostFilament', { as, body: { displayName: 'A spool', materialType: 'PLA' } }),
    remove: 'Filaments_DeleteFilament',
  },
  {
    noun: 'printers',
    add: (as) => client.call('Printers_PostPrinter', { as, body: { name: 'A printer' } }),
    remove: 'Printers_DeletePrinter',
  },
  {
    noun: 'projects',
    add: (as) => client.call('Projects_PostProject', { as, body: { name: 'A project' } }),
    remove: 'Projects_DeleteProject',
  },
  {
    noun: 'API keys',
    add: (as) => client.call('UserApiKeys_PostApiKey', { as, body: { description: 'A key' } }),
    remove: 'UserApiKeys_DeleteApiKey',
    before: 1,
  },
  {
    noun: 'spool connections',
    add: (as) => client.call('SpoolConnections_PostConnection', { as, body: { name: 'A program' } }),
    remove: 'SpoolConnections_DeleteConnection',
  },
  {
    noun: 'brands',
    add: (as) => client.call('Brands_PostBrand', { as, body: { name: `Brand ${randomUUID()}` } }),
    remove: 'Brands_DeleteBrand',
  },
  {
    noun: 'filament types',
    add: (as) =>
      client.call('FilamentTypes_PostFilamentType', { as, body: { name: randomUUID(), materialType: 'PLA' } }),
    remove: 'FilamentTypes_DeleteFilamentType',
  },
]

for (const { noun, add, remove, before = 0 } of KINDS) {
  test(`F62: of ${AT_ONCE} ${noun} that are added at once, as many are stored as one user may have`, async () => {
    const [user, other] = [await newUser(server), await newUser(server)]
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => add(user)))
    const added = ALLOWED - before
    assert.deepEqual(tally(answers), { 201: added, 409: AT_ONCE - added })
    const refused = answers.find(({ status }) => status === 409)
    assert.equal(
      refused?.problem.detail,
      `You have ${ALLOWED} ${noun}, the maximum for one user. Delete some that you no longer need.`,
    )
    assert.equal((await add(other)).status, 201)

    const { id } = answers.find(({ status }) => status === 201)?.body as { id: string | number }
    assert.equal((await client.call(remove, { as: user, path: { id } })).status, 204)
    assert.deepEqual(tally([await add(user), await add(user)]), { 201: 1, 409: 1 })
  })
}

test('F62: a filament type is not given a brand for which there is no room', async () => {
  const user = await newUser(server)
  const type = await newFilamentType(server, user)
  for (let i = 0; i < ALLOWED; i += 1) await newBrand(server, user, { name: `Brand ${i}` })
  const change = (brandName: string) =>
    client.call('FilamentTypes_PatchFilamentType', { as: user, path: { id: type.id }, body: { brandName } })
  assert.match((await change('One more')).problem.detail, /^You have 4 brands, /)
  assert.equal((await change('Brand 1')).status, 200)
})

test('F62: of many files to import at once, as many are stored as one user may have, and no larger one than allowed', async () => {
  const user = await newUser(server)
  const add = (jobs: number) => {
    const file = fileForm(history(Array.from({ length: jobs }, (_, number) => job(number))))
    return client.call('Imports_PostImport', { as: user, body: file })
  }
  assert.equal((await add(10)).problem.detail, `The file can have at most ${IMPORT_BYTES} bytes.`)
  // Of more at once, some would not be read at all.
  const answers = await Promise.all(Array.from({ length: ALLOWED + 2 }, () => add(1)))
  assert.deepEqual(tally(answers), { 202: ALLOWED, 409: 2 })
})

test('F62: of many maintenance entries at once, as many are stored as one user may have', async () => {
  const user = await newUser(server)
  const { id: printerId } = await newPrinter(server, user)
  const body = { printerId, category: 'Belt', done: true }
  const add = () => client.call('PrinterMaintenance_PostEntry', { as: user, body })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, add))
  assert.deepEqual(tally(answers), { 201: ALLOWED, 409: AT_ONCE - ALLOWED })
  assert.match((await add()).problem.detail, /^You have 4 maintenance entries, /)
})

test('F62: neither the prints of one user nor one author have more comments than they may', async () => {
  const [owner, author, other] = [await newUser(server), await newUser(server), await newUser(server)]
  const { id } = await newPrint(server, owner, { view_status: 'Public' })
  const { id: elsewhere } = await newPrint(server, other, { view_status: 'Public' })
  const add = (as: User, print = id) =>
    client.call('Prints_PostComment', { as, path: { id: print }, body: { body: 'A comment' } })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => add(author)))
  assert.deepEqual(tally(answers), { 201: ALLOWED, 409: AT_ONCE - ALLOWED })
  assert.match((await add(other)).problem.detail, /^This user's prints have 4 comments, /)
  assert.match((await add(author, elsewhere)).problem.detail, /^You have written 4 comments, .* Delete some /)
  assert.equal((await add(other, elsewhere)).status, 201)

  const comment = answers.find(({ status }) => status === 201)?.body as { id: number }
  await client.call('Comments_DeleteComment', { as: author, path: { id: comment.id } })
  assert.equal((await add(author, elsewhere)).status, 201)
})

test('F62: a tool for agents adds no more than its user may have', async () => {
  const user = await newUser(server)
  for (let i = 0; i < ALLOWED; i += 1) await newPrint(server, user)
  const agent = await connect(server, await agentToken(server, user))
  assert.equal((await agent.fail('create_print', { title: 'One more' })).status, 409)
})

test('F62: a device learns that its print cannot be stored; its event is stored, and makes the print when there is room', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const otherPrinter = await newPrinter(server, user)
  const full: number[] = []
  for (let i = 0; i < ALLOWED; i += 1) full.push((await newPrint(server, user, { title: 'Old' })).id)
  const moonraker = await client.call('Moonraker_PostNotification', { as: user, body: notice(printer.id, 'started') })
  const octoprint = await client.call('Octoprint_PostEvent', {
    as: user,
    body: webhook(otherPrinter.id, 'Print Done', { extra: { name: 'other.gcode', time: 60 }, meta: {} }),
  })
  assert.deepEqual(tally([moonraker, octoprint]), { 409: 2 })
  assert.match(moonraker.problem.detail, /^You have 4 prints, the maximum/)
  assert.deepEqual(
    (await eventsOf(server, user)).map(({ outcome, print_id }) => [outcome, print_id]),
    [
      [null, null],
      [null, null],
    ],
  )

  await client.call('Prints_DeleteBulk', { as: user, body: { ids: full.slice(0, 2) } })
  await replayEvents(server.services, new Date(Date.now() + 120_000), new Date(0))
  const titles = (await printsOf(server, user)).map(({ title }) => title)
  assert.deepEqual(titles.sort(), ['Old', 'Old', 'benchy', 'other'])
})

test('programs learn it too, and their prints are made when there is room', async () => {
  const { user, printer } = await newWorkshop(server)
  const full: number[] = []
  for (let i = 0; i < ALLOWED; i += 1) full.push((await newPrint(server, user, { title: 'Old' })).id)
  // On one printer, they would report one print.
  const input = async () => ({ as: user, query: { printerId: (await newPrinter(server, user)).id } })
  const event = { event: 'Finished', printerId: printer.id, fileName: 'cube.3mf' } as const
  const program = await client.call('PrintEvents_PostEvent', { as: user, body: event })
  const answers = [
    await client.call('Bambuddy_PostNotification', {
      ...(await input()),
      body: { event: 'print_complete', filename: 'bracket' },
    }),
    await client.call('Obico_PostNotification', {
      ...(await input()),
      body: { event: { type: 'PrintDone' }, print: { id: 1, filename: 'drum' } },
    }),
    await client.call('OctoEverywhere_PostNotification', {
      ...(await input()),
      body: { EventType: 2, FileName: 'egg' },
    }),
  ]
  assert.deepEqual(tally([program, ...answers]), { 409: 4 })
  await client.call('Prints_DeleteBulk', { as: user, body: { ids: full.slice(0, 4) } })
  await replayEvents(server.services, new Date(Date.now() + 120_000), new Date(0))
  const titles = (await printsOf(server, user)).map(({ title }) => title)
  assert.deepEqual(titles.sort(), ['bracket', 'cube', 'drum', 'egg'])
})

test('an end of a print that a device has begun is recorded at the bound too', async () => {
  const { user, printer } = await newWorkshop(server)
  for (let i = 1; i < ALLOWED; i += 1) await newPrint(server, user, { title: 'Old' })
  for (const event of ['started', 'complete']) {
    const body = notice(printer.id, event)
    assert.equal((await client.call('Moonraker_PostNotification', { as: user, body })).status, 200)
  }
  assert.equal((await printsOf(server, user)).at(-1)?.status, 'Success')
})

test('F62: a new push device takes the place of the one that was refreshed longest ago', async () => {
  const user = await newUser(server)
  for (let day = 1; day <= ALLOWED; day += 1) {
    await newPushDevice(server, user, { token: `device-${day}`, updated_date: `2026-01-0${day}T00:00:00Z` })
  }
  for (const token of ['device-1', 'device-5']) {
    const body = { token, platform: 'Web' } as const
    assert.equal((await client.call('Devices_RegisterDevice', { as: user, body })).status, 204)
  }
  const left = await db.selectFrom('push_devices').select('token').where('user_id', '=', user.id).execute()
  assert.deepEqual(left.map(({ token }) => token).sort(), ['device-1', 'device-3', 'device-4', 'device-5'])
})

test('work that recurs is not completed without room for the next entry', async () => {
  const user = await newUser(server)
  const { id: printerId } = await newPrinter(server, user)
  const body = { printerId, category: 'Belts', dueAfterDays: 30, recurs: true }
  const ids: number[] = []
  for (let count = 0; count < ALLOWED; count += 1) {
    ids.push((await client.call('PrinterMaintenance_PostEntry', { as: user, body })).body.id)
  }
  const path = { id: ids[0] ?? 0 }
  const complete = () => client.call('PrinterMaintenance_PatchEntry', { as: user, path, body: { done: true } })
  const { problem } = await complete()
  assert.equal(problem.status, 409)
  assert.match(problem.detail, /^You have 4 maintenance entries/)
  assert.equal((await client.call('PrinterMaintenance_GetEntry', { as: user, path })).body.done, false)
  await client.call('PrinterMaintenance_DeleteEntry', { as: user, path: { id: ids[1] ?? 0 } })
  assert.equal((await complete()).status, 200)
})

test('F62: work that recurs is not done without room for the next entry', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const body = { printerId: printer.id, category: 'Bed', done: false, dueAfterPrints: 5, recurs: true }
  const entries = await Promise.all(
    Array.from({ length: ALLOWED }, () => client.call('PrinterMaintenance_PostEntry', { as: user, body })),
  )
  const path = { id: entries[0]?.body.id ?? 0 }
  const before = await client.call('PrinterMaintenance_GetEntry', { as: user, path })
  const put = await client.call('PrinterMaintenance_PutEntry', { as: user, path, body: { ...body, done: true } })
  assert.deepEqual([put.status, /^You have 4 maintenance entries/.test(put.problem.detail)], [409, true])
  assert.deepEqual((await client.call('PrinterMaintenance_GetEntry', { as: user, path })).body, before.body)
})
