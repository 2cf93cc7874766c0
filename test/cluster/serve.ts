import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServer } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config/config.ts'
import { connect } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { LOADING_TIMEOUT, loadDemo } from '../../src/development/demo.ts'
import { demoKey } from '../../src/development/demoKey.ts'
import { sessionSecret } from '../../src/development/keys.ts'
import { startProvider } from '../../src/development/provider.ts'
import { welcome } from '../../src/development/welcome.ts'
import { listen } from '../../src/http/listen.ts'
import { openMetricsServer } from '../../src/http/metricsServer.ts'
import { closeServices, createServices } from '../../src/services.ts'
import { createLogger } from '../../src/telemetry/log.ts'
import { bufferedDestination } from '../../src/telemetry/logDestination.ts'
import { databaseUrl } from '../support/database.ts'
import { stoppedWithUs, stopOnSignals } from '../support/interruption.ts'
import { DISTRIBUTION, joinNodes, runFile, withClient } from './distribute.ts'
import { startNodes } from './nodes.ts'
import { explained } from './programs.ts'

/** Runs the service with the demo logbook on a cluster of a coordinator and two workers, until a signal comes. */
const NAME = 'print_log'
/** As many as Citus has by default: a worker that is added later gets a part of them. */
const SHARDS = '32'

stopOnSignals()
await explained(async () => {
  const given = process.env['CLUSTER_URL']
  const url = given ?? (await startCluster())
  const settings = given === undefined ? { ...readConfig(), ...temporaryFolders() } : readConfig()
  await migrate(url)
  await withClient(url, (client) => runFile(client, DISTRIBUTION))
  await serve(settings, url, given === undefined)
})

/** Keys and media are removed when a signal comes, as the database of a started cluster is. */
function temporaryFolders(): Pick<Config, 'dataDir' | 'mediaDir'> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'print-log-data-'))
  stoppedWithUs(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return { dataDir, mediaDir: path.join(dataDir, 'media') }
}

async function startCluster(): Promise<string> {
  const { urls } = await startNodes(3, { 'citus.shard_count': SHARDS })
  await joinNodes(urls, NAME)
  for (const node of urls) console.log(`Node ${databaseUrl(node, NAME)}`)
  return databaseUrl(urls[0] ?? '', NAME)
}

/** @param isTemporary whether everything is removed when it stops */
async function serve(settings: Config, url: string, isTemporary: boolean): Promise<void> {
  const config = { ...settings, databaseUrl: url, sessionSecret: settings.sessionSecret ?? ownSecret(settings.dataDir) }
  const log = createLogger(config, bufferedDestination(2))
  await startProvider(config, log)
  const services = await createServices(config, log)
  stoppedWithUs(() => closeServices(services))
  const { db } = connect(url, 1, log, LOADING_TIMEOUT, LOADING_TIMEOUT)
  const { userId } = await loadDemo(db, { issuer: config.accountIssuer, store: services.store })
  const key = await demoKey(db, config.dataDir, userId)
  await db.destroy()
  const server = await createServer(services)
  const metrics = await openMetricsServer(services, () => server.listening)
  await listen(server, config.port, config.host, 'the service')
  process.stdout.write(welcome(config, performance.now() / 1000, key, metrics?.url ?? null, isTemporary))
}

function ownSecret(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return sessionSecret(folder)
}
