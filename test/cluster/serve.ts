import { mkdirSync } from 'node:fs'
import { createServer } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { connect } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { LOADING_TIMEOUT, loadDemo } from '../../src/development/demo.ts'
import { demoKey } from '../../src/development/demoKey.ts'
import { sessionSecret } from '../../src/development/keys.ts'
import { startProvider } from '../../src/development/provider.ts'
import { welcome } from '../../src/development/welcome.ts'
import { listen } from '../../src/http/listen.ts'
import { openMetricsServer } from '../../src/http/metricsServer.ts'
import { createServices } from '../../src/services.ts'
import { createLogger } from '../../src/telemetry/log.ts'
import { bufferedDestination } from '../../src/telemetry/logDestination.ts'
import { databaseUrl } from '../support/database.ts'
import { stopOnSignals } from '../support/interruption.ts'
import { DISTRIBUTION, joinNodes, runFile, withClient } from './distribute.ts'
import { startNodes } from './nodes.ts'
import { explained } from './programs.ts'

/** Runs the service with the demo logbook on a cluster of a coordinator and two workers, until a signal comes. */
const NAME = 'print_log'
/** As many as Citus has by default: a worker that is added later gets a part of them. */
const SHARDS = '32'

stopOnSignals()
await explained(async () => {
  const url = process.env['CLUSTER_URL'] ?? (await startCluster())
  await migrate(url)
  await withClient(url, (client) => runFile(client, DISTRIBUTION))
  await serve(url)
})

async function startCluster(): Promise<string> {
  const { urls } = await startNodes(3, { 'citus.shard_count': SHARDS })
  await joinNodes(urls, NAME)
  for (const node of urls) console.log(`Node ${databaseUrl(node, NAME)}`)
  return databaseUrl(urls[0] ?? '', NAME)
}

async function serve(url: string): Promise<void> {
  const settings = readConfig()
  const config = { ...settings, databaseUrl: url, sessionSecret: settings.sessionSecret ?? ownSecret(settings.dataDir) }
  const log = createLogger(config, bufferedDestination(2))
  await startProvider(config, log)
  const services = await createServices(config, log)
  const { db } = connect(url, 1, log, LOADING_TIMEOUT, LOADING_TIMEOUT)
  const { userId } = await loadDemo(db, { issuer: config.oidcIssuer, store: services.store })
  const key = await demoKey(db, config.dataDir, userId)
  await db.destroy()
  const server = await createServer(services)
  const metrics = await openMetricsServer(services, () => server.listening)
  await listen(server, config.port, config.host, 'the service')
  process.stdout.write(welcome(config, performance.now() / 1000, key, metrics?.url ?? null))
}

function ownSecret(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return sessionSecret(folder)
}
