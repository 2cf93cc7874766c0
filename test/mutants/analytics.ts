import type { Row } from './mutant.ts'

const FILTER = 'operations/Analytics/filter.test.ts'
const RULES = 'operations/Analytics/rules.test.ts'
const MATERIALS = 'operations/Analytics/GetMaterials.test.ts'
const RUNWAY = 'operations/Analytics/spoolRunway.test.ts'
const PRINTERS = 'operations/Analytics/GetPrinters.test.ts'
const ACTIVITY = 'operations/Analytics/GetActivity.test.ts'
const FAILURES = 'operations/Analytics/GetFailures.test.ts'

/** The figures over a user's prints. */
export const analytics: readonly Row[] = [
  ['src/analytics/filter/granularity.ts', 'Day: 31', 'Day: 30', FILTER],
  ['src/analytics/filter/granularity.ts', 'Week: 182', 'Week: 183', FILTER],
  ['src/analytics/filter/granularity.ts', 'MAX_YEARS = 20', 'MAX_YEARS = 21', FILTER],
  ['src/analytics/time/timeRange.ts', 'from - (until - from)', 'from - (until - from) + 1', RULES],
  ['src/analytics/filter/filter.ts', 'until < from', 'false', RULES],
  ['src/analytics/time/buckets.ts', 'MAX_BUCKETS = 7400', 'MAX_BUCKETS = 7401', FILTER],
  ['src/analytics/time/buckets.ts', 'MAX_POINTS = 37_000', 'MAX_POINTS = 36_900', FILTER],
  ['src/analytics/filter/conditions.ts', 'sql`p.user_id = ${userId}`', 'sql`true`', RULES],
  [
    'src/analytics/figures/coverage.ts',
    'Math.round((1000 * part) / whole) / 10',
    'Math.round((100 * part) / whole)',
    MATERIALS,
  ],
  [
    'src/analytics/figures/coverage.ts',
    'this.coverage.counted === 0 && this.coverage.rows > 0',
    'false',
    'operations/Analytics/GetOverview.test.ts',
  ],
  ['src/kernel/brandedName.ts', '`${name} `.toLowerCase().startsWith(', '`${name} `.startsWith(', MATERIALS],
  ['src/analytics/statements/burnRates.ts', 'BURN_RATE_DAYS = 90', 'BURN_RATE_DAYS = 91', MATERIALS],
  ['src/analytics/statements/burnRates.ts', ".where('entry.reverses_id', 'is', null)", '', RUNWAY],
  ['src/analytics/statements/printTimes.ts', "* interval '1 second' >", "* interval '0 seconds' >", PRINTERS],
  ['src/analytics/statements/printTimes.ts', ".where('p.status', '<>', 'Pending')", '', PRINTERS],
  ['src/analytics/statements/expressions.ts', "p.status <> 'Pending' and", '', ACTIVITY],
  ['src/analytics/statements/expressions.ts', 'or p.start_date <=', 'or p.start_date <', ACTIVITY],
  ['src/analytics/statements/dailyTotals.ts', 'partition by day.started > 0 ', '', ACTIVITY],
  ['src/analytics/figures/runway.ts', 'Math.max(sumMg ?? 0, 0)', 'sumMg ?? 0', RUNWAY],
  ['src/analytics/figures/runway.ts', 'MAX_DAYS = 365', 'MAX_DAYS = 366', MATERIALS],
  ['src/analytics/figures/runway.ts', 'Math.floor((remainingMg', 'Math.ceil((remainingMg', MATERIALS],
  [
    'src/analytics/figures/ratioHistogram.ts',
    'MIN_SAMPLES = 5',
    'MIN_SAMPLES = 4',
    'operations/Analytics/GetAccuracy.test.ts',
  ],
  [
    'src/analytics/figures/costs.ts',
    '(sum.value ?? 0) / counted',
    'sum.value ?? 0',
    'operations/Analytics/GetCosts.test.ts',
  ],
  ['src/analytics/figures/activity.ts', ' ?? reaching(dateBefore(zone, last))', '', ACTIVITY],
  ['src/analytics/figures/activity.ts', 'value(item) >= value(best)', 'value(item) > value(best)', ACTIVITY],
  [
    'src/analytics/figures/printTally.ts',
    'this.statusCounts.failed, this',
    'this.statusCounts.cancelled, this',
    FAILURES,
  ],
  ['src/analytics/figures/failureRate.ts', 'finished < MIN_SAMPLES', 'finished === 0', FAILURES],
  ['src/analytics/figures/failureRate.ts', 'share + weight / 2', 'share', FAILURES],
  ['src/analytics/figures/failures.ts', 'other.failed - one.failed || ', '', FAILURES],
  [
    'src/analytics/statements/failureCauses.ts',
    '.groupBy(sql`lower(spelling.reason)`)',
    '.groupBy(sql`spelling.reason`)',
    FAILURES,
  ],
  ['src/analytics/statements/failureCauses.ts', 'spelling.last_start desc nulls last, ', '', FAILURES],
  ['src/analytics/statements/failureCauses.ts', 'costIn(currency)', 'print.costMicros', FAILURES],
  [
    'src/analytics/statements/failureCauses.ts',
    ".groupBy('told.category')",
    ".groupBy(['told.category', 'told.reason'])",
    FAILURES,
  ],
  ['src/analytics/figures/failureCauses.ts', ' || positionOf(a) - positionOf(b)', '', FAILURES],
  [
    'src/analytics/statements/materialOutcomes.ts',
    "['u.print_id', 'u.status', name]",
    "['u.id', 'u.status', name]",
    FAILURES,
  ],
  ['src/analytics/statements/materialOutcomes.ts', 'sql`f.material_type`', 'sql`null::text`', FAILURES],
]

const HINT = 'achievements/hint.test.ts'
const MINE = 'operations/Achievements/GetMine.test.ts'
const RARITY = 'achievements/rarity.test.ts'

/** Badges, hints and rarity. */
export const achievements: readonly Row[] = [
  ['src/achievements/hint.ts', '[...held, ...dismissed]', '[...held]', HINT],
  ['src/achievements/hint.ts', '[...held, ...dismissed]', '[...dismissed]', HINT],
  ['src/achievements/hint.ts', 'other.done > nearest.done', 'other.done >= nearest.done', HINT],
  [
    'src/operations/Achievements/DismissHint.ts',
    'tier > family.tiers.length',
    'false',
    'operations/Achievements/DismissHint.test.ts',
  ],
  ['src/achievements/stats.ts', 'failures >= 5', 'failures >= 6', 'achievements/facts.test.ts'],
  ['src/achievements/stats.ts', '* 20::bigint', '* 10::bigint', 'achievements/facts.test.ts'],
  ['src/achievements/collectionStats.ts', 'entry.due_after_days, ', '', MINE],
  ['src/achievements/myAchievements.ts', 'Math.max(best(stats), ...reached)', 'best(stats)', MINE],
  ['src/achievements/grant.ts', 'old.has(tierId(tier))', 'false', MINE],
  ['src/achievements/publicAchievements.ts', ' && tier <= family.tiers.length', '', MINE],
  ['src/achievements/rarity.ts', 'FEWEST_ACTIVE = 10', 'FEWEST_ACTIVE = 9', RARITY],
  ['src/achievements/rarity.ts', 'ACTIVE_DAYS = 365', 'ACTIVE_DAYS = 3650', RARITY],
  ['src/achievements/rarity.ts', 'Math.round(share * 1000)', 'Math.floor(share * 1000)', RARITY],
]

const ZONE = 'users/timeZone.test.ts'
const MOMENT = 'kernel/time/parseDateTime.test.ts'

/** Days, weeks and moments by the clocks of a zone. */
export const time: readonly Row[] = [
  ['src/kernel/time/parseDateTime.ts', 'LAST_YEAR = 2200', 'LAST_YEAR = 2201', MOMENT],
  ['src/kernel/time/parseDateTime.ts', 'FIRST_YEAR = 1970', 'FIRST_YEAR = 1969', MOMENT],
  ['src/users/timeZone.ts', ' && isKnownToJavaScript(zone)', '', ZONE],
  [
    'src/users/timeZone.ts',
    'not exists (select from pg_timezone_abbrevs abbreviation where abbreviation.abbrev = upper(zone.name))',
    'true',
    ZONE,
  ],
  ['src/kernel/time/localDates.ts', '(day + 3) % 7', '(day + 4) % 7', ACTIVITY],
]
