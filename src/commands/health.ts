import { fetchJson } from '../identity/fetchJson.ts'
import { StartError } from '../kernel/startError.ts'
import { command } from './command.ts'

/** Addresses that stand for all of the machine, which cannot be connected to everywhere. */
const ALL = ['0.0.0.0', '::']
/** Milliseconds to wait for the response. */
const TIMEOUT_MS = 5000

/** Fails unless the service on this machine responds: the health check of the container image. */
await command(async ({ host, port }) => {
  const name = ALL.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const state = await fetchJson(`http://${name}:${port}/healthz`, signal).catch(() => null)
  if (state === null) throw new StartError(`The service does not respond on port ${port}.`)
})
