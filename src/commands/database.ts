import type { Config } from '../config/config.ts'
import { startEmbedded } from '../database/embedded.ts'

/**
 * Provides a command with the URL of the service's database: DATABASE_URL, or the embedded server, which is shared with a running
 * service and stopped afterwards when nothing else uses it.
 */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work(config.databaseUrl)
  const embedded = await startEmbedded(config.dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}
