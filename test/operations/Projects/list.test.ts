import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectTotalsDto } from '../../../generated/api.d.ts'
import { newPrint, newProject, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const user = await newUser(server, { currency: 'JPY' })
await newProject(server, await newUser(server), { name: 'foreign' })
const dates = (day: number) => ({
  created_date: `2026-01-0${day}T00:00:00Z`,
  updated_date: `2026-02-0${4 - day}T00:00:00Z`,
})
const shelves = await newProject(server, user, { name: 'shelves', reference: '100%', ...dates(1) })
const boxes = await newProject(server, user, {
  name: 'Boxes',
  status: 'OnHold',
  description: 'for SHELVES',
  ...dates(2),
})
await newProject(server, user, { name: 'Ähre', status: 'Complete', ...dates(3) })

async function names(query: object): Promise<string[]> {
  const { body } = await client.call('Projects_GetProjects', { as: user, query: { ...query } })
  return body.items.map((project) => project.name)
}

test('projects are found by text and status', async () => {
  assert.deepEqual(await names({ searchText: 'SHELVES' }), ['Boxes', 'shelves'])
  assert.deepEqual(await names({ searchText: 'shelves BOX' }), ['Boxes'])
  assert.deepEqual(await names({ searchText: 'ahre' }), ['Ähre'])
  assert.deepEqual(await names({ searchText: 'shelves ahre' }), [])
  assert.deepEqual(await names({ searchText: '0%' }), ['shelves'])
  assert.deepEqual(await names({ searchText: '_' }), [])
  assert.deepEqual(await names({ searchText: "' or 1=1 --" }), [])
  assert.deepEqual(await names({ searchText: '', statuses: ['OnHold', 'Complete'], sortColumn: 'created' }), [
    'Boxes',
    'Ähre',
  ])
  assert.deepEqual(await names({ searchText: 'foreign' }), [])
})

test('projects are sorted by what is asked for', async () => {
  assert.deepEqual(await names({}), await names({ sortColumn: 'name', sortDirection: 'asc' }))
  assert.deepEqual(await names({ sortColumn: 'created' }), ['shelves', 'Boxes', 'Ähre'])
  assert.deepEqual(await names({ sortColumn: 'updated' }), ['Ähre', 'Boxes', 'shelves'])
  assert.deepEqual(await names({ sortColumn: 'status', sortDirection: 'desc' }), ['Boxes', 'Ähre', 'shelves'])
})

test('pages join without gaps, and say where they stand', async () => {
  const page = (pageNumber: number) =>
    client.call('Projects_GetProjects', {
      as: user,
      query: { pageNumber, pageSize: 2, sortColumn: 'created', statuses: ['InProgress', 'OnHold', 'Complete'] },
    })
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  assert.deepEqual(
    [...first.body.items, ...second.body.items].map(({ name }) => name),
    ['shelves', 'Boxes', 'Ähre'],
  )
  assert.match(
    first.headers.get('Link') ?? '',
    /^<[^>]+\/api\/Projects\?pageNumber=2&pageSize=2&[^>]*&statuses=InProgress&[^>]*>; rel="next"/,
  )
  assert.deepEqual([third.body.items, third.body.paging.totalCount], [[], 3])
  for (const query of [{ pageSize: 201 }, { pageNumber: 0 }, { sortColumn: 'cost' }, { statuses: ['Done'] }]) {
    assert.equal((await client.call('Projects_GetProjects', { as: user, query })).status, 400)
  }
})

test('totals are those of each project, with estimates where nothing is recorded', async () => {
  const done = { project_id: shelves.id, print_time_in_seconds: 100, estimated_print_time_in_seconds: 7 }
  await newPrint(server, user, {
    ...done,
    filament_amount_mg: 5,
    filament_cost_micros: 1_400_000,
    cost_currency: 'JPY',
  })
  await newPrint(server, user, {
    project_id: shelves.id,
    status: 'Failed',
    estimated_print_time_in_seconds: 20,
    estimated_filament_amount_mg: 3,
    filament_cost_micros: 100_000,
    electricity_cost_micros: 100_000,
    cost_currency: 'JPY',
  })
  await newPrint(server, user, {
    project_id: shelves.id,
    status: 'PartialSuccess',
    filament_cost_micros: 9e6,
    cost_currency: 'EUR',
  })
  await newPrint(server, user, { project_id: boxes.id, filament_cost_micros: 9e6, cost_currency: 'EUR' })
  const { body } = await client.call('Projects_GetProjects', { as: user, query: { sortColumn: 'created' } })
  const expected: ProjectTotalsDto = {
    printCount: 3,
    successCount: 1,
    printTimeInSeconds: 120,
    filamentAmountMg: 8,
    // 1.4 + 0.2 yen, rounded once.
    cost: 2,
    currency: 'JPY',
    partialCostCount: 0,
  }
  assert.deepEqual(body.items[0]?.totals, expected)
  assert.deepEqual(
    (await client.call('Projects_GetProject', { as: user, path: { id: shelves.id } })).body.totals,
    expected,
  )
  assert.deepEqual(
    [body.items[1]?.totals.printCount, body.items[1]?.totals.cost, body.items[1]?.totals.currency],
    [1, null, null],
  )
  assert.equal(body.items[2]?.totals.printCount, 0)
})

test('a cost beyond what the contract can say is not known', async () => {
  const rich = await newUser(server)
  const { id } = await newProject(server, rich)
  const print = { project_id: id, filament_cost_micros: 1e15, cost_currency: 'USD' }
  for (let count = 0; count < 2; count += 1) await newPrint(server, rich, print)
  const { totals } = (await client.call('Projects_GetProject', { as: rich, path: { id } })).body
  assert.deepEqual([totals.printCount, totals.cost, totals.currency], [2, null, null])
})
