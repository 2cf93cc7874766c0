/** A signal to the whole process group comes twice, the second time through `make`; only a later one means impatience. */
const SAME_SIGNAL_MS = 1000

/** Calls back when SIGTERM or SIGINT asks the process to stop. A second signal some time later ends it at once. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let askedAt: number | null = null
  const ask = (signal: NodeJS.Signals) => {
    if (askedAt !== null && performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
    askedAt ??= performance.now()
    stop(signal)
  }
  process.on('SIGTERM', ask).on('SIGINT', ask)
}
