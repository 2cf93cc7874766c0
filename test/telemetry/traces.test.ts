import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { readConfig } from '../../src/config/config.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { createWebhook } from '../webhooks/support.ts'

/** Span in OTLP's JSON. */
interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[]
  readonly links?: readonly { traceId: string; spanId: string }[]
  readonly status: { code?: number }
}

/** Collector that answers as OTLP says, and keeps what it gets. */
async function startCollector(context: TestContext) {
  const spans: Sent[] = []
  const requests: { path: string | undefined; headers: http.IncomingHttpHeaders; body: string }[] = []
  const collector = http.createServer((req, res) => {
    void text(req).then((body) => {
      requests.push({ path: req.url, headers: req.headers, body })
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      res.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  context.after(() => collector.close())
  const { port } = collector.address() as AddressInfo
  return { spans, requests, endpoint: `http://127.0.0.1:${port}` }
}

const attribute = ({ attributes }: Sent, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is sent to the collector with its statements, and webhooks with the calls of their receivers', async (context) => {
  const { spans, requests, endpoint } = await startCollector(context)
  const { traces } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%20team',
  })
  const server = await startServer({ traces, webhookNetworks: ['127.0.0.0/8'] }, { withJobs: true })
  const user = await newUser(server)
  const receiver = await Receiver.start()
  context.after(() => receiver.stop())
  await createWebhook(server, user, { url: receiver.url, events: ['print.created'] })
  const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
  const headers = {
    'X-Api-Key': user.key,
    'Content-Type': 'application/json',
    traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
  }
  const body = JSON.stringify({ title: 'Secret boat', status: 'Success' })
  const response = await fetch(`${server.url}/api/Prints?api_key=`, { method: 'POST', headers, body })
  assert.equal(response.status, 201)
  await eventually(() => spans.some(({ name }) => name === 'Prints_PostPrint'))
  const request = spans.find(({ name }) => name === 'Prints_PostPrint')
  assert.ok(request)
  assert.equal(request.kind, 2)
  assert.equal(request.parentSpanId, undefined)
  assert.match(request.traceId, /^[0-9a-f]{32}$/)
  assert.match(request.spanId, /^[0-9a-f]{16}$/)
  assert.deepEqual(request.links, [caller])
  assert.equal(attribute(request, 'http.response.status_code'), '201')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  assert.ok(statements.length >= 3, String(statements.length))
  assert.ok(statements.some((span) => /insert into "prints"/.test(attribute(span, 'db.query.text') ?? '')))
  for (const span of statements) {
    assert.deepEqual([span.traceId, span.kind], [request.traceId, 3])
    assert.ok(BigInt(span.startTimeUnixNano) >= BigInt(request.startTimeUnixNano) - 1_000_000n)
    assert.ok(BigInt(span.endTimeUnixNano) <= BigInt(request.endTimeUnixNano) + 1_000_000n)
  }
  const seconds = Number(BigInt(request.startTimeUnixNano) / 1_000_000_000n)
  assert.ok(Math.abs(seconds - Date.now() / 1000) < 120, String(seconds))

  const { hostname } = new URL(receiver.url)
  const toReceiver = () => spans.find((span) => span.name === 'POST' && attribute(span, 'server.address') === hostname)
  await eventually(() => toReceiver() !== undefined, 15_000)
  const call = toReceiver()
  const job = spans.find(({ spanId }) => spanId === call?.parentSpanId)
  assert.deepEqual([job?.name, job?.kind], ['send webhooks', 1])

  for (const { path, headers: sent } of requests) {
    assert.equal(path, '/v1/traces')
    assert.equal(sent['content-type'], 'application/json')
    assert.equal(sent['x-tenant'], 'a team')
  }
  const all = requests.map((one) => one.body).join('\n')
  assert.ok(all.includes('"service.name"'))
  for (const secret of [user.key, 'Secret boat', receiver.url, 'whsec_']) assert.ok(!all.includes(secret), secret)
})

test('a collector that refuses loses spans, which the log says, and nothing else', async (context) => {
  const collector = http.createServer((_req, res) => res.writeHead(503).end())
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  context.after(() => collector.close())
  const { port } = collector.address() as AddressInfo
  const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  const server = await startServer({ traces })
  const user = await newUser(server)
  assert.equal((await server.client.call('Users_GetMe', { as: user })).status, 200)
  await eventually(() => server.log.some((line) => line.includes('traces were lost')))
  assert.equal((await server.client.call('Users_GetMe', { as: user })).status, 200)
})

test('the settings of traces are those of OpenTelemetry, and say what is wrong with them', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org' }
  assert.equal(readConfig({}).traces, null)
  assert.deepEqual(readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.25', OTEL_SERVICE_NAME: 'prints' }).traces, {
    endpoint: 'https://otel.example.org',
    headers: {},
    serviceName: 'prints',
    ratio: 0.25,
  })
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel.example.org'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no header'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const) {
    assert.throws(() => readConfig({ ...endpoint, [name]: value }), { message: new RegExp(`^Set ${name} to `) })
  }
})
