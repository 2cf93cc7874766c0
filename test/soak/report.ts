import type { Load } from './load.ts'

/** Prints what was reached. Memory is in MiB, of the instance that was not restarted. */
export function report(
  { latencies, failures }: Load,
  seconds: number,
  memory: { readonly start: number; readonly warm: number; readonly end: number },
): void {
  const all = [...latencies.values()].flat()
  console.log('\n            requests/s   p50 ms   p99 ms  p99.9 ms   max ms')
  for (const [kind, times] of [...latencies, ['all', all] as const]) console.log(line(kind, times, seconds))
  console.log('\nfailures, each of a write was sent again:')
  for (const [failure, count] of failures) console.log(`${String(count).padStart(8)} ${failure}`)
  if (failures.size === 0) console.log('    none')
  const { start, warm, end } = memory
  console.log(
    `\nmemory: ${start.toFixed(0)} MiB at the start, ${warm.toFixed(0)} when warm, ${end.toFixed(0)} at the end`,
  )
}

function line(kind: string, times: readonly number[], seconds: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  const quantile = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const figures = [0.5, 0.99, 0.999, 1].map((share) => quantile(share).padStart(9)).join('')
  return `${kind.padEnd(12)}${(sorted.length / seconds).toFixed(1).padStart(10)}${figures}`
}
