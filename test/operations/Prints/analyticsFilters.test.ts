import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Weekday } from '../../../generated/api.d.ts'
import { readCsv } from '../../csv/read.ts'
import type { CallInput } from '../../support/client.ts'
import { newFilament, newPrint, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

/** The number of prints in the list, which its totals and its export must have too. */
async function countOf(as: User, query: NonNullable<CallInput['query']>): Promise<number> {
  const { body } = await client.call('Prints_GetSummary', { as, query })
  const totals = await client.call('Prints_GetTotals', { as, query })
  const csv = await client.call('Prints_GetCsv', { as, query })
  const name = JSON.stringify(query)
  assert.equal(body.items.length, body.paging.totalCount, name)
  assert.deepEqual([totals.body.printCount, readCsv(csv.text).length], [body.items.length, body.items.length], name)
  return body.items.length
}

for (const time_zone of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia']) {
  test(`each hour of the week in ${time_zone} has as many prints in the list as in the analytics`, async () => {
    const user = await newUser(server, { time_zone })
    // Around the changes of clocks, the day that Apia skipped and ends of weeks.
    for (const start_date of [
      ...['2026-03-08T06:59:59.999Z', '2026-03-08T07:00Z', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
      ...['2011-12-29T23:30Z', '2011-12-30T09:30Z', '2011-12-30T10:30Z', '1970-01-01T00:00Z'],
      ...['2026-05-03T18:29:59Z', '2026-05-03T18:30Z', '2026-05-03T23:59Z', '2026-05-04T00:00Z', null],
    ]) {
      await newPrint(server, user, { start_date })
    }
    await newPrint(server, await newUser(server), { start_date: '2026-05-04T00:00Z', view_status: 'Public' })
    for (const range of [{}, { FromDate: '2026-05-01', ToDate: '2026-06-01' }]) {
      const days = 'FromDate' in range ? { fromDate: range.FromDate, toDate: range.ToDate } : {}
      const query = { TimeZone: time_zone, ...range }
      const { startTimes } = (await client.call('Analytics_GetActivity', { as: user, query })).body.current
      const { weekdays } = startTimes
      const cells = weekdays.flatMap(({ weekday, printCounts }) =>
        printCounts.map((count, hour) => ({ weekday, hour, count })),
      )
      const filled = cells.filter(({ count }) => count > 0)
      assert(filled.length > 1)
      for (const { weekday, hour, count } of [...filled, ...cells.filter(({ count }) => count === 0).slice(0, 2)]) {
        const query = { startWeekdays: [weekday], startHours: [hour], ...days }
        assert.equal(await countOf(user, query), count, `${weekday} ${hour}`)
      }
      const all = { startWeekdays: weekdays.map(({ weekday }) => weekday), ...days }
      assert.equal(
        await countOf(user, all),
        filled.reduce((sum, { count }) => sum + count, 0),
      )
    }
  })
}

test('weekdays and hours can be several, and go with a search', async () => {
  const user = await newUser(server)
  for (const [title, start_date] of [
    ['Monday morning', '2026-05-04T08:59Z'],
    ['Monday noon', '2026-05-04T12:00Z'],
    ['Sunday noon', '2026-05-03T12:30Z'],
    ['never', null],
  ] as const) {
    await newPrint(server, user, { title, start_date })
  }
  const WEEKEND: readonly Weekday[] = ['Saturday', 'Sunday']
  for (const [query, count] of [
    [{ startHours: [8, 12] }, 3],
    [{ startHours: [12] }, 2],
    [{ startWeekdays: WEEKEND }, 1],
    [{ startWeekdays: ['Monday', 'Sunday'], startHours: [12], searchText: 'mond' }, 1],
    [{ startWeekdays: ['Tuesday'] }, 0],
    [{ hasStartDate: true }, 3],
    [{ hasStartDate: false }, 1],
    [{ hasStartDate: false, startHours: [12] }, 0],
    [{ hasStartDate: false, searchText: 'NEVER' }, 1],
  ] as const) {
    assert.equal(await countOf(user, query), count, JSON.stringify(query))
  }
  for (const [name, value] of [
    ['startWeekdays', 'monday'],
    ['startHours', '24'],
    ['startHours', '-1'],
    ['startHours', '1.5'],
    ['hasStartDate', 'maybe'],
  ] as const) {
    const { status, problem } = await client.raw('GET', `/api/Prints/summary?${name}=${value}`, { as: user })
    assert.deepEqual(
      [
        status,
        Object.keys(problem.errors ?? {})
          .join()
          .startsWith(name),
      ],
      [400, true],
      `${name}=${value}`,
    )
  }
})

test('a material has as many prints in the list as uses in the analytics', async () => {
  const user = await newUser(server)
  const [pla, petg] = [await newFilament(server, user), await newFilament(server, user, { material_type: 'PETG' })]
  for (const usages of [
    [{ filament_id: pla.id }],
    // The spool's material of today counts, not the one of the time.
    [{ filament_id: petg.id, material_type: 'PLA' }, { material_type: 'PLA' }],
    [{ material_type: 'Wood' }],
    [{}],
    [],
  ]) {
    const print = await newPrint(server, user, { start_date: '2026-05-04T08:00Z' })
    for (const [position, usage] of usages.entries()) {
      await newUsage(server, print, { position, amount_mg: 1000, ...usage })
    }
  }
  const other = await newUser(server)
  await newUsage(server, await newPrint(server, other, { view_status: 'Public' }), { material_type: 'PLA' })
  const { byType } = (await client.call('Analytics_GetMaterials', { as: user })).body.current
  const uses = byType.rows.map(({ materialType, useCount }) => [materialType, useCount])
  assert.deepEqual(uses, [
    ['PLA', 2],
    ['PETG', 1],
    ['Wood', 1],
  ])
  for (const [materialType, useCount] of uses) {
    assert.equal(await countOf(user, { materialTypes: [String(materialType)] }), useCount, String(materialType))
  }
  for (const [query, count] of [
    [{ materialTypes: ['petg', 'WOOD'] }, 2],
    [{ materialTypes: ['PLA', 'PETG'] }, 2],
    [{ materialTypes: [' pla '] }, 2],
    [{ materialTypes: ['PLA'], filamentIds: [petg.id] }, 1],
    [{ materialTypes: ['PLA'], searchText: 'petg' }, 1],
    [{ materialTypes: ['ASA'] }, 0],
    [{ materialTypes: ['PL'] }, 0],
  ] as const) {
    assert.equal(await countOf(user, query), count, JSON.stringify(query))
  }
})
