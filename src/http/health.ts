import { setTimeout as sleep } from 'node:timers/promises'
import express, { type Router } from 'express'
import type { Services } from '../services.ts'
import { readOnly } from './fixedReply.ts'

/** How long the database may take to answer `select 1`, in milliseconds. */
const PATIENCE_MS = 1000

/**
 * What the operator's own tools ask: no credentials, no rate limit, nothing about any user. `/metrics` is to be kept internal
 * by the proxy in front.
 */
export function healthRoutes(services: Pick<Services, 'pool' | 'metrics' | 'draining'>): Router {
  const router = express.Router()
  const databaseAnswers = databaseCheck(services.pool)
  router.use(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  readOnly(router, '/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  readOnly(router, '/readyz', async (_req, res) => {
    const checks = { accepting: !services.draining, database: await databaseAnswers() }
    const isReady = checks.accepting && checks.database
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', checks })
  })
  readOnly(router, '/metrics', async (_req, res) => {
    res.set('Content-Type', services.metrics.contentType)
    res.send(await services.metrics.text())
  })
  return router
}

/** Probes that come while one is under way share its outcome, so that a frozen database does not use up the pool. */
function databaseCheck(pool: Services['pool']): () => Promise<boolean> {
  let running: Promise<boolean> | null = null
  return () => {
    running ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = null
      })
    return Promise.race([running, sleep(PATIENCE_MS, false, { ref: false })])
  }
}
