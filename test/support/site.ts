import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import pino from 'pino'
import { readConfig, type Config } from '../../src/config/config.ts'
import { startProvider } from '../../src/development/provider.ts'
import { temporaryFolder } from '../development/temporary.ts'
import { eventually } from '../identity/support.ts'
import { freePortPair } from './ports.ts'
import { startServer, type TestServer } from './server.ts'
import type { Owner } from './factories.ts'

/** The real service with a sign-in provider that believes any name, both at the addresses that they say they have. */
export interface Site extends TestServer {
  /** Where a browser finds the service. */
  readonly baseUrl: string
}

/**
 * Starts it. Call it at the top level of a test file, as `startServer`.
 * @param basePath path of the public address, such as `/print-log`
 */
export async function startSite(overrides: Partial<Config> = {}, basePath = ''): Promise<Site> {
  const port = await freePortPair()
  const settings = {
    PORT: String(port),
    BASE_URL: `http://localhost:${port}${basePath}`,
    DATA_DIR: temporaryFolder(),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  }
  const config = { ...readConfig(settings), ...overrides }
  const { baseUrl, oidcIssuer, restAudience, toolsAudience, webClientId, sessionSecret } = config
  const provider = await startProvider(config, pino({ level: 'silent' }))
  after(() => provider.stop())
  const server = await startServer({
    port,
    baseUrl,
    oidcIssuer,
    restAudience,
    toolsAudience,
    webClientId,
    sessionSecret,
    ...overrides,
  })
  // A provider's first answer takes longest: on a busy machine longer than the service waits for one.
  await eventually(async () => (await fetch(`${baseUrl}/auth/sign-in`, { redirect: 'manual' })).status === 303)
  return { ...server, baseUrl }
}

/** Makes somebody who signs in by this name. */
export async function newPerson(site: Site, name: string): Promise<Owner & { readonly name: string }> {
  const { id } = await site.db
    .insertInto('users')
    .values({ display_name: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('identities')
    .values({ issuer: site.config.accountIssuer, subject: name, user_id: id })
    .execute()
  return { id, name }
}
