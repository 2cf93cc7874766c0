import type { ReadonlyKysely } from 'kysely/readonly'
import { pino } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Analysis } from '../../src/analytics/analysis.ts'
import { accuracyFigures } from '../../src/analytics/accuracy.ts'
import { activityFigures } from '../../src/analytics/activity.ts'
import { analyse } from '../../src/analytics/analysis.ts'
import { costsBounds, costsFigures } from '../../src/analytics/costs.ts'
import { materialsFigures } from '../../src/analytics/materials.ts'
import { overviewFigures } from '../../src/analytics/overview.ts'
import { countPrinters, printersFigures } from '../../src/analytics/printers.ts'
import { connect } from '../../src/database/connect.ts'
import { middle } from './measure.ts'

const KINDS = {
  overview: { figures: overviewFigures },
  activity: { figures: activityFigures },
  printers: { figures: printersFigures, countSeries: countPrinters },
  materials: { figures: materialsFigures },
  costs: { figures: costsFigures, bounds: costsBounds },
  accuracy: { figures: accuracyFigures },
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
  const call = { db: db as unknown as ReadonlyKysely<DB>, caller: { userId }, now: () => new Date(), signal }
  try {
    await pool.query(TELL)
    const times = new Map<string, number>()
    for (const [name, { figures, ...kind }] of Object.entries(KINDS)) {
      const taken: number[] = []
      for (let round = -10; round < rounds; round += 1) {
        sum = 0
        await analyse(QUERY, call, figures as (analysis: Analysis) => Promise<unknown>, kind)
        if (round >= 0) taken.push(sum)
      }
      times.set(name, middle(taken))
    }
    return times
  } finally {
    await pool.end()
  }
}
