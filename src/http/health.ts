import express, { type Router } from 'express'
import { getOnly } from './staticRoutes.ts'

/** The public liveness check. It needs no credentials and has no rate limit. */
export function healthRoutes(): Router {
  const router = express.Router()
  getOnly(router, '/healthz', (_req, res) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).json({ status: 'ok' })
  })
  return router
}
