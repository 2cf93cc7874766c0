import { performance } from 'node:perf_hooks'
import path from 'node:path'
import pg from 'pg'
import { measureFacts } from './achievements.ts'
import { startChild } from './child.ts'
import { databaseTimes } from './databaseTime.ts'
import { HEAVY_DAYS, HEAVY_PRINTS, PRINTS, USAGES, USERS, type Measured } from './logbooks.ts'
import { middle } from './measure.ts'

const PORT = 18_482
const ROUNDS = 21
/** Requests of each analysis before the first round: V8 compiles what runs often, and the event loop takes a third of its first time. */
const WARM_UP = 200
const UNLIMITED = '1000000000'
/** The analyses, and how many times the floor each may take at most. */
const LIMITS = { overview: 3.5, activity: 5, printers: 4, materials: 4, costs: 4, accuracy: 6, failures: 8 }
/** The facts that achievements look at may take so many times the overview at most. */
const FACTS_LIMIT = 2
const FLOOR = 'select count(*) from prints where user_id = $1 and start_date >= $2 and start_date < $3'

/**
 * Compares the analyses with their floor: counting the user's prints by the index that analytics reads. One request at a time;
 * rounds alternate, so that whatever else the machine does hits all alike.
 */
export async function compareAnalyses(root: string, databaseUrl: string, { heavy, usual }: Measured): Promise<void> {
  const service = await startChild(path.join(root, 'src/main.ts'), {
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    HOST: '127.0.0.1',
    PORT: String(PORT),
    LIMIT_USER: UNLIMITED,
    LIMIT_ADDRESS: UNLIMITED,
  })
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c jit=off' })
  await client.connect()
  try {
    const floor: number[] = []
    const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
    const times = new Map(names.map((name) => [name, { heavy: [] as number[], usual: [] as number[] }]))
    for (let round = -2; round < ROUNDS; round += 1) {
      for (const name of names) {
        const taken = {
          floor: await time(() =>
            client.query({ name: 'floor', text: FLOOR, values: [heavy.id, '1970-01-01', '2200-01-01'] }),
          ),
          heavy: await time(() => answer(name, heavy.key)),
        }
        if (round < 0) continue // warm up
        floor.push(taken.floor)
        times.get(name)?.heavy.push(taken.heavy)
      }
    }
    // Not in turn with the heavy ones: these push out what the processor and PostgreSQL had cached, which the statements alone do not pay for.
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const name of names) {
        const taken = await time(() => answer(name, usual.key))
        if (round >= 0) times.get(name)?.usual.push(taken)
      }
    }
    console.log(
      `\nAnalytics: ${HEAVY_PRINTS} prints of the caller over ${HEAVY_DAYS} days (the usual user: ${Math.round((PRINTS - HEAVY_PRINTS) / (USERS - 1))})`,
    )
    console.log(
      `among ${PRINTS} prints and ${USAGES} usages of ${USERS} users; all time, median of ${ROUNDS} answers\n`,
    )
    console.log(`floor: count(*) by the same index, ${middle(floor).toFixed(1)} ms\n`)
    const inDatabase = await databaseTimes(databaseUrl, usual.id, ROUNDS)
    console.log('              ms   ratio   limit   usual user ms   of it statements')
    for (const [name, { heavy: heavyTimes, usual: usualTimes }] of times) {
      const ratio = middle(heavyTimes) / middle(floor)
      const ofUsual = [middle(usualTimes), inDatabase.get(name) ?? NaN]
      console.log(row(name, middle(heavyTimes), ratio, LIMITS[name], ofUsual))
    }
    const facts = await measureFacts(databaseUrl, heavy.id, ROUNDS)
    const overview = middle(times.get('overview')?.heavy ?? [])
    console.log(row('achievements', facts, facts / overview, FACTS_LIMIT), '  (ratio to the overview)')
  } finally {
    await client.end()
    await service.stop()
  }
}

async function answer(name: string, key: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/Analytics/${name}?TimeZone=Europe/Berlin`, {
    headers: { 'X-Api-Key': key },
  })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${name} answered ${response.status}: ${body}`)
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function row(name: string, ms: number, ratio: number, limit: number, usual: readonly number[] = []): string {
  const figures = [ms.toFixed(1).padStart(8), ratio.toFixed(2).padStart(7), limit.toFixed(1).padStart(7)]
  return `${name.padEnd(12)}${figures.join(' ')}${usual.map((time) => time.toFixed(1).padStart(16)).join('')}`
}
