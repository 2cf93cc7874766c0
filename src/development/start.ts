import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { dataFolderError } from '../database/dataFolderError.ts'
import { startEmbedded } from '../database/embedded.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { adoptAccounts } from './adoptAccounts.ts'
import { LOADING_TIMEOUT, loadDemo } from './demo.ts'
import { demoKey } from './demoKey.ts'
import { sessionSecret } from './keys.ts'
import { runsHere, startProvider } from './provider.ts'

/** Database and sign-in provider that run with the service when no DATABASE_URL is set. */
export interface Development {
  readonly databaseUrl: string
  readonly sessionSecret: string
  /** Loads the demo logbook on the first start; gives an API key of its user. */
  demo(store: MediaStore): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL and, unless OIDC_ISSUER names a provider elsewhere, the development sign-in provider.
 * @throws StartError when one of them cannot start; nothing is then left running
 */
export async function startDevelopment(config: Config, log: Logger): Promise<Development> {
  const database = await startEmbedded(config.dataDir)
  try {
    const provider = runsHere(config) ? await startProvider(config, log) : null
    return {
      databaseUrl: database.url,
      sessionSecret: config.sessionSecret ?? sessionSecret(config.dataDir),
      async demo(store) {
        const { db } = connect(database.url, 1, log, LOADING_TIMEOUT, LOADING_TIMEOUT)
        try {
          await adoptAccounts(db, config)
          const { userId } = await loadDemo(db, { issuer: config.accountIssuer, store })
          return await demoKey(db, config.dataDir, userId)
        } catch (error) {
          throw dataFolderError(config.dataDir, error) ?? error
        } finally {
          await db.destroy()
        }
      },
      async stop() {
        await provider?.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw dataFolderError(config.dataDir, error) ?? error
  }
}
