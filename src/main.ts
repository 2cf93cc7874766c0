import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createServer } from './app.ts'
import { explain } from './commands/command.ts'
import { readConfig, type Config } from './config/config.ts'
import { migrate } from './database/migrate.ts'
import { requireDatabase, withConnectionHint } from './database/connectionError.ts'
import { startDevelopment } from './development/start.ts'
import { welcome } from './development/welcome.ts'
import { drain } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { prepareStore } from './media/openStore.ts'
import { logLibraryWarnings } from './telemetry/libraryWarnings.ts'
import { createLogger } from './telemetry/log.ts'
import { bufferedDestination } from './telemetry/logDestination.ts'
import { openMetricsServer } from './http/metricsServer.ts'
import { closeServices, createServices } from './services.ts'
import { onStopSignal } from './kernel/stopSignal.ts'
import { letHelpersGiveWay } from './threads/priority.ts'

/** Undoes one step of the start. */
type Stop = () => Promise<void>

const stopRequested = new Promise<NodeJS.Signals>(onStopSignal)

// An unhandled rejection or exception ends the process: Node prints it and exits with code 1, and what runs us starts us again.
const stops: Stop[] = []
try {
  const config = readConfig()
  // Standard output is for people, standard error for the log.
  const log = createLogger(config, bufferedDestination(2))
  logLibraryWarnings(log)
  await start(config, log, stops)
  const signal = await stopRequested
  log.info({ signal }, 'stopping')
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
await undo(stops)
// An idle socket of a library must not hold up a service that has stopped.
process.exit()

/** Starts everything; `stops` tells what runs so far, also when a step fails. */
async function start(config: Config, log: Logger, stops: Stop[]): Promise<void> {
  const development = config.databaseUrl === null ? await startDevelopment(config, log) : null
  if (development) stops.push(() => development.stop())
  await prepareStore(config)
  const databaseUrl = development?.databaseUrl ?? config.databaseUrl ?? ''
  const sessionSecret = development?.sessionSecret ?? config.sessionSecret
  await requireDatabase(databaseUrl)
  // It can take minutes, in which nothing else is logged.
  const announce = (pending: string[]) => log.info({ pending }, 'migrating, or waiting for the instance that does')
  const applied = await withConnectionHint(databaseUrl, () => migrate(databaseUrl, announce))
  if (applied.length > 0) log.info({ applied }, 'migrated')

  const services = await createServices({ ...config, databaseUrl, sessionSecret }, log)
  stops.push(() => closeServices(services))
  const key = development ? await development.demo(services.store) : null

  await letHelpersGiveWay()
  const server = await createServer(services)
  // Loaded with the first message otherwise, while everybody waits.
  await import('./mcp/serve.ts')
  // The first to open and the last to close: readiness is served while the service starts and stops.
  const metrics = await openMetricsServer(services, () => server.listening)
  if (metrics) stops.push(() => metrics.close())
  await listen(server, config.port, config.host, 'the service')
  stops.push(async () => {
    // Readiness first: no request is lost when a load balancer looks elsewhere before the port closes.
    services.draining = true
    services.streams.stop()
    services.sockets.stop()
    await sleep(config.shutdownDelaySeconds * 1000)
    await drain(server, config.drainSeconds)
  })
  process.stdout.write(welcome(config, performance.now() / 1000, key, metrics?.url ?? null))
}

/** Takes the steps back, the last one first; a step that fails does not keep the others running. */
async function undo(stops: Stop[]): Promise<void> {
  for (const stop of stops.reverse()) {
    await stop().catch((error: unknown) => {
      console.error(explain(error))
      process.exitCode = 1
    })
  }
}
