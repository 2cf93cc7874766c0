import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '../../support/client.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function list(as: User, query: NonNullable<CallInput['query']> = {}) {
  return client.call('Prints_GetSummary', { as, query })
}

async function titles(as: User, query: NonNullable<CallInput['query']>): Promise<string[]> {
  return (await list(as, query)).body.items.map((item) => item.title)
}

test('most recent first: by start, else by creation, then by number', async () => {
  const user = await newUser(server)
  await newPrint(server, await newUser(server), { title: 'somebody else’s', view_status: 'Public' })
  await newPrint(server, user, {
    title: 'started in March',
    start_date: '2026-03-01T00:00Z',
    created_date: '2026-01-01T00:00Z',
  })
  await newPrint(server, user, { title: 'created in April', created_date: '2026-04-01T00:00Z' })
  await newPrint(server, user, { title: 'first of May', start_date: '2026-05-01T00:00Z' })
  await newPrint(server, user, { title: 'second of May', start_date: '2026-05-01T00:00Z' })
  const expected = ['second of May', 'first of May', 'created in April', 'started in March']
  assert.deepEqual(await titles(user, {}), expected)
  assert.deepEqual(await titles(user, { sortDirection: 'asc' }), expected.toReversed())
})

test('an item shows printer, project, materials, cost and image', async () => {
  const user = await newUser(server)
  const [printer, project] = [
    await newPrinter(server, user, { name: 'Voron' }),
    await newProject(server, user, { name: 'Robot' }),
  ]
  const spool = await newFilament(server, user, { display_name: 'Orange', material_type: 'PETG', color_hex: '#FF8000' })
  const print = await newPrint(server, user, {
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2026-05-01T10:00:00.25Z',
    tags: ['a'],
    progress_percent: 45,
    filament_amount_mg: 3000,
    filament_cost_micros: 1_004_000,
    electricity_cost_micros: 4_000,
    cost_currency: 'EUR',
  })
  await newUsage(server, print, { position: 1, material_type: 'PLA', estimated_amount_mg: 7 })
  await newUsage(server, print, { position: 0, filament_id: spool.id, amount_mg: 3000 })
  const image = await db
    .insertInto('images')
    .values({ user_id: user.id, print_id: print.id, width: 1, height: 1, image_bytes: 1, thumbnail_bytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [item] = (await list(user)).body.items
  assert(item)
  assert.deepEqual(
    [item.printerName, item.projectName, item.tags, item.startDate, item.progressPercent],
    ['Voron', 'Robot', ['a'], '2026-05-01T10:00:00.250Z', 45],
  )
  // Rounded once: 1.004 + 0.004 is 1.01.
  assert.deepEqual(item.cost, { filament: 1, electricity: 0, total: 1.01, currency: 'EUR', isFilamentPartial: false })
  assert.deepEqual(item.filaments, [
    {
      filamentId: spool.id,
      displayName: 'Orange',
      materialType: 'PETG',
      colorHex: '#FF8000',
      colors: [],
      amountMg: 3000,
      estimatedAmountMg: null,
    },
    {
      filamentId: null,
      displayName: null,
      materialType: 'PLA',
      colorHex: null,
      colors: [],
      amountMg: null,
      estimatedAmountMg: 7,
    },
  ])
  assert.equal(item.thumbnailUrl, `${server.config.baseUrl}/media/${image.id}/thumbnail`)
})

test('pages, with links to their neighbours that keep the filters', async () => {
  const user = await newUser(server)
  for (let number = 1; number <= 5; number += 1) await newPrint(server, user, { title: `p${number}`, tags: ['a b&c'] })
  const query = { pageSize: 2, tags: ['a b&c'], searchText: 'p>' }
  const matching = { ...query, searchText: 'P' }
  const second = await list(user, { ...matching, pageNumber: 2 })
  assert.deepEqual(
    second.body.items.map((item) => item.title),
    ['p3', 'p2'],
  )
  assert.deepEqual(second.body.paging, {
    currentPage: 2,
    pageSize: 2,
    totalPages: 3,
    totalCount: 5,
    hasPrevious: true,
    hasNext: true,
  })
  const links = new Map(
    (second.headers.get('Link') ?? '')
      .split(', ')
      .map((link) => [/rel="(\w+)"/.exec(link)?.[1], new URL(/<(.*)>/.exec(link)?.[1] ?? '')]),
  )
  assert.deepEqual([...links].map(([name, url]) => [name, url.searchParams.get('pageNumber')]).sort(), [
    ['first', '1'],
    ['last', '3'],
    ['next', '3'],
    ['prev', '1'],
  ])
  const next = await client.raw('GET', (links.get('next')?.pathname ?? '') + (links.get('next')?.search ?? ''), {
    as: user,
  })
  assert.deepEqual(
    (next.body as { items: { title: string }[] }).items.map((item) => item.title),
    ['p1'],
  )
  const past = await list(user, { ...matching, pageNumber: 2_147_483_647, pageSize: 200 })
  assert.deepEqual([past.body.items, past.body.paging.totalCount, past.body.paging.hasNext], [[], 5, false])
  assert.equal((await list(user, { ...query, pageNumber: 1 })).body.paging.totalPages, 0)
})

test('F38: the api key is in no link', async () => {
  const user = await newUser(server)
  const answer = await client.raw('GET', `/api/Prints/summary?api_key=${user.key}&API_KEY=${user.key}`)
  assert.equal(answer.status, 200)
  assert(!answer.headers.get('Link')?.includes(user.key))
})

test('search finds text in title, file name, notes and tags in any case, and takes % and _ literally', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { title: 'Benchy ÄRA' })
  await newPrint(server, user, { title: 'file', file_name: 'BENCHY_50%.gcode' })
  await newPrint(server, user, { title: 'notes', notes: 'a benchy\\boat' })
  await newPrint(server, user, { title: 'tags', tags: ['other', 'Benchy'] })
  await newPrint(server, user, { title: 'nothing' })
  assert.equal((await titles(user, { searchText: 'bEnchy' })).length, 4)
  assert.deepEqual(await titles(user, { searchText: '50%' }), ['file'])
  assert.deepEqual(await titles(user, { searchText: 'Y_5' }), ['file'])
  assert.deepEqual(await titles(user, { searchText: 'y\\b' }), ['notes'])
  assert.deepEqual(await titles(user, { searchText: 'ära' }), ['Benchy ÄRA'])
  assert.deepEqual(await titles(user, { searchText: "'; drop table prints; --" }), [])
})

test('filters are combined', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const [printer, foreign] = [await newPrinter(server, user), await newPrinter(server, other)]
  const project = await newProject(server, user)
  const spool = await newFilament(server, user)
  const used = await newPrint(server, user, {
    title: 'used',
    status: 'PartialSuccess',
    printer_id: printer.id,
    tags: ['a', 'b'],
  })
  await newUsage(server, used, { filament_id: spool.id })
  await newUsage(server, used, { filament_id: spool.id, position: 1 })
  await newPrint(server, user, { title: 'failed', status: 'Failed', project_id: project.id, tags: ['a'] })
  await newPrint(server, user, { title: 'cancelled', status: 'Cancelled' })
  await newPrint(server, user, { title: 'pending', status: 'Pending' })
  const cases: [NonNullable<CallInput['query']>, string[]][] = [
    [{ showOnlySuccessful: true }, ['used']],
    [{ showOnlyFailed: true }, ['cancelled', 'failed']],
    [{ showOnlyFailed: true, showOnlySuccessful: true }, []],
    [{ statuses: ['Pending', 'Failed'] }, ['pending', 'failed']],
    [{ statuses: ['Pending', 'Failed'], showOnlyFailed: true }, ['failed']],
    [{ printerIds: [printer.id, foreign.id] }, ['used']],
    [{ printerIds: [foreign.id] }, []],
    [{ filamentIds: [spool.id, randomUUID()] }, ['used']],
    [{ projectIds: [project.id] }, ['failed']],
    [{ tags: ['a'] }, ['failed', 'used']],
    [{ tags: ['b', 'a'] }, ['used']],
    [{ tags: ['a'], projectIds: [project.id], searchText: 'AIL' }, ['failed']],
  ]
  for (const [query, expected] of cases) assert.deepEqual(await titles(user, query), expected, JSON.stringify(query))
})

test('the range of time is half-open and read in the user’s zone', async () => {
  const user = await newUser(server, { time_zone: 'America/New_York' })
  for (const hour of ['04', '05', '06'])
    await newPrint(server, user, { title: hour, start_date: `2026-01-01T${hour}:00Z` })
  assert.deepEqual(await titles(user, { fromDate: '2026-01-01T00:00' }), ['06', '05'])
  assert.deepEqual(await titles(user, { fromDate: '2026-01-01T05:00Z', toDate: '2026-01-01T01:00' }), ['05'])
  assert.deepEqual(await titles(user, { toDate: '2026-01-01T05:00+00:00' }), ['04'])
  const answer = await list(user, { fromDate: '2026-02-29T00:00' })
  assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['fromDate'])
})

test('sorted by each column, what is unknown last, equals by number', async () => {
  const user = await newUser(server)
  await newPrint(server, user, {
    title: 'b',
    status: 'Failed',
    print_time_in_seconds: 5,
    filament_amount_mg: 3,
    cost_currency: 'EUR',
    electricity_cost_micros: 1,
  })
  await newPrint(server, user, {
    title: 'C',
    status: 'Success',
    estimated_print_time_in_seconds: 9,
    estimated_filament_amount_mg: 1,
    cost_currency: 'EUR',
    filament_cost_micros: 2,
  })
  await newPrint(server, user, { title: 'a', status: 'Success' })
  const sorted = (sortColumn: string, sortDirection: string) => titles(user, { sortColumn, sortDirection })
  assert.deepEqual(await sorted('title', 'asc'), ['a', 'b', 'C'])
  assert.deepEqual(await sorted('status', 'asc'), ['C', 'a', 'b'])
  assert.deepEqual(await sorted('status', 'desc'), ['b', 'a', 'C'])
  assert.deepEqual(await sorted('duration', 'desc'), ['C', 'b', 'a'])
  assert.deepEqual(await sorted('duration', 'asc'), ['b', 'C', 'a'])
  assert.deepEqual(await sorted('weight', 'desc'), ['b', 'C', 'a'])
  assert.deepEqual(await sorted('cost', 'desc'), ['C', 'b', 'a'])
})
