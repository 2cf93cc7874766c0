import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVENT_NAMES } from '../../src/events/names.ts'
import { write } from '../../src/webhooks/formats.ts'
import { nextAttempt, readRetryAfter } from '../../src/outgoing/schedule.ts'

const BASE = 'https://prints.example.org'
const text = (type: string, data: object) => JSON.stringify({ type, id: '1', timestamp: '', position: 1, data })

test('Discord gets a text that notifies nobody and fits, whatever a record is called', () => {
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
