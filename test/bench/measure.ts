import autocannon from 'autocannon'
import { readProcess } from './processes.ts'

/** What one server did in one round. */
export interface Round {
  readonly requestsPerSecond: number
  /** CPU of the server process alone, in microseconds a request. */
  readonly cpuMicroseconds: number
  readonly p50: number
  readonly p99: number
}

/**
 * Loads one address and watches its process.
 * @param connections how many requests are under way at once
 * @param request method and body, or how each request is made, if it is not a `GET`
 * @throws Error when an answer is anything but 2xx: a failing server is fast
 */
export async function measure(
  pid: number,
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
  request: Pick<autocannon.Options, 'method' | 'body' | 'requests'> = {},
): Promise<Round> {
  const before = await ownTime(pid)
  const result = await autocannon({ url, headers, connections, duration: seconds, ...request })
  const cpu = (await ownTime(pid)) - before
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed.`)
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMicroseconds: (cpu * 1000) / result['2xx'],
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

async function ownTime(pid: number): Promise<number> {
  return (await readProcess(pid)).own
}

/** The middle value of each figure: one odd round on a shared machine does not count. */
export function median(rounds: readonly Round[]): Round {
  const of = (pick: (round: Round) => number) => middle(rounds.map(pick))
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    cpuMicroseconds: of((round) => round.cpuMicroseconds),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
  }
}

/** The median: of an even number of values the higher one in the middle. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
