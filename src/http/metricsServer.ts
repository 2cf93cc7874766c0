import http from 'node:http'
import type { AddressInfo } from 'node:net'
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express'
import type { Services } from '../services.ts'
import { respondToParserError } from './parserErrors.ts'
import { getOnly } from './staticRoutes.ts'
import { healthRoutes } from './health.ts'
import { listen } from './listen.ts'
import { refuseExpectation } from './expectation.ts'
import { noteResponses } from './openResponses.ts'
import { noteFailure, traceRequests, traceOf } from './requestTrace.ts'
import { Problem } from '../kernel/problem.ts'
import { asProblem, writeProblem } from './problemResponse.ts'

/** Probes and a metrics collector need few connections; strangers must not use up the file descriptors of the process. */
const MAX_CONNECTIONS = 100
/** Milliseconds. */
const TIMES = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 65_000 }

/** The port of the operator's own tools, which no proxy in front has to guard. */
export interface MetricsServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * The endpoints for the operator's own tools. They need no credentials, have no rate limit, and reveal nothing about users.
 * @param isListening whether the service takes connections
 */
function metricsApp(services: Services, isListening: () => boolean): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  app.use(traceRequests(services))
  app.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  app.use(healthRoutes())
  getOnly(app, '/readyz', async (_req, res) => {
    const checks = { accepting: isListening() && !services.draining, database: await services.probe.isHealthy() }
    const isReady = checks.accepting && checks.database
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', checks })
  })
  getOnly(app, '/metrics', async (_req, res) => {
    res.set('Content-Type', services.metrics.contentType)
    res.send(await services.metrics.text())
  })
  app.use(() => {
    throw new Problem('not-found', 'This port has /healthz, /readyz and /metrics.')
  })
  app.use(problems(services))
  return app
}

/**
 * Opens the port, unless the settings switch it off: then null is returned.
 * @param isListening whether the service takes connections
 * @throws StartError when the address is not available
 */
export async function openMetricsServer(services: Services, isListening: () => boolean): Promise<MetricsServer | null> {
  const { metricsPort, metricsHost } = services.config
  if (metricsPort === null) return null
  const server = http.createServer({ ...TIMES, requireHostHeader: false }, metricsApp(services, isListening))
  server.maxConnections = MAX_CONNECTIONS
  noteResponses(server)
  server.on('checkExpectation', refuseExpectation)
  server.on('clientError', (error, socket) => respondToParserError(error, socket, services))
  const settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' }
  await listen(server, metricsPort, metricsHost, 'the metrics server', settings)
  const { address, family, port } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function problems({ config }: Services): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const problem = asProblem(error)
    const trace = traceOf(req)
    noteFailure(req, problem)
    writeProblem(req, res, problem, config.baseUrl, trace.traceId)
  }
}
