import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { RawRequest } from '../support/http.ts'
import type { Owner } from './fullLogbook.ts'

/** Processor time of the event loop that a request should take at most, in ms. */
const ANONYMOUS_AIM = 50
const AIM = 250

const MEBIBYTE = 1024 * 1024
/** The bounds of bodies, in bytes. */
const DEVICE_BODY = 4 * MEBIBYTE
const FORM_BODY = 256 * 1024
const FORM_PAIRS = 100
const IMAGE = 12 * MEBIBYTE
/** Members that an object which is stored as it was sent may have, beside some others. */
const MANY_NAMES = 29_900
/** Members that JSON which is not stored as it was sent may have, beside some others. */
const MEMBERS = 9900
const JSON_TYPE = { 'Content-Type': 'application/json' }
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }
const BOUNDARY = 'a-boundary-of-the-benchmark'
const MULTIPART_TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }

/** A request that is the most work of its kind. */
export interface Largest {
  readonly name: string
  /** In ms. */
  readonly aim: number
  readonly request: RawRequest
}

/** Requests without credentials; those of OctoPrint have their key in the body. */
export function largestAnonymous(owner: Owner): Largest[] {
  const event = { deviceIdentifier: String(owner.printerId), apiSecret: owner.key, topic: 'Print Progress' }
  const cases: [string, RawRequest][] = [
    ['settings, 4 MiB', post('/api/Cura/settings', JSON_TYPE, JSON.stringify(wide(DEVICE_BODY, MANY_NAMES)))],
    ['settings, refused', post('/api/Cura/settings', JSON_TYPE, `{"settings":${deep(DEVICE_BODY - 20)}}`)],
    ['settings, gzip', gzip(post('/api/Cura/settings', JSON_TYPE, `{"settings":${manyNames(24_000)}}`))],
    ['OctoPrint, JSON', post('/api/Octoprint', JSON_TYPE, JSON.stringify({ ...event, meta: wide(DEVICE_BODY) }))],
    [
      'OctoPrint, JSON as text',
      post('/api/Octoprint', JSON_TYPE, JSON.stringify({ ...event, meta: JSON.stringify(wide(DEVICE_BODY)) })),
    ],
    [
      'OctoPrint, secret in text',
      post(
        '/api/Octoprint',
        JSON_TYPE,
        JSON.stringify({ ...event, meta: JSON.stringify({ ...wide(DEVICE_BODY), token: 1 }) }),
      ),
    ],
    ['OctoPrint, form', post('/api/Octoprint', FORM_TYPE, form(event))],
    ['OctoPrint, multipart', post('/api/Octoprint', MULTIPART_TYPE, multipart(event))],
    ['public prints, 200 rows', get(`/api/Users/${owner.id}/prints?pageSize=200`)],
    ['the contract', get('/openapi.json')],
  ]
  return cases.map(([name, request]) => ({ name, aim: ANONYMOUS_AIM, request }))
}

/** Requests of a user who has as much as anybody may have. */
export function largestOfUser(owner: Owner, images: { readonly large: Buffer; readonly small: Buffer }): Largest[] {
  const { key, printId, printerId, settingsId, bulkIds } = owner
  const own = (request: RawRequest) => ({ ...request, headers: { ...request.headers, 'X-Api-Key': key } })
  const tags = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(50, 't'))
  const message = { event_name: 'progress', printerId, filename: 'a.gcode' }
  const notice = JSON.stringify({ ...message, more: wide(DEVICE_BODY) })
  const attachments = Array.from({ length: 10 }, () => images.small.toString('base64'))
  const started = { message: JSON.stringify({ ...message, event_name: 'started' }), attachments }
  const cases: [string, RawRequest][] = [
    ['settings retrieved', own(get(`/api/Cura/settings?id=${settingsId}`))],
    ['print, 1 MiB', own(post('/api/Prints', JSON_TYPE, JSON.stringify(largestPrint(owner))))],
    ['print read', own(get(`/api/Prints/${printId}`))],
    [
      'bulk, 200 prints',
      own({
        ...post('/api/Prints/bulk', JSON_TYPE, JSON.stringify({ ids: bulkIds, changes: { tags } })),
        method: 'PATCH',
      }),
    ],
    ['Moonraker, JSON as text', own(post('/api/Moonraker/notifier', JSON_TYPE, JSON.stringify({ message: notice })))],
    ['Moonraker, 10 images', own(post('/api/Moonraker/notifier', JSON_TYPE, JSON.stringify(started)))],
    ['image, 12 MiB', own(upload(printId, images.large.subarray(0, IMAGE)))],
    ['summary, 200 rows', own(get('/api/Prints/summary?pageSize=200'))],
    ['summary, search', own(get('/api/Prints/summary?pageSize=200&searchText=number'))],
    ['achievements', own(get('/api/achievements/me'))],
    ...analyses().map(([name, target]): [string, RawRequest] => [name, own(get(target))]),
    ...tools(owner),
  ]
  return cases.map(([name, request]) => ({ name, aim: AIM, request }))
}

/** Twenty years by day are as many buckets as there may be, two are for fifty printers. */
const TWENTY_YEARS = { FromDate: '2006-03-01T00:00:00Z', ToDate: '2026-02-28T00:00:00Z', Granularity: 'Day' }
const TWO_YEARS = { ...TWENTY_YEARS, FromDate: '2024-02-28T00:00:00Z' }

function analyses(): [string, string][] {
  const ask = (name: string, range: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ ...range, TimeZone: 'Europe/Berlin' })
    return `/api/Analytics/${name}?${query.toString()}`
  }
  return [
    ...['overview', 'activity', 'materials', 'costs', 'accuracy', 'failures'].map((name): [string, string] => [
      `analytics, ${name}`,
      ask(name, TWENTY_YEARS),
    ]),
    ['analytics, printers', ask('printers', TWO_YEARS)],
    ['analytics, printers, months', ask('printers', { ...TWENTY_YEARS, Granularity: 'Month' })],
  ]
}

/** A query as the arguments of a tool. */
function argumentsOf(query: Readonly<Record<string, string>>): object {
  const entries = Object.entries(query)
  return Object.fromEntries(entries.map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]))
}

function tools(owner: Owner): [string, RawRequest][] {
  const call = (name: string, given: object) => {
    const headers = {
      ...JSON_TYPE,
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
      Authorization: `Bearer ${owner.toolsToken}`,
    }
    const params = { name, arguments: given }
    return post('/mcp', headers, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }))
  }
  return [
    ['tool list_prints', call('list_prints', { pageSize: 200 })],
    ['tool create_print', call('create_print', largestPrint(owner))],
    ['tool analytics, printers', call('analytics', { analysis: 'printers', ...argumentsOf(TWO_YEARS) })],
    ['tool analytics, materials', call('analytics', { analysis: 'materials', ...argumentsOf(TWENTY_YEARS) })],
    [
      'tool analytics, overview',
      call('analytics', { analysis: 'overview', ...argumentsOf(TWENTY_YEARS), comparePrevious: true }),
    ],
  ]
}

/** A print of which everything is as long as it may be; its characters are sent as escapes of twelve. */
function largestPrint({ filamentId, printerId }: Owner): object {
  const usage = { filamentId, amountMg: 1000, source: 'Weight', notes: '😀'.repeat(2000) }
  return {
    title: '😀'.repeat(100),
    status: 'Success',
    printerId,
    notes: '😀'.repeat(50_000),
    filamentUsage: Array.from({ length: 32 }, () => usage),
    tags: Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(50, 't')),
    failureReason: '😀'.repeat(500),
  }
}

function manyNames(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`
}

/** An object of long texts that has so many bytes as JSON, also as JSON within a text. */
function wide(bytes: number, members = MEMBERS): Record<string, string> {
  const text = 'a'.repeat(Math.floor(bytes / members) - 20)
  return Object.fromEntries(Array.from({ length: members }, (_, index) => [index.toString(36), text]))
}

/** A list of lists, sixty deep. */
function deep(bytes: number): string {
  const item = `${'['.repeat(60)}${']'.repeat(60)}`
  return `[${Array.from({ length: Math.floor(bytes / (item.length + 1)) - 1 }, () => item).join(',')}]`
}

function form(event: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(event)
  const size = Math.floor(FORM_BODY / (FORM_PAIRS - pairs.length)) - 20
  while (pairs.length < FORM_PAIRS) pairs.push([`field${pairs.length}`, '%41'.repeat(size / 3)])
  return pairs.map((pair) => pair.join('=')).join('&')
}

function multipart(event: Readonly<Record<string, string>>): Buffer {
  const fields = Object.entries({ ...event, extra: 'a'.repeat(DEVICE_BODY / 2) })
  const parts = fields.map(([name, value]) => part(`name="${name}"`, Buffer.from(value)))
  const snapshot = part('name="snapshot"; filename="snapshot.jpg"', randomBytes(DEVICE_BODY / 2 - 2000))
  return Buffer.concat([...parts, snapshot, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function upload(printId: number, image: Buffer): RawRequest {
  const body = [part('name="file"; filename="image.jpg"', image), Buffer.from(`--${BOUNDARY}--\r\n`)]
  return post(`/api/Prints/${printId}/images`, MULTIPART_TYPE, Buffer.concat(body))
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function get(target: string): RawRequest {
  return { method: 'GET', target }
}

function post(target: string, headers: Readonly<Record<string, string>>, body: string | Buffer): RawRequest {
  return { method: 'POST', target, headers, body: Buffer.from(body) }
}

function gzip({ headers, body, ...rest }: RawRequest): RawRequest {
  return { ...rest, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: gzipSync(body ?? '') }
}
