import { pino } from 'pino'
import { ExportRunner, type ExportServices } from '../../src/exports/runner.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** Makes the archives of a server, as its periodic work does. */
export function newRunner(server: TestServer, overrides: Partial<ExportServices> = {}): ExportRunner {
  const { config, services } = server
  return new ExportRunner({
    databaseUrl: config.databaseUrl ?? '',
    db: services.db,
    store: services.store,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    bounds: config.storage,
    ...overrides,
  })
}

/** Requests an archive of a user and makes it. Returns its record. */
export async function makeArchive(server: TestServer, user: User, runner = newRunner(server)) {
  const { client } = server
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  await runner.run(new Date())
  await runner.idle()
  return (await client.call('Exports_GetExport', { path: { id }, as: user })).body
}
