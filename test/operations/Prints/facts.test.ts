import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newPrint, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const FACTS = {
  printTimeInSeconds: 3600,
  totalTimeInSeconds: 4000,
  measuredEnergyWh: 402.375,
  plateCount: 2,
  partCount: 24,
  rating: 4,
}
const NAMES = Object.keys(FACTS) as (keyof typeof FACTS)[]

/** The facts of a record, as far as it has them. */
function factsOf(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => (NAMES as string[]).includes(name)))
}

async function post(as: User, body: object) {
  const answer = await client.call('Prints_PostPrint', { as, body: { title: 'a', status: 'Success', ...body } })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

test('facts are kept as they are, shown in the list, replaced by PUT and changed by PATCH', async () => {
  const user = await newUser(server)
  const print = await post(user, FACTS)
  assert.deepEqual(factsOf(print), FACTS)
  const path = { id: print.id }
  assert.deepEqual((await client.call('Prints_GetPrint', { as: user, path })).body, print)
  const [item] = (await client.call('Prints_GetSummary', { as: user })).body.items
  assert.deepEqual(factsOf(item ?? {}), FACTS)
  const written = await client.call('Prints_PutPrint', { as: user, path, body: print })
  assert.deepEqual(factsOf(written.body), FACTS)
  const patched = await client.call('Prints_PatchPrint', { as: user, path, body: { rating: 1, partCount: null } })
  assert.deepEqual(factsOf(patched.body), { ...FACTS, rating: 1, partCount: null })
  const put = await client.call('Prints_PutPrint', { as: user, path, body: { title: 'a' } })
  assert.deepEqual(factsOf(put.body), Object.fromEntries(NAMES.map((name) => [name, null])))
})

test('a fact that cannot be is refused, naming the field, and nothing is written', async () => {
  const user = await newUser(server)
  const print = await post(user, FACTS)
  const cases: [string, object][] = [
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5' }],
    ['measuredEnergyWh', { measuredEnergyWh: -0.1 }],
    ['measuredEnergyWh', { measuredEnergyWh: 100_000_001 }],
    ['plateCount', { plateCount: 0 }],
    ['partCount', { partCount: 100_001 }],
    ['totalTimeInSeconds', { totalTimeInSeconds: -1 }],
    ['totalTimeInSeconds', { totalTimeInSeconds: 3599 }],
    ['totalTimeInSeconds', { printTimeInSeconds: 4001 }],
  ]
  for (const [field, body] of cases) {
    const { problem } = await client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]], JSON.stringify(body))
  }
  assert.deepEqual((await client.call('Prints_GetPrint', { as: user, path: { id: print.id } })).body, print)
})

test('the list narrows to a minimum rating and sorts by rating, what is not rated last', async () => {
  const user = await newUser(server)
  for (const [title, rating] of [
    ['two', 2],
    ['none', null],
    ['five', 5],
    ['four', 4],
  ] as const) {
    await newPrint(server, user, { title, rating })
  }
  await newPrint(server, await newUser(server), { title: 'foreign', rating: 5, view_status: 'Public' })
  const titles = async (query: Record<string, string | number>) =>
    (await client.call('Prints_GetSummary', { as: user, query })).body.items.map(({ title }) => title)
  assert.deepEqual(await titles({ sortColumn: 'rating' }), ['five', 'four', 'two', 'none'])
  assert.deepEqual(await titles({ sortColumn: 'rating', sortDirection: 'asc' }), ['two', 'four', 'five', 'none'])
  assert.deepEqual(await titles({ minRating: 4, sortColumn: 'rating' }), ['five', 'four'])
  assert.deepEqual(await titles({ minRating: 1, searchText: 'o', sortColumn: 'rating' }), ['four', 'two'])
  for (const minRating of [0, 6, 'best']) {
    const { problem } = await client.call('Prints_GetSummary', { as: user, query: { minRating } })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['minRating']])
  }
})

test('prints are filtered by the kinds of causes for which they failed, in lists, totals and files', async () => {
  const user = await newUser(server)
  for (const failure_category of ['Clog', 'Warping', 'Other', null]) {
    await newPrint(server, user, { title: failure_category ?? 'none', status: 'Failed', failure_category })
  }
  const query = { failureCategories: ['Warping', 'Clog'] }
  const { items } = (await client.call('Prints_GetSummary', { as: user, query })).body
  assert.deepEqual(items.map(({ title, failureCategory }) => [title, failureCategory]).toSorted(), [
    ['Clog', 'Clog'],
    ['Warping', 'Warping'],
  ])
  assert.equal((await client.call('Prints_GetTotals', { as: user, query })).body.printCount, 2)
  assert.equal(readCsv((await client.call('Prints_GetCsv', { as: user, query })).bytes.toString()).length, 2)
  const { problem } = await client.call('Prints_GetSummary', { as: user, query: { failureCategories: ['clog'] } })
  assert.deepEqual(Object.keys(problem.errors ?? {}), ['failureCategories[0]'])
})

test('prints are filtered by print time, or by the estimate without one', async () => {
  const user = await newUser(server)
  for (const [title, print_time_in_seconds, estimated_print_time_in_seconds] of [
    ['unknown', null, null],
    ['estimated', null, 3600],
    ['short', 3599, 7200],
    ['long', 7200, 60],
  ] as const) {
    await newPrint(server, user, { title, print_time_in_seconds, estimated_print_time_in_seconds })
  }
  await newPrint(server, await newUser(server), { print_time_in_seconds: 3600, view_status: 'Public' })
  const ORDER = { sortColumn: 'duration', sortDirection: 'asc' } as const
  for (const [query, titles] of [
    [{ fromPrintTimeInSeconds: 3600 }, ['estimated', 'long']],
    [{ toPrintTimeInSeconds: 3600 }, ['short']],
    [{ fromPrintTimeInSeconds: 3599, toPrintTimeInSeconds: 7200 }, ['short', 'estimated']],
    [{ fromPrintTimeInSeconds: 0 }, ['short', 'estimated', 'long']],
    [{ fromPrintTimeInSeconds: 3600, searchText: 'lon' }, ['long']],
    [{ fromPrintTimeInSeconds: 7200, toPrintTimeInSeconds: 3600 }, []],
  ] as const) {
    const name = JSON.stringify(query)
    const { items, paging } = (await client.call('Prints_GetSummary', { as: user, query: { ...query, ...ORDER } })).body
    assert.deepEqual([items.map(({ title }) => title), paging.totalCount], [titles, titles.length], name)
    const totals = await client.call('Prints_GetTotals', { as: user, query })
    assert.equal(totals.body.printCount, titles.length, name)
    const csv = await client.call('Prints_GetCsv', { as: user, query })
    assert.equal(readCsv(csv.text).length, titles.length, name)
  }
  for (const name of ['fromPrintTimeInSeconds', 'toPrintTimeInSeconds']) {
    for (const value of [-1, 1.5, 2_147_483_648, 'long']) {
      const { status, problem } = await client.raw('GET', `/api/Prints/summary?${name}=${value}`, { as: user })
      assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [name]])
    }
  }
})

test('measured energy takes the place of time and power in the cost, at the rate of the first finish', async () => {
  const user = await newUser(server, { currency: 'EUR', electricity_rate_micros: 300_000 })
  const printer = await newPrinter(server, user, { wattage_w: 100 })
  const { id, cost } = await post(user, { printerId: printer.id, printTimeInSeconds: 36_000 })
  assert.equal(cost?.electricity, 0.3)
  const patch = async (body: object) =>
    (await client.call('Prints_PatchPrint', { as: user, path: { id }, body })).body.cost?.electricity
  await client.call('Users_PatchMe', { as: user, body: { electricityRatePerKwh: 9 } })
  await client.call('Printers_PatchPrinter', { as: user, path: { id: printer.id }, body: { wattageW: 900 } })
  assert.equal(await patch({ measuredEnergyWh: 2500 }), 0.75)
  assert.equal(await patch({ printTimeInSeconds: 72_000 }), 0.75)
  assert.equal(await patch({ printerId: null }), 0.75)
  assert.equal(await patch({ measuredEnergyWh: 0 }), 0)
  await patch({ printerId: printer.id, measuredEnergyWh: 1000 })
  const reprice = { as: user, body: { ids: [id] } }
  assert.equal((await client.call('Prints_RepricePrints', reprice)).body.results[0]?.after?.electricity, 9)
  assert.equal(await patch({ measuredEnergyWh: null }), 20 * 0.9 * 9)
})

test('measured energy needs no printer and no time; without a rate, or while the print runs, it costs nothing', async () => {
  const user = await newUser(server, { currency: 'EUR', electricity_rate_micros: 250_000 })
  assert.equal((await post(user, { measuredEnergyWh: 1000 })).cost?.electricity, 0.25)
  assert.equal((await post(user, { measuredEnergyWh: 1000, status: 'Failed' })).cost?.electricity, 0.25)
  assert.equal((await post(user, { measuredEnergyWh: 1000, status: 'Printing' })).cost, null)
  const without = await newUser(server, { currency: 'EUR' })
  assert.equal((await post(without, { measuredEnergyWh: 1000 })).cost, null)
  const { electricity } = (await client.call('Analytics_GetCosts', { as: without })).body.current
  assert.deepEqual(electricity.coverage.exclusions, [{ reason: 'RateMissing', count: 1 }])
})

test('a print is completed with its facts; what is omitted stays, and null deletes it', async () => {
  const user = await newUser(server)
  const complete = async (id: number, body: object) =>
    client.call('Prints_CompletePrint', { as: user, path: { id }, body: { status: 'Success', ...body } })
  const { id } = await newPrint(server, user, { status: 'Printing' })
  assert.deepEqual(factsOf((await complete(id, FACTS)).body), FACTS)
  const again = await complete(id, { status: 'PartialSuccess', rating: 2, plateCount: null })
  assert.deepEqual(factsOf(again.body), { ...FACTS, rating: 2, plateCount: null })
  const refused = await complete(id, { rating: 6, totalTimeInSeconds: 10 })
  assert.deepEqual([refused.status, Object.keys(refused.problem.errors ?? {})], [400, ['rating']])
  const tooShort = await complete(id, { totalTimeInSeconds: 10 })
  assert.deepEqual(Object.keys(tooShort.problem.errors ?? {}), ['totalTimeInSeconds'])
})

test('the time from start to end counts without pauses up to the time with pauses', async () => {
  const user = await newUser(server)
  const complete = async (columns: object, body: object) => {
    const start = { status: 'Printing' as const, start_date: '2026-03-14T08:00:00Z' }
    const { id } = await newPrint(server, user, { ...start, ...columns })
    const sent = { status: 'Success', endDate: '2026-03-14T09:00:00Z', ...body }
    return (await client.call('Prints_CompletePrint', { as: user, path: { id }, body: sent })).body.printTimeInSeconds
  }
  assert.equal(await complete({}, {}), 3600)
  assert.equal(await complete({}, { totalTimeInSeconds: 3000 }), 3000)
  assert.equal(await complete({ total_time_in_seconds: 3000 }, {}), 3000)
  assert.equal(await complete({}, { totalTimeInSeconds: 4000 }), 3600)
  assert.equal(await complete({}, { totalTimeInSeconds: 3000, printTimeInSeconds: 2900 }), 2900)
})

test('many prints get a rating, plates, parts and why they failed at once, and lose them by null', async () => {
  const user = await newUser(server)
  const [one, two] = [await newPrint(server, user), await newPrint(server, user, { source: 'Moonraker', rating: 1 })]
  const change = async (changes: object) => {
    const body = { ids: [one.id, two.id], changes }
    return (await client.call('Prints_PatchBulk', { as: user, body })).body.results.map(({ outcome }) => outcome)
  }
  const stored = async () => {
    const columns = ['rating', 'plate_count', 'part_count', 'failure_reason', 'failure_category'] as const
    return server.db
      .selectFrom('prints')
      .select([...columns, 'edited_fields'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
  }
  const changes = { rating: 3, plateCount: 2, partCount: 8, failureReason: 'Warped', failureCategory: 'Warping' }
  assert.deepEqual(await change(changes), ['Changed', 'Changed'])
  const row = { rating: 3, plate_count: 2, part_count: 8, failure_reason: 'Warped', failure_category: 'Warping' }
  assert.deepEqual(await stored(), [
    { ...row, edited_fields: [] },
    { ...row, edited_fields: ['failureCategory', 'failureReason', 'partCount', 'plateCount', 'rating'] },
  ])
  assert.deepEqual(await change(changes), ['Unchanged', 'Unchanged'])
  assert.deepEqual(await change({ rating: null, failureReason: null, failureCategory: null }), ['Changed', 'Changed'])
  const [first] = await stored()
  assert.deepEqual(
    [first?.rating, first?.failure_reason, first?.failure_category, first?.plate_count],
    [null, null, null, 2],
  )
  const { problem } = await client.call('Prints_PatchBulk', {
    as: user,
    body: { ids: [one.id], changes: { rating: 9 } },
  })
  assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['changes.rating']])
})
