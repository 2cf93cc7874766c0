import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import pino from 'pino'
import { readConfig } from '../../src/config/config.ts'
import { startDevelopment } from '../../src/development/start.ts'
import { openStore } from '../../src/media/openStore.ts'
import { Service } from './service.ts'
import { freePort, freePortPair, hold, release } from '../support/ports.ts'
import { temporaryFolder } from './temporary.ts'

const KEY = /^Demo API key: (\S{32})$/m
const noSys = process.platform === 'linux' ? false : 'only Linux has /sys'
const STARTED = /^Started in \d+\.\d s/m

/** Where a database and the demo logbook are after the first test: to make them takes longer than the rest of a start. */
const known = await settings()

test('make run prints the address and a working key, keeps the key, and stops whole', async (t) => {
  const environment = known
  const first = service(t, environment, ['make', '-s', 'run'])
  await first.printed(STARTED)
  const [, key = ''] = await first.printed(KEY)
  await first.printed(new RegExp(`^Readiness and metrics at http://127.0.0.1:${environment.METRICS_PORT}/readyz`, 'm'))
  await first.printed(new RegExp(`^Listening on http://localhost:${environment.PORT}$`, 'm'))
  assert.equal(await statusOf(environment.PORT, key), 200)
  assert.equal(statSync(path.join(environment.DATA_DIR, 'demo-key')).mode & 0o077, 0)
  await first.stop()
  await assertNothingLeft(environment)

  const second = service(t, environment)
  assert.equal((await second.printed(KEY))[1], key)
  await second.printed(STARTED)
  assert.equal((await second.stop('SIGINT')).code, 0)
  await assertNothingLeft(environment)

  rmSync(path.join(environment.DATA_DIR, 'demo-key'))
  const third = service(t, environment)
  const [, fresh = ''] = await third.printed(KEY)
  await third.printed(STARTED)
  assert.notEqual(fresh, key)
  assert.equal(await statusOf(environment.PORT, fresh), 200)
  assert.equal((await third.stop()).code, 0)
})

test('on another port, the demo user has the same logbook', async (t) => {
  const key = readFileSync(path.join(known.DATA_DIR, 'demo-key'), 'utf8').trim()
  const { PORT, METRICS_PORT } = await settings()
  const moved = service(t, { ...known, PORT, METRICS_PORT })
  assert.equal((await moved.printed(KEY))[1], key)
  await moved.printed(STARTED)
  assert.equal((await moved.stop()).code, 0)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to make and the service at once stops it whole`, async (t) => {
    const environment = known
    const running = service(t, environment, ['make', '-s', 'run'])
    await running.printed(STARTED)
    await running.stopGroup(signal)
    await assertNothingLeft(environment)
  })
}

test('after a kill -9 of the service, the next start takes the database over', async (t) => {
  const environment = known
  const first = service(t, environment)
  const [, key = ''] = await first.printed(KEY)
  await first.stop('SIGKILL')
  const second = service(t, environment)
  await second.printed(STARTED)
  assert.equal(await statusOf(environment.PORT, key), 200)
  assert.equal((await second.stop()).code, 0)
  await assertNothingLeft(environment)
})

test('a signal during the start stops it whole', async (t) => {
  const environment = await settings()
  const early = service(t, environment)
  while (!existsSync(path.join(environment.DATA_DIR, 'postgres')))
    await new Promise((resolve) => setTimeout(resolve, 20))
  const { code, errors } = await early.stop()
  assert.equal(code, 0, errors)
  await assertNothingLeft(environment)
})

test('a taken port ends in one sentence and leaves nothing running', async (t) => {
  const environment = known
  const other = await hold(Number(environment.PORT))
  t.after(() => release(other))
  // The demo logbook has old events: the service may complain of them before it notices that it has no port.
  assertSentence(
    await service(t, { ...environment, LOG_LEVEL: 'fatal' }).ended(),
    `Port ${environment.PORT}, which the service needs, is in use: stop the other program or set PORT to another number.`,
  )
  assert.equal(existsSync(path.join(environment.DATA_DIR, 'postgres/data/postmaster.pid')), false)
})

test('F66: a taken port of the metrics ends in one sentence and leaves nothing running', async (t) => {
  const environment = known
  const other = await hold(Number(environment.METRICS_PORT))
  t.after(() => release(other))
  assertSentence(
    await service(t, { ...environment, LOG_LEVEL: 'fatal' }).ended(),
    `Port ${environment.METRICS_PORT}, which the metrics server needs, is in use: stop the other program or set METRICS_PORT to another number.`,
  )
  assert.equal(existsSync(path.join(environment.DATA_DIR, 'postgres/data/postmaster.pid')), false)
})

test('F68: the development mode does not start where others reach it', async (t) => {
  const environment = await settings()
  const { code, output, errors } = await service(t, { ...environment, HOST: '0.0.0.0' }).ended()
  assert.deepEqual({ code, output }, { code: 1, output: '' })
  assert.match(
    errors,
    /^HOST 0\.0\.0\.0 lets others reach the development mode.*set DATABASE_URL and OIDC_ISSUER.*\.\n$/,
  )
  assert.equal(existsSync(environment.DATA_DIR), false)
})

test('a bad setting and an unreachable database end in one sentence without the password', async (t) => {
  assertSentence(await service(t, { PORT: '123456' }).ended(), 'Set PORT to a whole number from 0 to 65535.')
  assertSentence(
    await service(t, { TRUSTED_PROXIES: 'proxy' }).ended(),
    'Set TRUSTED_PROXIES to addresses or ranges such as 10.0.0.0/8, fd00::/8 or loopback, separated by commas: proxy is neither.',
  )
  const port = await freePortPair()
  const unreachable = {
    PORT: String(port),
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/prints`,
    OIDC_ISSUER: 'https://login.example.org/',
  }
  assertSentence(
    await service(t, unreachable).ended(),
    `The database prints at 127.0.0.1:${port} cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start it or correct DATABASE_URL.`,
  )
})

test('a link-local address without its interface is named with its setting', async (t) => {
  const { code, errors } = await service(t, { ...known, METRICS_HOST: 'fe80::1' }).ended()
  assert.equal(code, 1)
  assert.match(
    errors,
    /^fe80::1, where the metrics server should listen, is not an address .*: set METRICS_HOST to one\.$/m,
  )
})

test('a database without the encryption that its URL requires, and a server that is not a database, end in one sentence', async (t) => {
  // A server of PostgreSQL refuses encryption with one letter.
  for (const [answer, query, reason] of [
    ['N', '?sslmode=verify-full', 'The server does not support SSL connections'],
    ['', '', 'Connection terminated unexpectedly'],
  ] as const) {
    const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(answer)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    t.after(() => server.close())
    const { port } = server.address() as AddressInfo
    const other = {
      PORT: String(await freePortPair()),
      DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/prints${query}`,
      OIDC_ISSUER: 'https://login.example.org/',
    }
    assertSentence(
      await service(t, other).ended(),
      `The database prints at 127.0.0.1:${port} cannot be reached (${reason}): start it or correct DATABASE_URL.`,
    )
  }
})

test('a folder for images that cannot be written ends in one sentence, before the database is asked', async (t) => {
  const port = await freePortPair()
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const closed = path.join(temporaryFolder(), 'closed')
  mkdirSync(closed, { mode: 0o500 })
  const places = [file, path.join(file, 'media')]
  if (process.platform === 'linux') places.push('/proc/media')
  // Root may write everywhere.
  if (process.getuid?.() !== 0) places.push(closed, path.join(closed, 'media'))
  const environment = {
    PORT: String(port),
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/prints`,
    OIDC_ISSUER: 'https://login.example.org/',
  }
  for (const MEDIA_DIR of places) {
    assertSentence(
      await service(t, { ...environment, MEDIA_DIR }).ended(),
      `The folder for images ${MEDIA_DIR} cannot be written: set MEDIA_DIR to a folder of your own.`,
    )
  }
  const bucket = {
    S3_BUCKET: 'prints',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  const { errors } = await service(t, { ...environment, ...bucket, MEDIA_DIR: file }).ended()
  assert.match(errors, /^The database prints at .* cannot be reached/)
})

test(
  'a data folder in which the key of the demo user cannot be written ends in a sentence',
  { skip: noSys },
  async (t) => {
    rmSync(path.join(known.DATA_DIR, 'demo-key'), { force: true })
    const link = path.join(temporaryFolder(), 'data')
    symlinkSync(known.DATA_DIR, link)
    const config = readConfig({ ...known, DATA_DIR: link })
    const development = await startDevelopment(config, pino({ level: 'silent' }))
    t.after(() => development.stop())
    rmSync(link)
    symlinkSync('/sys', link)
    await assert.rejects(development.demo(openStore(config)), {
      message: `The data folder ${link} cannot be written: set DATA_DIR to a folder of your own.`,
    })
  },
)

interface Environment extends Record<string, string> {
  PORT: string
  METRICS_PORT: string
  DATA_DIR: string
}

async function settings(): Promise<Environment> {
  const ports = { PORT: String(await freePortPair()), METRICS_PORT: String(await freePort()) }
  return { ...ports, DATA_DIR: path.join(temporaryFolder(), 'data') }
}

function service(
  t: { after(hook: () => void): void },
  environment: Record<string, string>,
  command?: string[],
): Service {
  const started = new Service(environment, command)
  t.after(() => {
    if (started.child.exitCode === null && started.child.signalCode === null)
      process.kill(-(started.child.pid ?? NaN), 'SIGKILL')
  })
  return started
}

async function statusOf(port: string, key: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Users/me`, {
    headers: { 'x-api-key': key, connection: 'close' },
  })
  await response.body?.cancel()
  return response.status
}

function assertSentence(
  { code, output, errors }: { code: number | null; output: string; errors: string },
  sentence: string,
): void {
  assert.deepEqual({ code, output, errors }, { code: 1, output: '', errors: `${sentence}\n` })
}

/** Neither the ports nor the database server are held any more. */
async function assertNothingLeft({ PORT, METRICS_PORT, DATA_DIR }: Environment): Promise<void> {
  for (const port of [Number(PORT), Number(PORT) + 1, Number(METRICS_PORT)]) await release(await hold(port))
  const file = path.join(DATA_DIR, 'postgres/data/postmaster.pid')
  assert.equal(existsSync(file) && readFileSync(file, 'utf8'), false)
}
