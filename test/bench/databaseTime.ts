import type { ReadonlyKysely } from 'kysely/readonly'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { AnalysisScope } from '../../src/analytics/filter/scope.ts'
import { accuracyFigures } from '../../src/analytics/figures/accuracy.ts'
import { activityFigures } from '../../src/analytics/figures/activity.ts'
import { analyse } from '../../src/analytics/analysis.ts'
import { costsFigures } from '../../src/analytics/figures/costs.ts'
import { failuresFigures } from '../../src/analytics/figures/failures.ts'
import { materialsFigures } from '../../src/analytics/figures/materials.ts'
import { overviewFigures } from '../../src/analytics/figures/overview.ts'
import { printersFigures } from '../../src/analytics/figures/printers.ts'
import { readCostDates } from '../../src/analytics/statements/dateBounds.ts'
import { countSelectedPrinters } from '../../src/analytics/statements/printers.ts'
import { connect } from '../../src/database/connect.ts'
import { middle } from './measure.ts'

const ANALYSES = {
  overview: { figures: overviewFigures },
  activity: { figures: activityFigures },
  printers: { figures: printersFigures, countSeries: countSelectedPrinters },
  materials: { figures: materialsFigures },
  costs: { figures: costsFigures, readDates: readCostDates },
  accuracy: { figures: accuracyFigures },
  failures: { figures: failuresFigures },
} as const
const QUERY = { TimeZone: 'Europe/Berlin', Granularity: 'Auto', ComparePrevious: false } as const

/** PostgreSQL tells its client how long it took over each step of a statement: to parse, to plan, to execute. */
const TELL = 'set log_min_duration_statement = 0; set client_min_messages = log'
const DURATION = /^duration: ([\d.]+) ms/

/**
 * What PostgreSQL takes for each analysis of all time of a user, by its own clock.
 * @returns milliseconds: the times of an answer's statements added up, the median of so many answers
 */
export async function databaseTimes(databaseUrl: string, userId: number, rounds: number): Promise<Map<string, number>> {
  // One connection: statements that run side by side would wait for each other, and the waiting be counted.
  const { db, pool } = connect(databaseUrl, 1, pino({ level: 'silent' }))
  let sum = 0
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      sum += Number(DURATION.exec(message)?.[1] ?? 0)
    })
  })
  const { signal } = new AbortController()
  const reading = db as unknown as ReadonlyKysely<DB>
  const context = { db: reading, isLarge: false, caller: { userId }, now: () => new Date(), signal }
  try {
    await pool.query(TELL)
    const times = new Map(Object.keys(ANALYSES).map((name) => [name, [] as number[]]))
    for (let round = -10; round < rounds; round += 1) {
      for (const [name, { figures, ...options }] of Object.entries(ANALYSES)) {
        sum = 0
        await analyse(QUERY, context, figures as (analysis: AnalysisScope) => Promise<unknown>, options)
        if (round >= 0) times.get(name)?.push(sum)
      }
    }
    return new Map([...times].map(([name, taken]) => [name, middle(taken)]))
  } finally {
    await pool.end()
  }
}
