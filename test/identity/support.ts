import { setTimeout as sleep } from 'node:timers/promises'
import type { TestContext } from 'node:test'
import pino, { type Logger } from 'pino'
import { readConfig, type Config } from '../../src/config/config.ts'
import { ChannelListener } from '../../src/database/channelListener.ts'
import type { CredentialCarrier } from '../../src/identity/credentials.ts'
import { Authenticator } from '../../src/identity/authenticator.ts'
import type { TestDatabase } from './database.ts'

export const silent = pino({ level: 'silent' })

export function testConfig(issuer = 'http://127.0.0.1:1', environment: Record<string, string> = {}): Config {
  return readConfig({
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    OIDC_ISSUER: issuer,
    BASE_URL: 'http://localhost:8080',
    ...environment,
  })
}

/** Starts an instance that is closed after the test. */
export async function startIdentities(
  context: TestContext,
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  { config = testConfig(), log = silent }: { config?: Config; log?: Logger } = {},
): Promise<Authenticator> {
  const identities = new Authenticator({ db, config, log, sessions: null })
  const listener = new ChannelListener(url, [identities], log)
  await listener.firstTry
  context.after(() => listener.close())
  return identities
}

export function withKey(key: string): CredentialCarrier {
  return { rawHeaders: ['X-Api-Key', key], query: '' }
}

export function withToken(token: string): CredentialCarrier {
  return { rawHeaders: ['Authorization', `Bearer ${token}`], query: '' }
}

/** Waits until a condition holds; throws after the limit in milliseconds, which a busy machine does not reach. */
export async function eventually(condition: () => Promise<boolean> | boolean, limit = 60_000): Promise<void> {
  const start = performance.now()
  while (!(await condition())) {
    const waited = performance.now() - start
    if (waited > limit) throw new Error(`still not so after ${limit} ms`)
    // Long work is asked for less often, since asking takes time from it.
    await sleep(Math.min(100, 5 + waited / 20))
  }
}
