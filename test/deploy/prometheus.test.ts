import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { temporaryFolder } from '../development/temporary.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { freePort } from '../support/ports.ts'
import { findProgram, skipWithout } from '../support/programs.ts'
import { startServer, UNLIMITED } from '../support/server.ts'
import { collectStops } from '../support/stops.ts'

const run = promisify(execFile)
const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
const prometheus = findProgram('prometheus')
const promtool = findProgram('promtool')
const options = { skip: skipWithout('prometheus') }
const folder = temporaryFolder()
const PATIENCE_MS = 60_000

/** Limits low enough to be reached below. */
const storage = { ...readConfig({}).storage, prints: 3 }
const server = await startServer(
  { limits: { ...UNLIMITED, tools: 1, invalidKeys: 1 }, storage },
  { withJobs: true, isOwn: true },
)
const user = await newUser(server)
const printer = await newPrinter(server, user)

interface Sample {
  readonly metric: Readonly<Record<string, string>>
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[]
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

/** Requests that succeed, fail and are refused, and an event of a device. */
async function load(): Promise<void> {
  const { client } = server
  const message = JSON.stringify({ event_name: 'started', printerId: printer.id, filename: 'bracket.gcode' })
  await client.call('Moonraker_PostNotification', { as: user, body: { message } })
  await client.raw('GET', '/api/none', { as: user })
  for (let count = 0; count < 4; count += 1) {
    await client.raw('POST', '/api/Prints', {
      as: user,
      body: JSON.stringify({ title: 'Bracket' }),
      headers: { 'Content-Type': 'application/json' },
    })
  }
  await client.call('Prints_GetSummary', { as: user })
  for (const key of ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)])
    await client.raw('GET', '/api/Users/me', { as: key })
}

/** Queries with the names that Grafana fills in. */
function dashboardQueries(): { title: string; expr: string }[] {
  const { panels } = JSON.parse(readFileSync(path.join(DEPLOY, 'grafana/print-log.json'), 'utf8')) as Dashboard
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      title,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'print-log'),
    })),
  )
}

const stops = collectStops()
let address = ''

async function query(expr: string): Promise<Sample[]> {
  const response = await fetch(`${address}/api/v1/query`, {
    method: 'POST',
    body: new URLSearchParams({ query: expr }),
  })
  const { status, data, error } = (await response.json()) as {
    status: string
    data?: { result: Sample[] }
    error?: string
  }
  assert.equal(status, 'success', `${expr}: ${error}`)
  return data?.result ?? []
}

async function eventually(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isTrue())) {
    assert(performance.now() < deadline, what)
    await sleep(500)
  }
}

/** The configuration that operators copy, for this instance and without their patience. */
function writeConfiguration(): string {
  const config = parse(readFileSync(path.join(DEPLOY, 'prometheus/prometheus.yml'), 'utf8')) as {
    global: object
    scrape_configs: [{ static_configs: [{ targets: string[] }] }]
  }
  config.global = { scrape_interval: '1s', evaluation_interval: '1s' }
  config.scrape_configs[0].static_configs[0].targets = [new URL(server.metrics.url).host]
  const file = path.join(folder, 'prometheus.yml')
  writeFileSync(file, stringify(config))
  copyFileSync(path.join(DEPLOY, 'prometheus/rules.yml'), path.join(folder, 'rules.yml'))
  return file
}

before(async () => {
  if (prometheus === null) return
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const child = spawn(
    prometheus,
    [
      `--config.file=${writeConfiguration()}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  stops.push(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const isReady = async () => (await fetch(`${address}/-/ready`).catch(() => null))?.ok ?? false
  await eventually(isReady, 'Prometheus does not start')
  // A rate needs a series before it rises, and another sample after that.
  await load()
  await eventually(async () => (await query('stored_bytes')).length > 0, 'the jobs do not measure')
  await eventually(async () => (await query('count_over_time(stored_bytes[1m]) > 2')).length > 0, 'nothing is scraped')
  await load()
  await sleep(2500)
})

test('Prometheus finds no fault in the metrics, the rules and the configuration', options, async () => {
  assert(promtool, 'promtool must be installed')
  await run(promtool, ['check', 'rules', path.join(DEPLOY, 'prometheus/rules.yml')])
  await run(promtool, ['check', 'config', path.join(DEPLOY, 'prometheus/prometheus.yml')])
  const checking = run(promtool, ['check', 'metrics'])
  checking.child.stdin?.end(await (await fetch(`${server.metrics.url}/metrics`)).text())
  const { stdout, stderr } = await checking
  assert.equal(stdout + stderr, '')
})

test('every query of the dashboard returns series of a service under load', options, async () => {
  assert(prometheus, 'prometheus must be installed')
  for (const { title, expr } of dashboardQueries()) assert((await query(expr)).length > 0, `${title}: ${expr}`)
})

test('every expression of a rule is about series that exist, and Prometheus evaluates it', options, async () => {
  assert(prometheus, 'prometheus must be installed')
  const { groups } = parse(readFileSync(path.join(DEPLOY, 'prometheus/rules.yml'), 'utf8')) as Rules
  for (const { alert, expr } of groups.flatMap(({ rules }) => rules)) {
    await query(expr)
    const selectors = [...expr.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)]
    assert(selectors.length > 0, alert)
    for (const [, name = '', labels = ''] of selectors) {
      // A service in order has no such series yet.
      const known = labels.replace(/,(status|outcome)="[^"]*"/, '')
      assert((await query(`${name}{${known}}`)).length > 0, `${alert}: ${name}{${known}}`)
    }
  }
  const response = await fetch(`${address}/api/v1/rules`)
  const { data } = (await response.json()) as { data: { groups: { rules: { name: string; health: string }[] }[] } }
  const evaluated = data.groups.flatMap(({ rules }) => rules)
  assert.deepEqual(
    evaluated.filter(({ health }) => health !== 'ok'),
    [],
  )
})

test('labels name operations and limits of fixed sets, and nobody', options, async () => {
  assert(prometheus, 'prometheus must be installed')
  const series = await query('{job="print-log"}')
  const values = new Set(series.flatMap(({ metric }) => Object.values(metric)))
  for (const secret of [user.key, String(user.id), String(printer.id), 'Bracket', 'bracket.gcode', '/api/none']) {
    // A small id could be the bound of a bucket.
    if (secret.length > 3) assert(!values.has(secret), secret)
  }
  const operations = new Set(series.map(({ metric }) => metric['operation']).filter((name) => name !== undefined))
  for (const name of operations) assert.match(name, /^(other|mcp|[A-Z]\w+|(mcp|job)\/[\w -]+)$/)
  assert(operations.has('Prints_PostPrint'))
  assert.deepEqual(
    (await query('limit_refusals_total')).map(({ metric }) => metric['limit']),
    ['stored prints'],
  )
  const events = (await query('device_events_total')).map(({ metric }) => `${metric['source']} ${metric['outcome']}`)
  assert(events.includes('Moonraker started'), events.join())
})
