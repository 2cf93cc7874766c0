import { readConfig, type Config } from '../config/config.ts'
import { ConfigError } from '../config/environment.ts'
import { StartError } from '../kernel/startError.ts'

/**
 * Runs a command of the Makefile with the settings. A failure is a sentence on standard error and exit code 1.
 */
export async function command(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig())
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** One sentence for an error that the user can fix; the whole error otherwise. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
