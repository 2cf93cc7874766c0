import { ConfigError, readConfig, type Config } from '../config.ts'
import { StartError } from '../startError.ts'

/**
 * Runs a command of the Makefile with the settings; a sentence on standard error and exit code 1 when it cannot do its work.
 */
export async function command(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig())
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** One sentence for what the user can mend; the whole error for what only we can. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
