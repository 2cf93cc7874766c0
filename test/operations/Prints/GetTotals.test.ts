import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallInput } from '../../support/client.ts'
import { newPrint, newProject, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const EUR = { cost_currency: 'EUR' }

test('the totals are those of the list with the same filters; an estimate counts where nothing is recorded', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const project = await newProject(server, user)
  const inProject = { project_id: project.id, tags: ['garden'] }
  await newPrint(server, await newUser(server), { title: 'Somebody else’s bracket' })
  await newPrint(server, user, { title: 'Bracket', status: 'Success', ...inProject, print_time_in_seconds: 3600 })
  await newPrint(server, user, {
    title: 'Bracket 2',
    status: 'PartialSuccess',
    ...inProject,
    estimated_print_time_in_seconds: 60,
    estimated_filament_amount_mg: 500,
    electricity_cost_micros: 250_000,
    ...EUR,
  })
  await newPrint(server, user, {
    title: 'Lid',
    status: 'Cancelled',
    ...inProject,
    print_time_in_seconds: 5,
    estimated_print_time_in_seconds: 900,
    filament_amount_mg: 1000,
    filament_cost_micros: 1_000_000,
    electricity_cost_micros: 500_000,
    ...EUR,
  })
  await newPrint(server, user, {
    title: 'Vase',
    status: 'Pending',
    filament_cost_micros: 9_000_000,
    cost_currency: 'USD',
  })
  const totals = async (query: NonNullable<CallInput['query']>) =>
    (await client.call('Prints_GetTotals', { as: user, query })).body
  assert.deepEqual(await totals({ projectIds: [project.id] }), {
    printCount: 3,
    successCount: 2,
    failureCount: 1,
    printTimeInSeconds: 3665,
    filamentAmountMg: 1500,
    cost: 1.75,
    currency: 'EUR',
    partialCostCount: 0,
  })
  const vase = { printCount: 1, successCount: 0, failureCount: 0, printTimeInSeconds: 0, filamentAmountMg: 0 }
  assert.deepEqual(await totals({ statuses: ['Pending'] }), {
    ...vase,
    cost: null,
    currency: null,
    partialCostCount: 0,
  })
  const filters = [{}, { searchText: 'bracket' }, { tags: ['garden'], showOnlyFailed: true }, { searchText: 'no such' }]
  for (const query of filters) {
    const { paging } = (await client.call('Prints_GetSummary', { as: user, query })).body
    assert.equal((await totals(query)).printCount, paging.totalCount, JSON.stringify(query))
  }
  assert.equal((await totals({ searchText: 'lid' })).cost, 1.5)
})

test('a date that is none is refused', async () => {
  const user = await newUser(server)
  const answer = await client.call('Prints_GetTotals', { as: user, query: { fromDate: 'spring' } })
  assert.equal(answer.status, 400)
  assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['fromDate'])
})
