import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentToken, connect } from '../mcp/agent.ts'
import { contractOperations, resolve } from '../support/contract.ts'
import { newWebhook } from '../support/belongings.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client } = server
// The clocks skip midnight of 6 September 2026 there.
const user = await newUser(server, { time_zone: 'America/Santiago' })
const printer = await newPrinter(server, user)
const agent = await connect(server, await agentToken(server, user))

const DAY = '2026-05-03'
const START = '2026-05-03T04:00:00.000Z'

/** The moments that requests can hold, by their pattern in the contract: their names by controller. */
function moments(): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  for (const { id, parameters, body } of contractOperations) {
    const controller = id.split('_', 1)[0] ?? ''
    const fields = Object.entries(body ? (resolve(body.schema)['properties'] ?? {}) : {})
    for (const [name, schema] of [...parameters.map((parameter) => [parameter.name, parameter.schema]), ...fields]) {
      if (!String(resolve(schema)['pattern']).startsWith('^[0-9]{4}-')) continue
      names[controller] = [...new Set([...(names[controller] ?? []), name as string])].sort()
    }
  }
  return names
}

test('the contract has these moments in requests', () => {
  assert.deepEqual(moments(), {
    Analytics: ['FromDate', 'ToDate'],
    PrintEvents: ['occurredDate'],
    PrinterMaintenance: ['date', 'dueDate'],
    Prints: ['endDate', 'fromDate', 'since', 'startDate', 'toDate'],
    Webhooks: ['since'],
  })
})

test('a day is its start in the zone of the user, in every body and query', async () => {
  const print = (await client.call('Prints_PostPrint', { as: user, body: { title: 'a', startDate: DAY } })).body
  assert.equal(print.startDate, START)
  const path = { id: print.id }
  const ended = await client.call('Prints_CompletePrint', {
    as: user,
    path,
    body: { status: 'Success', endDate: '2026-09-06' },
  })
  assert.equal(ended.body.endDate, '2026-09-06T04:00:00.000Z')
  const moved = await client.call('Prints_PatchPrint', { as: user, path, body: { endDate: DAY } })
  assert.equal(moved.body.endDate, START)

  const body = { printerId: printer.id, category: 'Bed', description: 'New sheet', date: DAY, dueDate: DAY }
  const entry = (await client.call('PrinterMaintenance_PostEntry', { as: user, body })).body
  assert.deepEqual([entry.date, entry.dueDate, entry.done], [START, START, false])

  const list = async (fromDate: string, toDate: string) =>
    (await client.call('Prints_GetSummary', { as: user, query: { fromDate, toDate } })).body.items.length
  assert.deepEqual([await list(DAY, '2026-05-04'), await list('2026-05-04', '2026-05-05')], [1, 0])
  const reprice = async (since: string) =>
    (await client.call('Prints_RepricePrints', { as: user, body: { since, dryRun: true } })).body.unchangedCount
  assert.deepEqual([await reprice(DAY), await reprice('2026-05-04')], [1, 0])

  const webhook = await newWebhook(server, user)
  const recovered = await client.call('Webhooks_RecoverDeliveries', {
    as: user.token(),
    path: { id: webhook.id },
    body: { since: DAY },
  })
  assert.equal(recovered.status, 202, recovered.text)
})

test('the day of a print event is its start in the zone of the user', async () => {
  // Event times count for 24 hours only, so the day is today, in a zone where midnight is hours away.
  const [zone, offset] = new Date().getUTCHours() < 12 ? ['Asia/Tokyo', '+09:00'] : ['Pacific/Honolulu', '-10:00']
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone })
  const as = await newUser(server, { time_zone: zone })
  const { id: printerId } = await newPrinter(server, as)
  const body = { event: 'Started', printerId, fileName: 'a.gcode', occurredDate: today }
  const { printId } = (await client.call('PrintEvents_PostEvent', { as, body })).body
  const print = (await client.call('Prints_GetPrint', { as, path: { id: printId ?? 0 } })).body
  assert.equal(print.startDate, new Date(`${today}T00:00:00${offset}`).toISOString())
})

test('a day is its start in the zone of an analysis', async () => {
  const query = { FromDate: DAY, ToDate: '2026-05-04', TimeZone: 'Asia/Tokyo' }
  const { range } = (await client.call('Analytics_GetOverview', { as: user, query })).body
  assert.deepEqual([range.fromDate, range.toDate], ['2026-05-02T15:00:00.000Z', '2026-05-03T15:00:00.000Z'])
})

test('tools take days as well', async () => {
  const print = await agent.call('create_print', { title: 'b', startDate: '2026-06-03' })
  assert.equal(print['startDate'], '2026-06-03T04:00:00.000Z')
  const found = await agent.call('list_prints', { fromDate: '2026-06-03', toDate: '2026-06-04' })
  assert.deepEqual(
    (found['items'] as { id: number }[]).map(({ id }) => id),
    [print['id']],
  )
  const zone = 'America/Santiago'
  const { range } = await agent.call('analytics', {
    analysis: 'overview',
    fromDate: DAY,
    toDate: '2026-05-04',
    timeZone: zone,
  })
  assert.equal((range as { fromDate: string }).fromDate, START)
})
