import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSecrets } from '../../src/integrations/secrets.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)
const printer = await newPrinter(server, user)

const list = (count: number) => `[${'[],'.repeat(count)}[]]`
const octoprint = (fields: object) =>
  server.client.call('Octoprint_PostEvent', {
    body: { deviceIdentifier: String(printer.id), topic: 'Print Started', ...fields },
    as: user,
  })
const moonraker = (message: string) => server.client.call('Moonraker_PostNotification', { body: { message }, as: user })
const titleOf = async () =>
  (await server.client.call('Prints_GetSummary', { as: user, query: { pageSize: 1 } })).body.items[0]?.title

test('F52: an object that comes as JSON text of more than 10,000 values counts as absent', async () => {
  const job = (count: number) => `{"file":{"name":"cube.gcode"},"list":${list(count)}}`
  assert.equal((await octoprint({ job: job(20_000) })).status, 200)
  assert.equal(await titleOf(), 'Untitled print')
  assert.equal((await octoprint({ job: job(4_000) })).status, 200)
  assert.equal(await titleOf(), 'cube')
})

test('F52: a message of more than 10,000 values is refused by its name', async () => {
  const message = (count: number) => `{"printerId":${printer.id},"event_name":"paused","list":${list(count)}}`
  const { status, problem } = await moonraker(message(20_000))
  assert.deepEqual([status, problem.errors], [400, { message: ['This has more than 10000 values.'] }])
  assert.equal((await moonraker(message(4_000))).status, 200)
})

test('F52: texts that cannot be searched for a credential within 10,000 values in all are not kept', () => {
  const text = (index: number) => `{"token":${index},"list":${list(2_000)}}`
  const kept = withoutSecrets(Array.from({ length: 10 }, (_, index) => text(index))) as string[]
  assert.deepEqual(
    kept.map((one) => one === ''),
    [...Array.from({ length: 4 }, () => false), ...Array.from({ length: 6 }, () => true)],
  )
  assert(kept.every((one) => !one.includes('token')))
})

test('F52: texts that cannot be searched for a credential within a mebibyte in all are not kept', () => {
  const text = JSON.stringify({ token: 1, name: 'a'.repeat(600_000) })
  assert.deepEqual(
    (withoutSecrets([text, text]) as string[]).map(({ length }) => length),
    [600_011, 0],
  )
})

test('a name of megabytes is read from its beginning', async () => {
  assert.equal((await octoprint({ job: { file: { name: `${'a/'.repeat(1_500_000)}cube.gcode` } } })).status, 200)
  assert.equal((await octoprint({ job: { file: { name: 'long'.repeat(500_000) } } })).status, 200)
  assert.equal(await titleOf(), 'long'.repeat(25))
})
