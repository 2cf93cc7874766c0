/** The environment of a service whose clock is fast by some milliseconds. */
export function fastClock(milliseconds: number): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${new URL('fastClock.ts', import.meta.url).href}`,
    CLOCK_AHEAD: String(milliseconds),
  }
}
