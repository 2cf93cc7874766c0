import type { Config } from '../config.ts'
import { startEmbedded } from '../database/embedded.ts'

/**
 * Gives a command the URL of the database that the service would use: DATABASE_URL, or the embedded server, which is shared
 * with a running service and stopped afterwards when nobody else uses it.
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
