import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { FORBIDDEN } from '../../webhooks/forbidden.ts'

const server = await startServer({ webhookNetworks: [], sessionSecret: 's'.repeat(32) })
const { client } = server
const user = await newUser(server)

async function make(fields: object) {
  const body = { url: 'https://hooks.example.org/', events: ['print.failed' as const], ...fields }
  const answer = await client.call('Webhooks_PostWebhook', { as: user.token(), body })
  if (answer.status === 201) server.secrets.add(answer.body.secret)
  return answer
}

for (const host of FORBIDDEN) {
  test(`F42: 400 that names url for the host ${host}`, async () => {
    for (const scheme of ['https', 'http']) {
      const { status, problem } = await make({ url: `${scheme}://${host}/latest/meta-data/` })
      assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['url']])
      assert(!JSON.stringify(problem).includes(host), 'what was sent is not repeated')
    }
  })
}

for (const [what, url] of [
  ['another scheme', 'ftp://hooks.example.org/'],
  ['a file', 'file:///etc/passwd'],
  ['http', 'http://hooks.example.org/'],
  ['a user name', 'https://robin@hooks.example.org/'],
  ['a password', 'https://robin:secret@hooks.example.org/'],
  ['a port of another service', 'https://hooks.example.org:25/'],
  ['no host', 'https://'],
  ['no URL', 'hooks.example.org'],
] as const) {
  test(`F42: 400 that names url for ${what}`, async () => {
    const { status, problem } = await make({ url })
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['url']])
  })
}

test('an event that is named twice counts once', async () => {
  const { status, body } = await make({ events: ['print.failed', 'print.failed'] })
  assert.deepEqual([status, body.events], [201, ['print.failed']])
})

test('400 for no events, an unknown event, and no printers', async () => {
  for (const [field, fields] of [
    ['events', { events: [] }],
    ['events[0]', { events: ['print.exploded'] }],
    ['printerIds', { printerIds: [] }],
    ['format', { format: 'Telegram' }],
  ] as const) {
    const { status, problem } = await make(fields)
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [field]])
  }
})

test('a host that cannot be resolved at the moment is accepted; a secret is stored sealed and shown this once', async () => {
  const { status, body, headers } = await make({ description: '  Display ' })
  assert.deepEqual([status, body.description, body.format, body.printerIds], [201, 'Display', 'Standard', null])
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.equal(headers.get('Location'), `/api/Webhooks/${body.id}`)
  const bytes = Buffer.from(body.secret.slice(6), 'base64')
  const rows = await server.db.selectFrom('webhooks').selectAll().execute()
  const dump = rows.map((row) => Buffer.concat([Buffer.from(JSON.stringify(row)), row.secret]))
  for (const needle of [bytes, Buffer.from(body.secret), Buffer.from(bytes.toString('hex'))]) {
    assert(dump.every((row) => !row.includes(needle)))
  }
  const { text } = await client.call('Webhooks_GetWebhook', { path: { id: body.id }, as: user.token() })
  assert(!text.includes('secret'))
})

test('an API key cannot manage webhooks, so that nothing outlives a stolen key', async () => {
  const body = { url: 'https://hooks.example.org/', events: ['print.failed' as const] }
  assert.equal((await client.call('Webhooks_PostWebhook', { as: user.key, body })).status, 403)
  assert.equal((await client.call('Webhooks_GetWebhooks', { as: user.key })).status, 403)
})
