import http from 'node:http'
import express, { type Express } from 'express'
import { apiHeaders, apiRoute } from './http/api.ts'
import { answerClientError } from './http/clientError.ts'
import { links } from './discovery/links.ts'
import { createDispatcher } from './http/dispatch.ts'
import { discoveryRoutes } from './http/discovery.ts'
import { failures } from './http/failures.ts'
import { healthRoutes } from './http/health.ts'
import { observe } from './http/observe.ts'
import { oneByOne } from './http/oneByOne.ts'
import { pageRoutes } from './http/pages.ts'
import { wellFormed } from './http/wellFormed.ts'
import { toolRoute } from './mcp/route.ts'
import type { Services } from './services.ts'

/** Slow senders are cut off: Node's own limits are 60 s and 300 s, checked every 30 s. */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 30_000
const CHECK_INTERVAL = 2_000
/** Of a connection on which nothing moves while an answer waits: without it, whoever does not read keeps our memory for ever. */
const SOCKET_TIMEOUT = 60_000
/** Longer than a load balancer's own, so that it never reuses a connection that is just being closed. */
const KEEP_ALIVE_TIMEOUT = 65_000

/** The whole HTTP surface. */
export async function createApp(services: Services): Promise<Express> {
  const { config } = services
  const dispatcher = await createDispatcher(services)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  app.set('trust proxy', [...config.trustedProxies])
  app.use(oneByOne())
  app.use(observe(services))
  app.use(apiHeaders())
  app.use(wellFormed())
  app.use(healthRoutes(services))
  app.use(apiRoute(services, dispatcher))
  app.use(toolRoute(services, dispatcher))
  app.use(links())
  app.use((req, res, next) => {
    services.limits.count('address', { userId: null }, req, res).then(() => next(), next)
  })
  app.use(discoveryRoutes(config))
  app.use(pageRoutes(services))
  app.use(failures(services))
  return app
}

/** A server over the whole surface; not yet listening. */
export async function createServer(services: Services): Promise<http.Server> {
  const app = await createApp(services)
  const options = {
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: CHECK_INTERVAL,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requireHostHeader: false, // refused as a problem document instead
  }
  const server = http.createServer(options, app)
  server.setTimeout(SOCKET_TIMEOUT)
  server.on('clientError', (error, socket) => answerClientError(error, socket, services))
  return server
}
