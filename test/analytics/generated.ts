import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'

/** A zone and a moment at which something happens to its clocks or calendar. */
const SCENES = [
  ['UTC', '2026-02-01T00:00Z'],
  ['America/New_York', '2026-03-08T07:00Z'],
  ['America/New_York', '2025-11-02T06:00Z'],
  ['Europe/London', '2026-03-29T01:00Z'],
  ['Europe/London', '2025-10-26T01:00Z'],
  ['Australia/Lord_Howe', '2025-10-04T15:30Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Asia/Kathmandu', '2026-01-31T18:15Z'],
  ['America/St_Johns', '2026-03-08T05:30Z'],
  ['America/St_Johns', '2025-11-02T04:30Z'],
  ['Africa/Casablanca', '2025-02-23T02:00Z'],
  ['Africa/Casablanca', '2025-04-06T02:00Z'],
  // The day after 2011-12-29 is 2011-12-31.
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00Z'],
  // Midnight comes twice.
  ['America/Havana', '2025-11-02T05:00Z'],
  ['Atlantic/Azores', '2025-10-26T01:00Z'],
  // Clocks go back past midnight, to the day before.
  ['America/St_Johns', '2010-11-07T02:31Z'],
  // There is no midnight.
  ['Africa/Cairo', '2025-04-24T22:00Z'],
] as const
const ZONES = [...new Set(SCENES.map(([zone]) => zone))]
const DAY = 86_400_000
/** Days since the event. */
const NOW = [-10.3, 0, 0.1, 20, 100.5]
const STATUSES = ['Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
/** Few enough that prints share them, in several spellings. */
const FAILURE_REASONS = [
  'Warped',
  'Warped',
  'warped',
  ' Warped ',
  'Nozzle clogged',
  'nozzle clogged',
  'NOZZLE CLOGGED\u00a0',
  'Übles Knäuel',
  'übles knäuel',
  'Zits',
  '',
  ' ',
] as const
/** Few enough that prints share them. */
const FAILURE_CATEGORIES = ['Adhesion', 'Warping', 'Clog', 'UserCancelled', 'Other'] as const
const PRINTERS = 3
const SPOOLS = 5
const TYPES = 3
export const PROJECTS = 3

type Value<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Result> ? Result : never

/** A logbook, with what is asked of it. Names of records are indices. */
export const scene = fc.constantFrom(...SCENES).chain(([zone, text]) => {
  const event = Temporal.Instant.from(text).epochMilliseconds
  const moment = momentNear(zone, event)
  return fc.record({
    zone: fc.constant(zone),
    now: fc.constantFrom(...NOW).map((days) => event + days * DAY),
    user: fc.record({
      earlyCurrency: fc.constantFrom('EUR', 'EUR', 'USD'),
      currency: fc.constantFrom('EUR', 'EUR', 'USD', 'JPY', 'KWD'),
      electricityRateMicros: fc.option(fc.constantFrom(0, 312_345, 40_000_000)),
      defaultSpoolPriceMicros: fc.option(fc.constantFrom(0, 19_990_000)),
    }),
    printers: fixed(
      PRINTERS,
      fc.record({
        wattageW: fc.option(fc.constantFrom(0, 87.5, 120)),
        laterWattageW: fc.option(fc.constantFrom(120, 350)),
        isActive: fc.boolean(),
      }),
    ),
    types: fixed(
      TYPES,
      fc.record({
        hasBrand: fc.boolean(),
        name: fc.constantFrom(null, 'Galaxy', 'brand Galaxy', 'Brandy'),
        colorName: fc.option(fc.constantFrom('Black', 'Orange')),
        colorHex: fc.option(fc.constantFrom('#1A1A1A', '#FF7A00')),
        colors: fc.constantFrom([], ['#1A1A1A', '#FF7A00']),
      }),
    ),
    spools: fixed(
      SPOOLS,
      fc.record({
        type: fc.option(fc.nat(TYPES - 1), { freq: 4 }),
        materialType: fc.constantFrom('PLA', 'PLA', 'PETG', 'pla'),
        brand: fc.option(fc.constantFrom('Brand', 'brand', 'Übermarke')),
        colorName: fc.option(fc.constantFrom('Black', 'Orange')),
        colorHex: fc.option(fc.constantFrom('#1A1A1A', '#FF7A00')),
        colors: fc.constantFrom([], [], ['#1A1A1A', '#FF7A00'], ['#FF7A00', '#1A1A1A']),
        nominalWeightMg: fc.option(fc.constantFrom(0, 200_000, 1_000_000)),
        priceMicros: fc.option(fc.constantFrom(0, 24_990_000, 3_333_333)),
        currency: fc.constantFrom(null, 'EUR', 'USD', 'JPY'),
        isActive: fc.boolean(),
      }),
    ),
    prints: fc.array(print(moment), { maxLength: 60, size: 'max' }),
    maintenance: fc.array(
      fc.record({
        printer: fc.nat(PRINTERS - 1),
        at: moment,
        isDone: fc.boolean(),
        costMicros: fc.option(fc.constantFrom(0, 18_505_000, 1_234_567)),
        currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      }),
      { maxLength: 6 },
    ),
    uses: fc.array(
      fc.record({ spool: fc.nat(SPOOLS - 1), at: moment, amountMg: fc.constantFrom(-20_000, 1, 5000, 90_000) }),
      { maxLength: 6 },
    ),
    filters: fc.array(filter(zone, moment), { minLength: 2, maxLength: 2 }),
  })
})
export type Scene = Value<typeof scene>
export type AskedFilter = Scene['filters'][number]

function print(start: fc.Arbitrary<number>) {
  const seconds = fc.option(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(0, 60, 3599, 3600, 7200, 14_400, 28_799, 57_600, 200_000) },
      { weight: 2, arbitrary: fc.nat(90_000) },
    ),
    { freq: 4 },
  )
  return fc.record({
    status: fc.constantFrom(...STATUSES, 'Success', 'Success'),
    start: fc.option(start, { freq: 9 }),
    printer: fc.option(fc.nat(PRINTERS - 1), { freq: 7 }),
    project: fc.option(fc.nat(PROJECTS - 1), { freq: 2 }),
    seconds,
    estimatedSeconds: seconds,
    progressPercent: fc.option(fc.constantFrom(0, 33, 100)),
    failureReason: fc.option(fc.constantFrom(...FAILURE_REASONS), { freq: 3 }),
    failureCategory: fc.option(fc.constantFrom(...FAILURE_CATEGORIES), { freq: 3 }),
    rating: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
    measuredEnergyWh: fc.option(fc.constantFrom(0, 12.345, 310.5, 1499.9), { freq: 2 }),
    isEarly: fc.nat(4).map((number) => number === 0),
    usages: fc.array(usage(), { maxLength: 3 }),
    reported: fc.option(
      fc.record({ spool: fc.nat(SPOOLS - 1), at: start, usedNg: fc.constantFrom(0, 499_999, 500_000, 7_000_000_000) }),
      { freq: 2 },
    ),
  })
}

function usage() {
  const weight = fc.option(fc.oneof(fc.constantFrom(0, 1000, 50_000), fc.integer({ min: 1, max: 200_000 })), {
    freq: 4,
  })
  const spool = fc.record({ spool: fc.nat(SPOOLS - 1), materialType: fc.constant(null) })
  const other = fc.record({ spool: fc.constant(null), materialType: fc.constantFrom('PLA', 'ASA', ' pla', 'Asa') })
  return fc.record({
    material: fc.oneof({ weight: 4, arbitrary: spool }, { weight: 1, arbitrary: other }),
    amountMg: weight,
    estimatedAmountMg: weight,
  })
}

/** Round moments are likely, so that prints and ends of ranges meet. */
function momentNear(zone: string, event: number): fc.Arbitrary<number> {
  const today = Temporal.Instant.fromEpochMilliseconds(event).toZonedDateTimeISO(zone).toPlainDate()
  const midnight = (days: number) => today.add({ days }).toZonedDateTime(zone).epochMilliseconds
  const round = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -40, max: 40 }).map(midnight) },
    { weight: 2, arbitrary: fc.integer({ min: -8, max: 8 }).map((days) => event + days * DAY) },
    { weight: 2, arbitrary: fc.integer({ min: -6, max: 6 }).map((halves) => event + (halves * DAY) / 48) },
    // 90 days before what may be now.
    { weight: 1, arbitrary: fc.constantFrom(...NOW).map((days) => event + (days - 90) * DAY) },
  )
  const nudged = fc.tuple(round, fc.constantFrom(-1, 0, 0, 1)).map(([moment, nudge]) => moment + nudge)
  return fc.oneof(
    { weight: 300, arbitrary: nudged },
    { weight: 200, arbitrary: fc.integer({ min: event - 45 * DAY, max: event + 45 * DAY }) },
    { weight: 30, arbitrary: fc.integer({ min: event - 400 * DAY, max: event + 200 * DAY }) },
    // Days are too many since then.
    { weight: 1, arbitrary: fc.constant(Date.UTC(1985, 4, 5, 6, 7, 8, 9)) },
  )
}

function filter(zone: string, moment: fc.Arbitrary<number>) {
  // The start of some print, to the millisecond or just missed, or any moment.
  const end = fc.oneof(
    fc.record({ moment }),
    fc.record({ print: fc.nat(59), nudge: fc.constantFrom(0, 0, 1), otherwise: moment }),
  )
  // Lengths about which `Auto` changes its mind, and others.
  const days = fc.constantFrom(0, 1, 7, 30, 31, 32, 181, 182, 183)
  const ends = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(end, end) },
    { weight: 1, arbitrary: fc.tuple(end, fc.record({ days })) },
  )
  const other = fc.constant('other' as const)
  return fc.record({
    ends: fc.option(ends, { freq: 4 }),
    timeZone: fc.oneof(
      { weight: 3, arbitrary: fc.constant(zone) },
      { weight: 1, arbitrary: fc.constantFrom(...ZONES) },
    ),
    granularity: fc.constantFrom(undefined, 'Auto' as const, 'Day' as const, 'Week' as const, 'Month' as const),
    comparePrevious: fc.boolean(),
    printers: some(fc.oneof(other, fc.nat(PRINTERS - 1))),
    spools: some(fc.oneof(other, fc.nat(SPOOLS - 1))),
    projects: some(fc.oneof(other, fc.nat(PROJECTS - 1))),
    statuses: some(fc.constantFrom(...STATUSES)),
  })
}

/** Mostly nothing is asked for; else one or more. */
function some<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item[] | undefined> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(item, { minLength: 1, maxLength: 4, size: 'max' }) },
  )
}

function fixed<Item>(length: number, item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return fc.array(item, { minLength: length, maxLength: length })
}
