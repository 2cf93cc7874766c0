import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { pino } from 'pino'
import { addressOwner } from '../../src/admission/owner.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLimits, type Bucket, type Policy } from '../../src/limits/limits.ts'
import { Problem } from '../../src/kernel/problem.ts'

/** A small app with the real limiter behind it. */
export interface LimitedApp {
  /** One request, counted in the bucket; `user` stands for valid credentials. */
  send(bucket: Bucket, options?: { user?: number; forwardedFor?: string }): Promise<Response>
  /** One request with an invalid key. */
  sendInvalidKey(options?: { forwardedFor?: string }): Promise<Response>
  /** Counts bytes of a body without a credential. */
  sendBytes(bytes: number, options?: { forwardedFor?: string }): Promise<Response>
  /** What the limiter has logged: the message of each line. */
  readonly logged: string[]
  readonly refused: Policy[]
  /** How many invalid keys were looked up. */
  readonly lookedUp: number
  close(): Promise<void>
}

/** @param environment settings, as the process environment would give them */
export async function limitedApp(environment: Record<string, string>): Promise<LimitedApp> {
  const config = readConfig(environment)
  const logged: string[] = []
  const refused: Policy[] = []
  let lookedUp = 0
  const log = pino({ base: null }, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) })
  const limits = await createLimits(config, log, (policy) => refused.push(policy))

  const app = express()
  app.set('trust proxy', [...config.trustedProxies])
  app.get('/invalid-key', async (req, res) => {
    await limits.lookUpKey(req, res, () => {
      lookedUp += 1
      return Promise.resolve(null)
    })
    res.status(401).end()
  })
  app.get('/bytes/:count', async (req, res) => {
    await limits.count('address', { userId: null }, req, res)
    await limits.countBytes('address-bytes', addressOwner(req.ip), Number(req.params.count), res)
    res.status(204).end()
  })
  app.get('/:bucket', (async (req, res) => {
    const user = req.get('X-Test-User')
    await limits.count(req.params.bucket, { userId: user === undefined ? null : Number(user) }, req, res)
    res.status(204).end()
  }) satisfies RequestHandler<{ bucket: Exclude<Bucket, 'spools'> }>)
  app.use(((error, _req, res, next) => {
    if (error instanceof Problem) res.status(error.status).set(error.headers).end()
    else next(error)
  }) satisfies ErrorRequestHandler)

  const server = app.listen(0, '127.0.0.1')
  // No client, however busy, may find its idle connection closed when it sends the next request.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, user: number | undefined, forwardedFor: string | undefined) => {
    const headers = new Headers()
    if (user !== undefined) headers.set('X-Test-User', String(user))
    if (forwardedFor !== undefined) headers.set('X-Forwarded-For', forwardedFor)
    return fetch(`${origin}/${path}`, { headers })
  }
  return {
    send: (bucket, { user, forwardedFor } = {}) => get(bucket, user, forwardedFor),
    sendInvalidKey: ({ forwardedFor } = {}) => get('invalid-key', undefined, forwardedFor),
    sendBytes: (bytes, { forwardedFor } = {}) => get(`bytes/${bytes}`, undefined, forwardedFor),
    logged,
    refused,
    get lookedUp() {
      return lookedUp
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await limits.close()
    },
  }
}
