import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import path from 'node:path'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../identity/support.ts'
import { temporaryFolder } from '../development/temporary.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { freePort } from '../support/ports.ts'
import { findProgram, skipWithout } from '../support/programs.ts'
import { collectStops } from '../support/stops.ts'
import { EventReader } from './eventReader.ts'

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
/** Proxies with their configurations; in CI one of them must be there. */
const PROXIES = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf', caddy: 'Caddyfile' } as const
type Proxy = keyof typeof PROXIES

const WRITERS = 4
/** Leaves the machine some time for what is tested. */
const PAUSE_MS = 20

const stops = collectStops()
const folder = temporaryFolder()
let database: TestDatabase
let issuer: Issuer
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
})

/** Address and ports of an instance, which its successor has as well. */
interface Place {
  readonly host: string
  readonly port: number
  readonly metricsPort: number
}

async function start({ host, port, metricsPort }: Place): Promise<Instance> {
  const environment = {
    HOST: host,
    METRICS_HOST: host,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    SHUTDOWN_DELAY_SECONDS: '5',
    TRUSTED_PROXIES: 'loopback',
  }
  const instance = await startInstance({ databaseUrl: database.url, issuer, environment })
  stops.push(() => instance.stop())
  return instance
}

/** The configuration that operators copy, with the ports of a test. */
function configure(proxy: Proxy, port: number, [one, two]: readonly [Place, Place]): string[] {
  const name = PROXIES[proxy]
  const ports: Record<string, number> = {
    '8000': port,
    '8081': one.port,
    '8082': two.port,
    '9081': one.metricsPort,
    '9082': two.metricsPort,
  }
  const text = readFileSync(path.join(DEPLOY, 'proxies', name), 'utf8').replace(/\b[89]0\d\d\b/g, (number) =>
    String(ports[number] ?? number),
  )
  const file = path.join(folder, name)
  writeFileSync(file, text)
  if (proxy === 'haproxy') return ['-db', '-f', file]
  if (proxy === 'caddy') return ['run', '--adapter', 'caddyfile', '--config', file]
  // What the main file of a distribution has around it.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  const around = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`
  writeFileSync(file, `${around}\nhttp { access_log off; ${temporary.join(' ')}\n${text}\n}\n`)
  return ['-e', path.join(folder, 'error.log'), '-c', file]
}

/** Starts a proxy in front of two instances. Returns its URL. */
async function startProxy(proxy: Proxy, program: string, places: readonly [Place, Place]): Promise<string> {
  const port = await freePort()
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const child = spawn(program, configure(proxy, port, places), { stdio: 'ignore', env })
  stops.push(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false)
  return url
}

/** Two places for instances. Caddy asks all instances at one port, so the second one is as if on another machine. */
async function twoPlaces(proxy: Proxy): Promise<readonly [Place, Place]> {
  const place = async () => ({ host: '127.0.0.1', port: await freePort(), metricsPort: await freePort() })
  const first: Place = await place()
  return [first, proxy === 'caddy' ? { ...first, host: '127.0.0.2' } : await place()]
}

async function serve({ host }: Place, port: number, respond: RequestListener): Promise<void> {
  const server = http.createServer(respond).listen(port, host)
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}

for (const proxy of Object.keys(PROXIES) as Proxy[]) {
  const isOther = Object.keys(PROXIES).some((name) => findProgram(name) !== null)
  const skip = findProgram(proxy) === null && (isOther ? `there is no ${proxy} on this machine` : skipWithout(proxy))
  test(`F11: a change that gets no response is sent once by ${proxy}`, { skip }, async () => {
    const program = findProgram(proxy)
    assert(program, `${proxy} must be installed`)
    const places = await twoPlaces(proxy)
    let changes = 0
    for (const place of places) {
      await serve(place, place.metricsPort, (_req, res) => void res.end())
      // As an instance that is killed between the commit and the response.
      await serve(place, place.port, (req, res) => {
        if (req.method !== 'POST') return void res.end()
        changes += 1
        req.resume().on('end', () => req.socket.destroy())
      })
    }
    const url = await startProxy(proxy, program, places)
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${url}/api/Prints`, { method: 'POST', headers, body: '{"title":"Once"}' })
    await response.text()
    assert.deepEqual([response.status, changes], [502, 1])
  })

  test(
    `behind ${proxy}, two instances are replaced under load: no request fails and no event is lost`,
    { skip, timeout: 240_000 },
    async (context) => {
      const program = findProgram(proxy)
      assert(program, `${proxy} must be installed`)
      const places = await twoPlaces(proxy)
      const instances = [await start(places[0]), await start(places[1])]
      const user = await signUp(instances[0] ?? assert.fail(), issuer)
      const url = await startProxy(proxy, program, places)

      const reader = new EventReader(context, user, { port: Number(new URL(url).port) })
      const statuses = new Map<number | string, number>()
      const titles: string[] = []
      let isOver = false
      const write = async (writer: number) => {
        for (let number = 0; !isOver; number += 1) {
          const title = `roll-${writer}-${number}`
          const body = JSON.stringify({ title, status: 'Success' })
          const headers = { 'X-Api-Key': user.key, 'Content-Type': 'application/json', 'Idempotency-Key': title }
          const send = () =>
            fetch(`${url}/api/Prints`, { method: 'POST', headers, body }).then(
              async (response) => {
                await response.text()
                return response.status
              },
              (error: unknown) => String(error),
            )
          let status = await send()
          // Without checks, nginx sends requests to an instance in the moment in which its port closes; clients repeat those.
          if (proxy === 'nginx' && status === 502) status = await send()
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status === 201) titles.push(title)
          await sleep(PAUSE_MS)
        }
      }
      const writers = Array.from({ length: WRITERS }, (_, index) => write(index))
      for (const [index, at] of places.entries()) {
        const before = titles.length
        await eventually(() => Promise.resolve(titles.length > before + 20))
        assert.equal((await instances[index]?.stop())?.code, 0)
        instances[index] = await start(at)
        // The proxy finds the successor before the other one goes.
        await sleep(3000)
      }
      isOver = true
      await Promise.all(writers)
      assert.deepEqual([...statuses.keys()], [201], JSON.stringify([...statuses]))
      await eventually(() => Promise.resolve(titles.every((title) => reader.titles.has(title))))
      reader.requireAll(titles)
    },
  )
}
