import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { calendarSince, readStats, type UserStats } from '../../src/achievements/stats.ts'
import { createDatabase } from '../support/database.ts'
import { drawPrints, factsOf, type Print } from './logbook.ts'

const database = await createDatabase()
after(() => database.drop())
const { db } = database

/** Somebody with these prints and nothing else. */
async function newLogbook(prints: readonly Print[]): Promise<number> {
  const { id } = await db.insertInto('users').values({ display_name: 'X' }).returning('id').executeTakeFirstOrThrow()
  const rest = { user_id: id, title: 'A print', view_status: 'Private', source: 'Web' } as const
  if (prints.length > 0)
    await db
      .insertInto('prints')
      .values(prints.map((print) => ({ ...rest, ...print })))
      .execute()
  return id
}

async function facts(
  prints: readonly Print[],
  zone: string,
  now: string,
  before: string | null = null,
): Promise<UserStats> {
  const userId = await newLogbook(prints)
  const starts = prints.flatMap(({ start_date: start }) => (start == null ? [] : [String(start)])).sort()
  const calendar = calendarSince(zone, starts[0] ?? null, new Date(now))
  return readStats(db, { userId, calendar, before })
}

function started(...starts: readonly string[]): Print[] {
  return starts.map((start_date) => ({ status: 'Success', start_date }))
}

describe('the facts are what counting print by print gives', () => {
  const cases = [
    ['UTC', '2026-01-01', '2026-04-01', 120],
    ['Europe/Berlin', '2026-02-20', '2026-04-20', 300],
    ['America/New_York', '2025-10-10', '2026-01-20', 90],
    // Half an hour of summer time, and quarters of an hour from UTC.
    ['Australia/Lord_Howe', '2026-03-15', '2026-04-25', 60],
    ['Asia/Kathmandu', '2025-12-20', '2026-01-20', 60],
    ['Pacific/Apia', '2011-12-10', '2012-01-20', 140],
    ['Pacific/Kiritimati', '1994-12-20', '1995-01-10', 80],
    // Morocco suspends its summer time for a month.
    ['Africa/Casablanca', '2024-02-01', '2026-03-31', 500],
  ] as const
  for (const [seed, [zone, from, until, count]] of cases.entries()) {
    test(`${count} prints in ${zone}`, async () => {
      const prints = drawPrints(seed, count, from, until)
      // In the middle: prints that are to start yet are in no streak.
      const now = new Date((Date.parse(from) + 9 * Date.parse(until)) / 10)
      const expected = factsOf(prints, zone, now)
      const { ...found } = await facts(prints, zone, now.toISOString())
      assert.deepEqual({ ...found, ...expected }, found)
      assert(expected.longestDays > 1 && expected.comebackDays > 0 && expected.accuratePrints > 0)
    })
  }

  test('before a moment, only dated prints that were started earlier count', async () => {
    const prints = drawPrints(99, 200, '2026-01-01', '2026-04-01')
    const before = '2026-02-11T09:30:00.000Z'
    const older = prints.filter(({ start_date: start }) => start != null && String(start) < before)
    const { currentDays: _, currentWeeks: __, ...expected } = factsOf(older, 'UTC', new Date(before))
    const found = await facts(prints, 'UTC', '2026-04-01T00:00:00Z', before)
    assert.deepEqual({ ...found, ...expected }, found)
  })

  test('an empty logbook has none', async () => {
    for (const before of [null, '2026-01-01T00:00:00Z']) {
      const found = await facts([], 'Europe/Berlin', '2026-03-01T12:00:00Z', before)
      assert.deepEqual([...new Set(Object.values(found))], [0])
    }
  })
})

describe('a streak', () => {
  test('counts days of the zone, not of UTC', async () => {
    const prints = started('2026-03-01T22:30:00Z', '2026-03-01T23:30:00Z', '2026-03-02T23:30:00Z')
    assert.equal((await facts(prints, 'Europe/Berlin', '2026-03-10T00:00:00Z')).longestDays, 3)
    assert.equal((await facts(prints, 'UTC', '2026-03-10T00:00:00Z')).longestDays, 2)
  })

  test('holds over days of 23 and 25 hours, to the minute', async () => {
    const spring = started(
      '2026-03-28T22:59:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:00Z',
      '2026-03-29T22:00:00Z',
    )
    const { longestDays, busiestDay } = await facts(spring, 'Europe/Berlin', '2026-04-10T00:00:00Z')
    assert.deepEqual([longestDays, busiestDay], [3, 2])
    const autumn = started(
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:00Z',
    )
    const found = await facts(autumn, 'Europe/Berlin', '2026-11-10T00:00:00Z')
    assert.deepEqual([found.longestDays, found.busiestDay], [1, 4])
  })

  test('is not broken by a day that the zone never had', async () => {
    // On 29 December 2011 the clocks of Apia went from UTC-10 to UTC+14.
    const prints = started(
      '2011-12-29T12:00:00Z',
      '2011-12-30T09:00:00Z',
      '2011-12-30T11:00:00Z',
      '2011-12-31T11:00:00Z',
    )
    const found = await facts(prints, 'Pacific/Apia', '2011-12-31T12:00:00Z')
    assert.deepEqual([found.longestDays, found.currentDays], [3, 3])
    // Nor is a whole week longer by it.
    assert.equal(found.longestWeeks, 1)
  })

  test('is current until a day has passed without a print', async () => {
    const prints = started('2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z', '2026-03-03T12:00:00Z')
    const current = async (now: string) => (await facts(prints, 'UTC', now)).currentDays
    assert.equal(await current('2026-03-03T13:00:00Z'), 3)
    assert.equal(await current('2026-03-04T23:59:59Z'), 3)
    assert.equal(await current('2026-03-05T00:00:00Z'), 0)
  })

  test('of weeks goes from Monday to Sunday', async () => {
    const sundayAndMonday = started('2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z')
    const weeks = async (prints: Print[], now: string) => {
      const { longestWeeks, currentWeeks } = await facts(prints, 'UTC', now)
      return [longestWeeks, currentWeeks]
    }
    assert.deepEqual(await weeks(sundayAndMonday, '2026-03-15T23:00:00Z'), [2, 2])
    assert.deepEqual(await weeks(sundayAndMonday, '2026-03-16T00:00:00Z'), [2, 0])
    const mondayAndSunday = started('2026-03-02T00:00:00Z', '2026-03-08T23:59:00Z')
    assert.deepEqual(await weeks(mondayAndSunday, '2026-03-08T23:59:30Z'), [1, 1])
  })

  test('takes neither prints that wait nor prints that are to start', async () => {
    const prints: Print[] = [
      ...started('2026-03-01T12:00:00Z', '2026-03-04T12:00:00Z', '2026-03-05T12:00:00Z'),
      { status: 'Pending', start_date: '2026-03-02T12:00:00Z' },
      { status: 'Printing', start_date: '2026-03-03T12:00:00Z' },
    ]
    const { longestDays, successes } = await facts(prints, 'UTC', '2026-03-04T13:00:00Z')
    assert.deepEqual([longestDays, successes], [2, 3])
  })
})

test('extreme records are counted too', async () => {
  const prints: Print[] = [
    {
      status: 'Success',
      start_date: '1970-01-01T00:00:00Z',
      print_time_in_seconds: 2_147_483_647,
      estimated_print_time_in_seconds: 0,
      filament_amount_mg: Number.MAX_SAFE_INTEGER,
    },
    { status: 'Success', start_date: '2200-12-31T23:59:59.999Z', print_time_in_seconds: 2_147_483_647 },
    { status: 'Success', start_date: null, print_time_in_seconds: 0, estimated_print_time_in_seconds: 2_147_483_647 },
  ]
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Monrovia']) {
    const found = await facts(prints, zone, '2026-03-04T13:00:00Z')
    assert.deepEqual([found.successes, found.hours, found.longestDays, found.accuratePrints], [3, 1_193_046, 1, 0])
    assert.equal(found.grams, 9_007_199_254_740)
  }
})

test('a print is accurate within 5 percent of its estimate, and not beyond', async () => {
  const print = (seconds: number): Print => ({
    status: 'Success',
    start_date: '2026-03-01T10:00:00Z',
    print_time_in_seconds: seconds,
    estimated_print_time_in_seconds: 1000,
  })
  const found = async (...seconds: number[]) =>
    (await facts(seconds.map(print), 'UTC', '2026-03-02T00:00:00Z')).accuratePrints
  assert.deepEqual([await found(950, 1000, 1050), await found(949, 1051)], [3, 0])
})

test('a day is stubborn from five failures on, when a success came after the last of them', async () => {
  const day = (failures: number): Print[] => [
    ...Array.from({ length: failures }, (_, hour): Print => ({
      status: 'Failed',
      start_date: `2026-03-01T0${hour}:00:00Z`,
    })),
    ...started('2026-03-01T10:00:00Z'),
  ]
  const found = async (failures: number) => (await facts(day(failures), 'UTC', '2026-03-02T00:00:00Z')).stubbornDays
  assert.deepEqual([await found(4), await found(5), await found(6)], [0, 1, 1])
})
