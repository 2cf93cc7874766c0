import http, { type IncomingMessage } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import { boundConnections } from './admission/connections.ts'
import { removeBasePath } from './http/basePath.ts'
import { apiHeaders, apiRoute } from './http/api.ts'
import { respondToParserError } from './http/parserErrors.ts'
import { boundBodyTime, type BodyTimes } from './http/bodyTime.ts'
import { links } from './discovery/links.ts'
import { createPipeline } from './http/pipeline.ts'
import { discoveryRoutes } from './discovery/routes.ts'
import { errorHandler } from './http/errorHandler.ts'
import { removeForwardedPorts } from './http/forwardedPorts.ts'
import { healthRoutes } from './http/health.ts'
import { refuseExpectation } from './http/expectation.ts'
import { noteResponses } from './http/openResponses.ts'
import { traceRequests } from './http/requestTrace.ts'
import { serializePipelined } from './http/serializePipelined.ts'
import { atBasePath } from './pages/atBasePath.ts'
import { errorPage } from './pages/error.ts'
import { languageOf } from './pages/language.ts'
import { pageHeaders } from './pages/headers.ts'
import { pageRoutes } from './pages/routes.ts'
import { requireOriginForm, rejectMalformed } from './http/rejectMalformed.ts'
import { toolRoute } from './mcp/routes.ts'
import { spoolmanRoute } from './spoolman/routes.ts'
import { mayUpgrade, passUpgrades } from './spoolman/upgrade.ts'
import { basePathOf, belowBasePath } from './kernel/baseUrl.ts'
import type { Services } from './services.ts'

/** Slow senders are cut off; a file of many megabytes may take longer than other bodies while it comes at 256 kbit/s or more. */
const TIMES: ServerTimes = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  bodyTimeout: 30_000,
  slowestBody: 32 * 1024,
}
/** Timeout of a connection on which nothing moves while a response waits; a client that does not read would hold our memory forever. */
const SOCKET_TIMEOUT = 60_000
/** Longer than a load balancer's own, so that it never reuses a connection that is just being closed. */
const KEEP_ALIVE_TIMEOUT = 65_000

/**
 * Scripts, styles and icons of the pages. A browser loads all of them when its user signs in for the first time (190 files): in the
 * bucket of pages and sign-ins, a fourth person behind one address would get pages without scripts.
 */
const PAGE_FILES = /^\/(?:assets|icons)\//

/** How long the parts of a request may take, in milliseconds. */
type ServerTimes = BodyTimes & Pick<http.ServerOptions, 'headersTimeout' | 'connectionsCheckingInterval'>

/** The whole HTTP surface. */
export async function createApp(services: Services): Promise<Express> {
  const { config } = services
  const pipeline = await createPipeline(services)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  app.set('trust proxy', [...config.trustedProxies])
  app.use(removeForwardedPorts())
  app.use(serializePipelined())
  app.use(traceRequests(services))
  app.use(requireOriginForm())
  app.use(removeBasePath(config))
  app.use(apiHeaders())
  app.use(rejectMalformed())
  app.use(healthRoutes())
  app.use(apiRoute(services, pipeline))
  app.use(toolRoute(services, pipeline))
  app.use(await spoolmanRoute(services))
  app.use(links(config))
  const count: RequestHandler = (req, res, next) => {
    const bucket = PAGE_FILES.test(req.url) ? 'media' : 'address'
    services.limits.count(bucket, { userId: null }, req, res).then(() => next(), next)
  }
  app.use(discoveryRoutes(config, count))
  app.use(count)
  app.use(pageRoutes(services))
  app.use(
    errorHandler(services, {
      headers: pageHeaders(config),
      render: (problem, traceId, req, res) => atBasePath(errorPage(problem, traceId, languageOf(req, res)), config),
    }),
  )
  return app
}

/**
 * A server over the whole surface; not yet listening.
 * @param times those of a test
 */
export async function createServer(services: Services, times = TIMES): Promise<http.Server> {
  const { config, log } = services
  const app = await createApp(services)
  const basePath = basePathOf(config.baseUrl)
  const options = {
    headersTimeout: times.headersTimeout,
    requestTimeout: 0, // see boundBodyTime
    connectionsCheckingInterval: times.connectionsCheckingInterval,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requireHostHeader: false, // refused as a problem document instead
    // Node handles all others as if they had no Upgrade.
    shouldUpgradeCallback: (req: IncomingMessage) => mayUpgrade(req, belowBasePath(basePath, req.url ?? '')),
  }
  const server = http.createServer(options, app)
  noteResponses(server)
  passUpgrades(server, app)
  boundBodyTime(server, times)
  server.setTimeout(SOCKET_TIMEOUT)
  // Node would ask for the body of a request that may be refused.
  server.on('checkContinue', (req, res) => server.emit('request', req, res))
  const isProxy = app.get('trust proxy fn') as (address: string, distance: number) => boolean
  boundConnections(server, { bounds: config.admission, log, isProxy: (address) => isProxy(address, 0) })
  server.on('checkExpectation', refuseExpectation)
  server.on('clientError', (error, socket) => respondToParserError(error, socket, services))
  return server
}
