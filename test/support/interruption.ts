type Stop = () => Promise<unknown>

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
const stops = new Set<Stop>()

/**
 * Registers what would outlive this process, such as a server in a process of its own.
 * @param stop ends it
 * @returns ends it, once
 */
export function stoppedWithUs(stop: Stop): () => Promise<void> {
  let ended: Promise<unknown> | null = null
  const stopOnce = async () => {
    stops.delete(stopOnce)
    await (ended ??= stop())
  }
  stops.add(stopOnce)
  return stopOnce
}

/** Lets a signal that ends this process first end what is registered, the last one first. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // What is under way fails when the servers that it needs are gone.
      process.on('uncaughtException', () => undefined)
      void stopAll().finally(() => process.exit(EXIT_CODES[signal]))
    })
  }
}

async function stopAll(): Promise<void> {
  for (const stop of [...stops].reverse()) await stop().catch((error: unknown) => console.error(error))
}
