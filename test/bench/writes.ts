import path from 'node:path'
import { freePort } from '../support/ports.ts'
import { startChild, type Child } from './child.ts'
import { newPerson } from './events.ts'
import { measure, median, middle, type Round } from './measure.ts'

const ROUNDS = 12
const SECONDS = 3
const CONNECTIONS = 16
const UNLIMITED = '1000000000'
/** Requests per second, relative to those without events. */
const AIM = 0.97
const PRINT = {
  method: 'POST',
  body: JSON.stringify({ title: 'Print', status: 'Success', printTimeInSeconds: 3600 }),
} as const

interface Target {
  readonly child: Child
  readonly url: string
  readonly key: string
  readonly rounds: Round[]
}

/** Compares writes with those of a service that is the same but for its events: rounds alternate, as those of the floor. */
export async function measureWrites(root: string, databaseUrl: string): Promise<void> {
  const start = async (preloaded: readonly string[]): Promise<Target> => {
    const port = await freePort()
    const settings = {
      DATABASE_URL: databaseUrl,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      HOST: '127.0.0.1',
      PORT: String(port),
    }
    const limits = { LIMIT_USER: UNLIMITED, LIMIT_ADDRESS: UNLIMITED, LIMIT_ADDRESS_BYTES: UNLIMITED }
    const atOnce = { SHUTDOWN_DELAY_SECONDS: '0', DRAIN_SECONDS: '1' }
    const child = await startChild(path.join(root, 'src/main.ts'), { ...settings, ...limits, ...atOnce }, preloaded)
    const key = await newPerson(databaseUrl)
    return { child, url: `http://127.0.0.1:${port}/api/Prints`, key, rounds: [] }
  }
  const withEvents = await start([])
  const without = await start([path.join(root, 'test/bench/withoutEvents.ts')])
  try {
    for (const target of [withEvents, without]) await run(target, 3) // warm up
    for (let round = 0; round < ROUNDS; round += 1) {
      // The one that is first in a round has less to wait for what the other has left to the disk.
      const turn = round % 2 === 0 ? [withEvents, without] : [without, withEvents]
      for (const target of turn) target.rounds.push(await run(target, SECONDS))
    }
    report(withEvents.rounds, without.rounds)
  } finally {
    await withEvents.child.stop()
    await without.child.stop()
  }
}

function run({ child, url, key }: Target, seconds: number): Promise<Round> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' }
  return measure(child.pid, url, headers, CONNECTIONS, seconds, PRINT)
}

function report(withEvents: readonly Round[], without: readonly Round[]): void {
  console.log(`\nPOST /api/Prints, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`)
  console.table({ 'with events': figures(median(withEvents)), without: figures(median(without)) })
  // Each round with the one beside it: what else the machine does changes from round to round.
  const ratios = withEvents.map((round, index) => round.requestsPerSecond / (without[index]?.requestsPerSecond ?? NaN))
  console.log(`ratio: ${middle(ratios).toFixed(2)}, aim: ${AIM}`)
}

/** Columns of a table of figures. */
function figures({ requestsPerSecond, cpuMicroseconds, p50, p99 }: Round) {
  return {
    'requests/s': Math.round(requestsPerSecond),
    'CPU µs/request': Math.round(cpuMicroseconds),
    'p50 ms': p50,
    'p99 ms': p99,
  }
}
