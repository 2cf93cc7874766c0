import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../src/database/migrate.ts'
import { startInstance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { startOwnPostgres } from '../support/ownPostgres.ts'
import { findProgram } from '../support/programs.ts'
import { testRedis } from '../support/redis.ts'
import { checkLedger } from './ledger.ts'
import { Load } from './load.ts'
import { Memory } from './memory.ts'
import { newPeople } from './people.ts'
import { report } from './report.ts'

/** Of the run, after which memory should stay as it is; a shorter run than this many seconds ends before that. */
const WARM_UP = 0.3
const LONG_ENOUGH = 180
const MAX_GROWTH = 1.1
/** Of an instance. Without a bound V8 lets garbage lie where the machine has room, and one late peak of it looks like growth. */
const HEAP_MIB = 192
/** The whole load comes from one address and few people: more bytes than it stores. */
const ENOUGH_BYTES = '1000000000000'
const STORAGE = {
  LIMIT_ADDRESS_BYTES: ENOUGH_BYTES,
  STORAGE_UNCLAIMED_SETTINGS_BYTES_PER_ADDRESS: ENOUGH_BYTES,
  STORAGE_UNCLAIMED_SETTINGS_BYTES_IN_ALL: ENOUGH_BYTES,
  STORAGE_IDEMPOTENCY_BYTES: ENOUGH_BYTES,
}

/**
 * Loads two instances with everything at once. After a third of the time PostgreSQL is restarted, after two thirds one of the
 * instances.
 * @returns a sentence for each acknowledged write that is lost or doubled, each response that is wrong, and memory that grows
 */
export async function endure(seconds: number): Promise<string[]> {
  const stops: (() => Promise<unknown> | void)[] = []
  try {
    const issuer = await startIssuer()
    stops.push(() => issuer.stop())
    const postgres = await startOwnPostgres()
    stops.push(() => postgres.stop())
    await migrate(postgres.url)
    const program = findProgram('redis-server')
    const redis = program === null ? null : await testRedis(program)
    if (redis) stops.push(() => redis.dispose())
    await redis?.start()
    const environment = {
      LOG_LEVEL: 'fatal',
      ...STORAGE,
      // With a limit alone, the young generation becomes so small that garbage collection takes 40 % of the time.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=${HEAP_MIB}`,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    }
    const start = async () => {
      const instance = await startInstance({ databaseUrl: postgres.url, issuer, environment })
      stops.push(() => instance.stop())
      return instance
    }
    const [first, second] = [await start(), await start()]
    const people = await newPeople(first, issuer, postgres.url)
    const load = new Load(people)
    const memory = new Memory(first.pid)
    stops.push(() => memory.stop())
    load.add(first)
    load.add(second)

    console.log(
      `${seconds} s with two instances, ${redis ? 'shared limits' : 'limits of their own, for there is no redis-server'}`,
    )
    const disturbances = async () => {
      await sleep((seconds * 1000) / 3)
      console.log('PostgreSQL restarts')
      await postgres.restart()
      await sleep((seconds * 1000) / 3)
      console.log('An instance restarts')
      await second.stop()
      load.remove(second)
      load.add(await start())
    }
    await Promise.all([load.run(seconds * 1000), disturbances()])

    const [warm, end] = [memory.at(WARM_UP), memory.at(1)]
    report(load, seconds, { start: memory.at(0), warm, end })
    const wrong = await checkLedger(postgres.url, first, people, load.acknowledged)
    const answers = [...load.failures.keys()].filter((failure) => /^([1-4]|500)/.test(failure))
    wrong.push(...answers.map((answer) => `Unexpected answer: ${answer}`))
    if (seconds >= LONG_ENOUGH && end > warm * MAX_GROWTH)
      wrong.push(`Memory grew from ${warm.toFixed(0)} to ${end.toFixed(0)} MiB after the warm-up.`)
    console.log(
      `${load.acknowledged.length} acknowledged writes were looked up: ${wrong.length === 0 ? 'each is stored once' : 'see below'}.`,
    )
    return wrong
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
