import express, { type Router } from 'express'
import type { Services } from '../services.ts'
import { readOnly } from './fixedReply.ts'

/**
 * What the operator's own tools ask: no credentials, no rate limit, nothing about any user. `/metrics` is to be kept internal
 * by the proxy in front.
 */
export function healthRoutes(services: Pick<Services, 'probe' | 'metrics' | 'draining'>): Router {
  const router = express.Router()
  router.use(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  readOnly(router, '/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  readOnly(router, '/readyz', async (_req, res) => {
    const checks = { accepting: !services.draining, database: await services.probe.answers() }
    const isReady = checks.accepting && checks.database
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', checks })
  })
  readOnly(router, '/metrics', async (_req, res) => {
    res.set('Content-Type', services.metrics.contentType)
    res.send(await services.metrics.text())
  })
  return router
}
