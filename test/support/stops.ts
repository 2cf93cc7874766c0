import { after } from 'node:test'

type Stop = () => Promise<unknown>

/**
 * Collects what has to be stopped when a file's tests are over; the last that was started is stopped first. Start things in a
 * `before` hook: where one fails at the top level of a file no hook runs, and servers outlive the tests.
 */
export function collectStops(): Stop[] {
  const stops: Stop[] = []
  after(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  return stops
}
