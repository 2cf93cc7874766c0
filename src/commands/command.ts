import { readConfig, type Config } from '../config/config.ts'
import { ConfigError } from '../config/environment.ts'
import { Problem } from '../kernel/problem.ts'
import { StartError } from '../kernel/startError.ts'
import { onStopSignal } from '../kernel/stopSignal.ts'

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

/** Signal that aborts a long command when the process is asked to stop, so that it leaves nothing behind. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  onStopSignal((signal) => controller.abort(new StartError(`Stopped by ${signal}; nothing is left of it.`)))
  return controller.signal
}

/** One sentence for an error that the user can fix; the whole error otherwise. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message
  if (error instanceof Problem && error.type === 'unavailable') {
    // Of what problems are about, starts and commands use the media store only.
    return `The media store cannot be used: ${reasonOf(error)}. Correct MEDIA_DIR, or the settings that begin with S3_, and try again.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Message of the error that caused all others, without a full stop. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/\.$/, '')
}
