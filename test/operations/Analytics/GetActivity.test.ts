import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActivityResponse } from '../../../generated/api.d.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServerAt, type Query } from './support.ts'

const server = await startServerAt('2026-03-10T12:00:00Z')
const { client } = server

async function newLogbook(...starts: string[]): Promise<User> {
  const user = await newUser(server)
  for (const start_date of starts) await newPrint(server, user, { start_date, print_time_in_seconds: 600 })
  return user
}

async function activity(user: User, query: Query = {}): Promise<ActivityResponse['current']> {
  return (await client.call('Analytics_GetActivity', { as: user, query })).body.current
}

test('days, streaks and hours are those of the time zone, over a change of clocks too', async () => {
  // In New York: Saturday 23:30 and, after the night without 02:00, Sunday 03:10 and Monday 00:15.
  const user = await newLogbook('2026-03-08T04:30:00Z', '2026-03-08T07:10:00Z', '2026-03-09T04:15:00Z')
  const { calendar, streaks, startTimes } = await activity(user, { TimeZone: 'America/New_York' })
  assert.deepEqual(calendar.days, [
    { date: '2026-03-07', printCount: 1, printTimeInSeconds: 600 },
    { date: '2026-03-08', printCount: 1, printTimeInSeconds: 600 },
    { date: '2026-03-09', printCount: 1, printTimeInSeconds: 600 },
  ])
  const streak = { dayCount: 3, fromDate: '2026-03-07', toDate: '2026-03-09' }
  assert.deepEqual([streaks.current, streaks.longest], [streak, streak])
  assert.deepEqual(streaks.busiestDay, { date: '2026-03-09', printCount: 1, printTimeInSeconds: 600 })
  assert.deepEqual(hours(startTimes), { 'Saturday 23': 1, 'Sunday 3': 1, 'Monday 0': 1 })

  const inUtc = await activity(user)
  assert.deepEqual(inUtc.streaks.longest, { dayCount: 2, fromDate: '2026-03-08', toDate: '2026-03-09' })
  assert.deepEqual(inUtc.streaks.busiestDay, { date: '2026-03-08', printCount: 2, printTimeInSeconds: 1200 })
  assert.deepEqual(hours(inUtc.startTimes), { 'Sunday 4': 1, 'Sunday 7': 1, 'Monday 4': 1 })
})

test('an hour that comes twice is one hour of the day', async () => {
  const user = await newLogbook('2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z')
  const { startTimes, calendar } = await activity(user, { TimeZone: 'America/New_York' })
  assert.deepEqual(hours(startTimes), { 'Sunday 1': 2 })
  assert.deepEqual(calendar.days, [{ date: '2025-11-02', printCount: 2, printTimeInSeconds: 1200 }])
})

test('F16: a day of 23 hours and one of 25 are one bucket each', async () => {
  // The last moment of the short day, the first of the next.
  const user = await newLogbook('2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z')
  const query = { FromDate: '2026-03-07T00:00', ToDate: '2026-03-10T00:00', TimeZone: 'America/New_York' }
  assert.deepEqual(await buckets(user, query), [
    ['2026-03-07', '2026-03-07T05:00:00.000Z', 0],
    ['2026-03-08', '2026-03-08T05:00:00.000Z', 1],
    ['2026-03-09', '2026-03-09T04:00:00.000Z', 1],
  ])
  const long = { FromDate: '2025-11-01T00:00', ToDate: '2025-11-04T00:00', TimeZone: 'America/New_York' }
  assert.deepEqual(await buckets(user, long), [
    ['2025-11-01', '2025-11-01T04:00:00.000Z', 0],
    ['2025-11-02', '2025-11-02T04:00:00.000Z', 0],
    ['2025-11-03', '2025-11-03T05:00:00.000Z', 0],
  ])
})

test('F16: clocks may change by half an hour', async () => {
  const user = await newLogbook('2026-04-04T12:59:59.999Z', '2026-04-04T13:00:00Z', '2026-04-05T13:29:59.999Z')
  const query = { FromDate: '2026-04-04T00:00', ToDate: '2026-04-07T00:00', TimeZone: 'Australia/Lord_Howe' }
  assert.deepEqual(await buckets(user, query), [
    ['2026-04-04', '2026-04-03T13:00:00.000Z', 1],
    ['2026-04-05', '2026-04-04T13:00:00.000Z', 2],
    ['2026-04-06', '2026-04-05T13:30:00.000Z', 0],
  ])
})

test('a date that a zone skipped has no bucket', async () => {
  const user = await newLogbook('2011-12-30T09:59:59Z', '2011-12-30T10:00:00Z')
  const query = { FromDate: '2011-12-29T00:00', ToDate: '2012-01-01T00:00', TimeZone: 'Pacific/Apia' }
  assert.deepEqual(await buckets(user, query), [
    ['2011-12-29', '2011-12-29T10:00:00.000Z', 1],
    ['2011-12-31', '2011-12-30T10:00:00.000Z', 1],
  ])
})

test('a streak goes on over a date that the zone skipped', async () => {
  const query = { FromDate: '2011-12-29T00:00', ToDate: '2012-01-01T00:00', TimeZone: 'Pacific/Apia' }
  const user = await newLogbook('2011-12-29T12:00:00Z', '2011-12-30T12:00:00Z')
  const both = { dayCount: 2, fromDate: '2011-12-29', toDate: '2011-12-31' }
  const { streaks } = await activity(user, query)
  assert.deepEqual([streaks.current, streaks.longest], [both, both])

  const eve = { dayCount: 1, fromDate: '2011-12-29', toDate: '2011-12-29' }
  const before = await newLogbook('2011-12-29T12:00:00Z')
  assert.deepEqual((await activity(before, query)).streaks.current, eve, 'reaches the day before the last')
})

test('where midnight comes twice, the day begins with the first; where it does not come, an hour later', async () => {
  const user = await newLogbook('2025-11-02T04:00:00Z', '2025-11-02T05:00:00Z', '2025-04-24T22:00:00Z')
  const havana = { FromDate: '2025-11-01T00:00', ToDate: '2025-11-03T00:00', TimeZone: 'America/Havana' }
  assert.deepEqual(await buckets(user, havana), [
    ['2025-11-01', '2025-11-01T04:00:00.000Z', 0],
    ['2025-11-02', '2025-11-02T04:00:00.000Z', 2],
  ])
  const cairo = { FromDate: '2025-04-24T00:00', ToDate: '2025-04-26T00:00', TimeZone: 'Africa/Cairo' }
  assert.deepEqual(await buckets(user, cairo), [
    ['2025-04-24', '2025-04-23T22:00:00.000Z', 0],
    ['2025-04-25', '2025-04-24T22:00:00.000Z', 1],
  ])
})

test('where clocks go back past midnight, the minute before belongs to the next date and the hour after to the last', async () => {
  const user = await newLogbook(
    '2010-11-07T02:29:59Z',
    '2010-11-07T02:30:59Z',
    '2010-11-07T02:31:00Z',
    '2010-11-07T03:30:00Z',
  )
  const query = { FromDate: '2010-11-06T00:00', ToDate: '2010-11-08T00:00', TimeZone: 'America/St_Johns' }
  assert.deepEqual(await buckets(user, query), [
    ['2010-11-06', '2010-11-06T02:30:00.000Z', 2],
    ['2010-11-07', '2010-11-07T02:30:00.000Z', 2],
  ])
  const { calendar } = await activity(user, query)
  assert.deepEqual(
    calendar.days.map(({ date, printCount }) => [date, printCount]),
    [
      ['2010-11-06', 2],
      ['2010-11-07', 2],
    ],
  )
})

test('a week starts on Monday, and buckets are whole: only what lies in the range is counted', async () => {
  const user = await newLogbook(
    '2026-02-23T00:00:00Z',
    '2026-02-25T11:59:59Z',
    '2026-02-25T12:00:00Z',
    '2026-03-02T00:00:00Z',
  )
  const query = { FromDate: '2026-02-25T12:00', ToDate: '2026-03-02T00:00:00.001' }
  assert.deepEqual(await buckets(user, { ...query, Granularity: 'Week' }), [
    ['2026-02-23', '2026-02-23T00:00:00.000Z', 1],
    ['2026-03-02', '2026-03-02T00:00:00.000Z', 1],
  ])
  assert.deepEqual(await buckets(user, { ...query, Granularity: 'Month' }), [
    ['2026-02-01', '2026-02-01T00:00:00.000Z', 1],
    ['2026-03-01', '2026-03-01T00:00:00.000Z', 1],
  ])
})

test('the current streak reaches today or yesterday, else there is none', async () => {
  const untilYesterday = await newLogbook('2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z')
  const yesterday = { dayCount: 2, fromDate: '2026-03-08', toDate: '2026-03-09' }
  assert.deepEqual((await activity(untilYesterday)).streaks.current, yesterday)
  const untilSunday = await newLogbook('2026-03-07T10:00:00Z', '2026-03-08T10:00:00Z')
  const { current, longest } = (await activity(untilSunday)).streaks
  assert.deepEqual([current, longest?.dayCount], [null, 2])
})

test('of a range that is over, the current streak is that of its end', async () => {
  const user = await newLogbook('2026-01-30T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-01T10:00:00Z')
  const january = { FromDate: '2026-01-01T00:00', ToDate: '2026-02-01T00:00' }
  const { current } = (await activity(user, january)).streaks
  assert.deepEqual(current, { dayCount: 2, fromDate: '2026-01-30', toDate: '2026-01-31' })
  const future = { FromDate: '2026-04-01T00:00', ToDate: '2026-05-01T00:00' }
  assert.equal((await activity(user, future)).streaks.current, null)
})

test('of several longest streaks and busiest days it is the latest', async () => {
  const user = await newLogbook('2026-01-01T10:00Z', '2026-01-02T10:00Z', '2026-01-10T10:00Z', '2026-01-11T10:00Z')
  const { streaks } = await activity(user)
  assert.deepEqual(streaks.longest, { dayCount: 2, fromDate: '2026-01-10', toDate: '2026-01-11' })
  assert.equal(streaks.busiestDay?.date, '2026-01-11')
})

test('planned prints and those with a start in the future have not started', async () => {
  const user = await newLogbook('2026-03-08T10:00:00Z', '2026-03-10T12:00:00Z', '2026-03-10T12:00:00.001Z')
  // One on the day between, one on a day of its own, and more on the day of another than it has prints that started.
  for (const start_date of ['2026-03-09T10:00Z', '2027-03-01T10:00Z', '2026-03-08T11:00Z', '2026-03-08T12:00Z', null]) {
    await newPrint(server, user, { start_date, status: 'Pending', estimated_print_time_in_seconds: 6000 })
  }
  const { calendar, streaks, startTimes, series, durations } = await activity(user)
  const coverage = { counted: 2, total: 2, exclusions: [] }
  assert.deepEqual(calendar, {
    days: [
      { date: '2026-03-08', printCount: 1, printTimeInSeconds: 600 },
      { date: '2026-03-10', printCount: 1, printTimeInSeconds: 600 },
    ],
    coverage,
  })
  const today = { dayCount: 1, fromDate: '2026-03-10', toDate: '2026-03-10' }
  assert.deepEqual(streaks, { current: today, longest: today, busiestDay: calendar.days[1], coverage })
  assert.deepEqual([hours(startTimes), startTimes.coverage], [{ 'Sunday 10': 1, 'Tuesday 12': 1 }, coverage])
  // They are still prints, with the times that they will take.
  assert.equal(series.coverage.printCount.counted, 7)
  assert.equal(durations.coverage.counted, 8)
})

test('of planned prints alone there are no days, streaks and hours', async () => {
  const user = await newLogbook('2026-03-08T10:00:00Z')
  await newPrint(server, user, { start_date: '2026-03-09T10:00:00Z', status: 'Pending' })
  const { calendar, streaks, startTimes, series } = await activity(user, { Statuses: 'Pending' })
  const coverage = { counted: 0, total: 0, exclusions: [] }
  assert.deepEqual(calendar, { days: [], coverage })
  assert.deepEqual(streaks, { current: null, longest: null, busiestDay: null, coverage })
  assert.deepEqual([hours(startTimes), startTimes.coverage], [{}, coverage])
  assert.equal(series.coverage.printCount.counted, 1)
})

test('a print without a start date is on no day, and is reported unless it is planned', async () => {
  const user = await newLogbook('2026-03-08T10:00:00Z')
  for (const status of ['Success', 'Pending'] as const) await newPrint(server, user, { start_date: null, status })
  const { calendar, streaks, startTimes } = await activity(user)
  const coverage = { counted: 1, total: 2, exclusions: [{ reason: 'Undated', count: 1 }] }
  assert.deepEqual([calendar.coverage, streaks.coverage, startTimes.coverage], [coverage, coverage, coverage])
})

test('the histogram’s intervals include their lower end', async () => {
  const user = await newUser(server)
  for (const seconds of [0, 3599, 3600, 7199, 14_400, 57_599, 57_600, 1_000_000, null]) {
    await newPrint(server, user, { start_date: '2026-03-01T00:00:00Z', print_time_in_seconds: seconds })
  }
  await newPrint(server, user, { estimated_print_time_in_seconds: 7200 })
  const { durations } = await activity(user)
  assert.deepEqual(
    durations.bins.map(({ fromSeconds, toSeconds, printCount }) => [fromSeconds, toSeconds, printCount]),
    [
      [0, 3600, 2],
      [3600, 7200, 2],
      [7200, 14_400, 1],
      [14_400, 28_800, 1],
      [28_800, 57_600, 1],
      [57_600, null, 2],
    ],
  )
  assert.deepEqual(durations.coverage, { counted: 9, total: 10, exclusions: [{ reason: 'DurationMissing', count: 1 }] })
})

test('a measure of a bucket is zero without prints, and null when its prints do not know it', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const cost = { filament_cost_micros: 104_000, electricity_cost_micros: 104_000, cost_currency: 'EUR' }
  await newPrint(server, user, { start_date: '2026-03-01T10:00:00Z' })
  await newPrint(server, user, { start_date: '2026-03-03T10:00:00Z', estimated_filament_amount_mg: 7, ...cost })
  await newPrint(server, user, { start_date: '2026-03-03T23:59:00Z', print_time_in_seconds: 9 })
  const query = { FromDate: '2026-03-01T00:00:00Z', ToDate: '2026-03-04T00:00:00Z' }
  const { points } = (await activity(user, query)).series
  assert.deepEqual(
    points.map((point) => [point.printCount, point.printTimeInSeconds, point.filamentAmountMg, point.cost]),
    [
      [1, null, null, null],
      [0, 0, 0, 0],
      [2, 9, 7, 0.21],
    ],
  )
})

/** The hours in which prints started, by weekday. */
function hours({ weekdays }: ActivityResponse['current']['startTimes']): Record<string, number> {
  assert.deepEqual(
    weekdays.map(({ weekday }) => weekday.slice(0, 2)),
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  )
  const counts = weekdays.flatMap(({ weekday, printCounts }) =>
    printCounts.map((count, hour): [string, number] => [`${weekday} ${hour}`, count]),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Date, first moment and number of prints of each bucket. */
async function buckets(user: User, query: Query): Promise<[string, string, number][]> {
  const { points } = (await activity(user, query)).series
  return points.map(({ bucketDate, bucketStart, printCount }) => [bucketDate, bucketStart, printCount])
}
