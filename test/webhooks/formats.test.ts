import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVENT_NAMES } from '../../src/events/names.ts'
import { write } from '../../src/webhooks/formats.ts'
import { nextAttempt, readRetryAfter } from '../../src/outgoing/schedule.ts'

const BASE = 'https://prints.example.org'
const text = (type: string, data: object) => JSON.stringify({ type, id: '1', timestamp: '', position: 1, data })

test('Discord gets a text that notifies nobody and fits, for any name of a record', () => {
  const { body } = write('Discord', text('print.failed', { id: 7, title: '@everyone **big** `x`' }), BASE)
  assert.deepEqual(JSON.parse(body), {
    content: `**Print failed**\n@everyone \\*\\*big\\*\\* \\\`x\\\`\n<${BASE}/prints/7>`,
    allowed_mentions: { parse: [] },
  })
  const long = JSON.parse(write('Discord', text('print.failed', { id: 7, title: '*'.repeat(5000) }), BASE).body) as {
    content: string
  }
  assert(long.content.length <= 2000)
})

test('Slack gets a text without commands', () => {
  const { body } = write('Slack', text('spool.low', { id: 'a', displayName: '<!channel> & PLA' }), BASE)
  assert.deepEqual(JSON.parse(body), { text: `*A spool runs low*\n&lt;!channel&gt; &amp; PLA\n<${BASE}/filaments/a>` })
})

test('ntfy gets headers that HTTP can carry, for every event, and the name of the record in the body', () => {
  for (const name of EVENT_NAMES) {
    const { body, headers } = write('Ntfy', text(name, { id: 7, title: 'Größe\r\nX: y' }), BASE)
    for (const value of Object.values(headers)) assert.match(value, /^[\x20-\x7e]+$/)
    if (name !== 'ping') assert.equal(body, 'Größe\r\nX: y')
  }
  const { headers } = write('Ntfy', text('print.failed', { id: 7 }), BASE)
  assert.deepEqual(
    [headers['Title'], headers['Priority'], headers['Click']],
    ['Print failed', 'high', `${BASE}/prints/7`],
  )
})

test('a comment comes with its author, and notifies nobody', () => {
  const createdBy = { id: 2, displayName: '@here *Ada* <!channel>' }
  const event = text('comment.created', { id: 5, printId: 7, body: 'Looks great', createdBy })
  assert.deepEqual(JSON.parse(write('Discord', event, BASE).body), {
    content: `**New comment**\n@here \\*Ada\\* \\<!channel\\>: Looks great\n<${BASE}/prints/7#comment-5>`,
    allowed_mentions: { parse: [] },
  })
  assert.deepEqual(JSON.parse(write('Slack', event, BASE).body), {
    text: `*New comment*\n@here *Ada* &lt;!channel&gt;: Looks great\n<${BASE}/prints/7#comment-5>`,
  })
  const { body, headers } = write('Ntfy', event, BASE)
  assert.deepEqual([body, headers['Click']], ['@here *Ada* <!channel>: Looks great', `${BASE}/prints/7#comment-5`])
})

test('maintenance comes with its task, and leads to the printer', () => {
  const entry = { id: 5, printerId: 7, category: 'Nozzle' }
  for (const name of ['maintenance.due', 'maintenance.done']) {
    const task = text(name, { ...entry, description: 'Replace with 0.6 hardened' })
    const { body, headers } = write('Ntfy', task, BASE)
    assert.deepEqual([body, headers['Click']], ['Nozzle: Replace with 0.6 hardened', `${BASE}/printers/7#maintenance`])
    assert.equal(write('Ntfy', text(name, { ...entry, description: null }), BASE).body, 'Nozzle')
  }
})

test('a notification leads to its page, where that is a page of the service', () => {
  const base = 'https://example.org/print-log'
  const click = (actionUrl: string | null) =>
    write('Ntfy', text('notification.created', { id: 'a', title: 'Title', message: 'Text', actionUrl }), base).headers[
      'Click'
    ]
  assert.equal(click(`${base}/prints/7#comment-5`), `${base}/prints/7#comment-5`)
  for (const other of [null, 'https://example.org/', 'https://example.org/print-logs', 'https://example.com/prints/7'])
    assert.equal(click(other), `${base}/`)
})

test('Retry-After is read as seconds and as a date, for a day at most', () => {
  const now = new Date('2026-03-14T10:00:00Z')
  const read = (value?: string) => readRetryAfter(value, now)?.toISOString() ?? null
  assert.equal(read('90'), '2026-03-14T10:01:30.000Z')
  assert.equal(read('Sat, 14 Mar 2026 10:05:00 GMT'), '2026-03-14T10:05:00.000Z')
  assert.equal(read('999999999'), '2026-03-15T10:00:00.000Z')
  for (const value of [undefined, '', 'soon', '-5', '0', 'Sat, 14 Mar 2026 09:00:00 GMT'])
    assert.equal(read(value), null)
})

test('a delay grows by a tenth at most, by chance, and does not end before a pause', (context) => {
  const now = new Date('2026-03-14T10:00:00Z')
  const next = (pause: string | null = null) => nextAttempt([100_000], 1, now, pause === null ? null : new Date(pause))
  const chance = context.mock.method(Math, 'random', () => 0)
  assert.equal(next()?.toISOString(), '2026-03-14T10:01:40.000Z')
  chance.mock.mockImplementation(() => 1)
  assert.equal(next()?.toISOString(), '2026-03-14T10:01:50.000Z')
  assert.equal(next('2026-03-14T11:00:00Z')?.toISOString(), '2026-03-14T11:00:00.000Z')
  assert.equal(nextAttempt([100_000], 2, now, null), null)
})
