import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createLogger, requestLine, safeUrl } from '../../src/telemetry/log.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { SEED } from '../support/seed.ts'

const SECRET = 'S3cr3tS3cr3tS3cr3tS3cr3tS3cr3tS3'

/** A real logger whose lines are kept. */
function memoryLog(logLevel = 'info') {
  const lines: string[] = []
  return { lines, log: createLogger({ logLevel }, { write: (line) => void lines.push(line) }) }
}

/** The fields of the only line. */
function only(lines: readonly string[]): Record<string, unknown> {
  assert.equal(lines.length, 1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

const request = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  parentTraceId: null,
  method: 'GET',
  url: `/api/Prints/summary?pageNumber=2&api_key=${SECRET}`,
  status: 200,
  milliseconds: 1.23456,
  bytes: 321,
  operationId: 'Prints_GetSummary',
  userId: 7,
  address: '192.0.2.1',
}

test('F38: a request is one line of JSON without its key', () => {
  const { log, lines } = memoryLog()
  requestLine(log, request)
  const { time, ...fields } = only(lines)
  assert.match(String(time), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(fields, {
    level: 'info',
    msg: 'request',
    traceId: request.traceId,
    method: 'GET',
    path: '/api/Prints/summary?pageNumber=2&api_key=***',
    status: 200,
    milliseconds: 1.23,
    bytes: 321,
    operationId: 'Prints_GetSummary',
    userId: 7,
    address: '192.0.2.1',
  })
})

test('only failures of the service are errors', () => {
  const { log, lines } = memoryLog()
  for (const status of [204, 401, 404, 429, 500, 503]) requestLine(log, { ...request, status })
  const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level)
  assert.deepEqual(levels, ['info', 'info', 'info', 'info', 'error', 'error'])
})

test('the level is a setting', () => {
  const { log, lines } = memoryLog('error')
  requestLine(log, request)
  assert.equal(lines.length, 0)
  requestLine(log, { ...request, status: 500 })
  assert.equal(lines.length, 1)
})

const secretUrls = [
  `/api/Prints?api_key=${SECRET}`,
  `/api/Prints?API_KEY=${SECRET}&pageSize=1`,
  `/api/Prints?pageSize=1&Api_Key=${SECRET}`,
  `/api/Prints?api%5Fkey=${SECRET}`,
  `/api/Prints?%61pi_key=${SECRET}&x=%zz`,
  `/api/Prints?api_key[]=${SECRET}`,
  `/api/Prints?x=%E0%A4%A&access_token=${SECRET}`,
  `/api/Prints?token=a;b?c#${SECRET}`,
  `/api/Prints?a=b?token=${SECRET}`,
  `/api/Prints#access_token=${SECRET}`,
  `/api/Prints;token=${SECRET}`,
  `/auth/callback?code=${SECRET}&state=${SECRET}`,
  `/api/Prints/5?shareKey=${SECRET}`,
  `/api/Octoprint?apiSecret=${SECRET}`,
  `/api/Devices/${SECRET}`,
  `/API/devices/${SECRET}/`,
  `//api//Devices//${SECRET}`,
  `/api/Devices/a/b%2F${SECRET}`,
  `/api/%44evices/${SECRET}`,
  `/api/Devices/%zz${SECRET}?x=1`,
  `http://localhost/api/Devices/${SECRET}`,
  `http://name:${SECRET}@localhost/api/Prints`,
  `/api/Cura/settings?id=${SECRET}`,
  `/api/cura/SETTINGS/?ID=${SECRET}`,
  `/api/Cura/%73ettings?%69d=${SECRET}`,
  `/prints/new/cura?settingId=${SECRET}&cura_version=5`,
]
const oddUrls = [
  `/${SECRET}`,
  `/api/Prints/${SECRET}`,
  `/api/Prints/${SECRET}/comments?pageNumber=1`,
  `/${SECRET}/devices/x`,
  `/api/Prints/${SECRET.replace('S', '%53')}`,
  `/api/Prints/7;jsessionid=${SECRET}`,
  `/api/Prints?${SECRET}`,
  `/api/Prints?${SECRET}=1&pageSize=2`,
  `/api/Prints?${SECRET}.api_key=1`,
  `/api/Prints?key=${SECRET}`,
  `/api/Prints?q=X-Api-Key:${SECRET.replaceAll('S', '%53')}`,
  `/api/Prints#${SECRET}`,
  `http://${SECRET}.example.org/api/Prints`,
]
for (const url of oddUrls) {
  test(`F69: no key is left of ${url.replaceAll(SECRET, '…')}`, () => {
    const safe = safeUrl(url)
    assert.ok(!decodeURIComponent(safe).includes(SECRET), safe)
    assert.ok(safe.includes('***'))
  })
}

test('F69: what a header or a body says is logged without keys, in values, names and messages', () => {
  const { log, lines } = memoryLog()
  log.info({ address: SECRET, nested: { [SECRET]: `${SECRET}`, list: [`for=${SECRET}`] } }, `refused ${SECRET}`)
  log.error(new Error(`no route for ${SECRET}`, { cause: SECRET }))
  requestLine(log, { ...request, url: `/${SECRET}`, address: SECRET })
  assert.ok(!lines.join('').includes(SECRET), lines.join(''))
})

test('F69: UUIDs and trace ids stay readable', () => {
  const { log, lines } = memoryLog()
  const path = '/api/Filaments/5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f'
  const parentTraceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  requestLine(log, { ...request, url: path, parentTraceId })
  const { traceId, ...fields } = only(lines)
  assert.deepEqual([traceId, fields['parentTraceId'], fields['path']], [request.traceId, parentTraceId, path])
})

for (const url of secretUrls) {
  // A short secret does not look like a key, so that its name or its place alone can tell that it is one.
  test(`F38: no secret is left of ${url.replaceAll(SECRET, '…')}`, () => {
    for (const secret of [SECRET, 'sh0rt-S3cr3t']) {
      const safe = safeUrl(url.replaceAll(SECRET, secret))
      assert.ok(!safe.includes(secret), safe)
      assert.ok(safe.includes('***'))
    }
  })
}

test('text without a secret stays as it was sent', () => {
  const urls = [
    '/',
    '*',
    '/api/Prints?pageNumber=2&id=5',
    '/api/Devices',
    '/api/Devices/',
    '/api/Comments/5',
    '/a%20b?c=%zz&&=',
  ]
  for (const url of urls) assert.equal(safeUrl(url), url)
})

test('no text makes safeUrl fail, and no name around a key shows it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      safeUrl(before)
      assert.ok(!safeUrl(`/${before}?api_key=${SECRET}&${after}`).includes(SECRET))
    }),
    { seed: SEED },
  )
})

test('F36: long hostile targets are handled in linear time', () => {
  for (const part of ['?', '&', ';', '%', 'devices/', '://', '=', '?token=', '/cura']) {
    const begun = process.cpuUsage()
    safeUrl(part.repeat(16_384 / part.length))
    // Quadratic work on this much text takes far longer; what other programs take is not counted.
    assert.ok(process.cpuUsage(begun).user < 1_000_000, part)
  }
})

test('fields with the name of a secret are hidden, at any depth', () => {
  const { log, lines } = memoryLog()
  log.info({ apiKey: SECRET, nested: { 'X-Api-Key': SECRET, list: [{ accessToken: SECRET }] } }, 'a')
  log.info({ headers: { accept: SECRET }, req: { url: SECRET }, Cookie: SECRET, Authorization: SECRET }, 'b')
  log.child({ clientSecret: SECRET }).info({ password: SECRET, kept: 'visible' }, 'c')
  assert.ok(!lines.join('').includes(SECRET), lines.join(''))
  assert.ok(lines[2]?.includes('visible'))
})

test('an unexpected error is logged with its stack and its cause, without the credentials in its text', () => {
  const { log, lines } = memoryLog()
  const cause = Object.assign(new Error(`connect to postgres://app:${SECRET}@db:5432/prints failed`), {
    code: 'ECONNREFUSED',
    parameters: [SECRET],
  })
  log.error({ error: new Error(`refused Bearer ${SECRET}, api_key=${SECRET}`, { cause }) }, 'failed')
  const { error } = only(lines) as { error: { message: string; stack: string; cause: Record<string, unknown> } }
  assert.ok(!lines.join('').includes(SECRET), lines.join(''))
  assert.equal(error.message, 'refused Bearer ***, api_key=***')
  assert.match(error.stack, /log\.test\.ts/)
  assert.equal(error.cause['message'], 'connect to postgres://***@db:5432/prints failed')
  assert.equal(error.cause['code'], 'ECONNREFUSED')
})

test('a line whose message is taken from the error hides its credentials too', () => {
  const { log, lines } = memoryLog()
  log.error(new Error(`redis://:${SECRET}@cache:6379 is away`))
  const fields = only(lines)
  assert.ok(!lines.join('').includes(SECRET), lines.join(''))
  assert.equal(fields['msg'], 'redis://***@cache:6379 is away')
})

test('an expected failure has no stack', () => {
  const { log, lines } = memoryLog()
  log.info({ error: Problem.notFound('print') }, 'refused')
  const { error } = only(lines) as { error: Record<string, unknown> }
  assert.equal(error['stack'], undefined)
  assert.match(String(error['message']), /No print/)
})

test('a circular field does not end the line', () => {
  const { log, lines } = memoryLog()
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  log.info({ circle }, 'round')
  assert.equal(only(lines)['msg'], 'round')
})
