import assert from 'node:assert/strict'
import http from 'node:http'
import { test, type TestContext } from 'node:test'
import { lockTable, type TableLock } from '../faults/locks.ts'
import { eventually } from '../identity/support.ts'
import { noise, form } from '../media/samples.ts'
import { agentToken, connect } from '../mcp/agent.ts'
import { newPrint, newUser, type User } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { readConfig } from '../../src/config/config.ts'

const { admission, limits } = readConfig({})

const patient = await startServer({ admission: { ...admission, waitSeconds: 300 } })
const hasty = await startServer({ admission: { ...admission, waitSeconds: 1 } })

/** Expensive requests hang while it is locked. */
async function lockPrints(context: TestContext, server: TestServer): Promise<TableLock> {
  const lock = await lockTable(server.config.databaseUrl ?? '', 'prints')
  context.after(() => lock.release())
  return lock
}

const analyse = ({ client }: TestServer, as: User) => client.call('Analytics_GetOverview', { as })
const times = <Value>(count: number, work: () => Promise<Value>) => Array.from({ length: count }, work)

test('F56: however many expensive requests of one user hang, others and the rest of that user are served', async (context) => {
  const [one, other] = [await newUser(patient), await newUser(patient)]
  const lock = await lockPrints(context, patient)
  const hanging = times(12, () => analyse(patient, one))
  await lock.waiting(4)
  for (const user of [one, other]) {
    const answers = await Promise.all(times(12, () => patient.client.call('Users_GetMe', { as: user })))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  }
  await lock.release()
  const statuses = (await Promise.all(hanging)).map(({ status }) => status)
  assert.deepEqual(new Set(statuses), new Set([200]))
})

test('F56: a fifth expensive request of a user is refused when its wait is over, also as a tool; others are served', async (context) => {
  const [one, other] = [await newUser(hasty), await newUser(hasty)]
  const agent = await connect(hasty, await agentToken(hasty, one))
  const lock = await lockPrints(context, hasty)
  const hanging = times(4, () => analyse(hasty, one))
  await lock.waiting(4)
  const refused = await analyse(hasty, one)
  assert.equal(refused.status, 429)
  assert.equal(
    refused.problem.detail,
    'At most 4 of your expensive requests are processed at a time. Wait for their responses, then try again.',
  )
  assert.equal((await agent.fail('analytics', { analysis: 'overview' })).status, 429)
  const saved = await hasty.client.call('SlicerSettings_SaveSettings', { body: { a: 1 }, as: other })
  assert.equal(saved.status, 200)
  await lock.release()
  for (const { status } of await Promise.all(hanging)) assert.equal(status, 200)
  await agent.client.close()
})

test('F56: when the expensive requests of others take all places, one more is 503 when its wait is over', async (context) => {
  const users = await Promise.all(times(6, () => newUser(hasty)))
  const lock = await lockPrints(context, hasty)
  const [last, ...others] = users as [User, ...User[]]
  const hanging = others.map((user) => analyse(hasty, user))
  await lock.waiting(5)
  const refused = await analyse(hasty, last)
  assert.equal(refused.status, 503)
  assert.equal((await hasty.client.call('Users_GetMe', { as: last })).status, 200)
  await lock.release()
  for (const { status } of await Promise.all(hanging)) assert.equal(status, 200)
})

test('F56: an expensive request whose client is gone while it waits is given up', async (context) => {
  const user = await newUser(patient)
  const lock = await lockPrints(context, patient)
  const hanging = times(4, () => analyse(patient, user))
  await lock.waiting(4)
  const body = JSON.stringify({ a: 1 })
  const headers = { 'X-Api-Key': user.key, 'Content-Length': body.length }
  const { port } = patient
  const gone = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/Cura/settings',
    headers,
    agent: false,
  })
  gone.on('error', () => undefined).end(body)
  const before = patient.log.length
  // When a request that was sent later has its response, this one waits.
  await patient.client.call('Users_GetMe', { as: user })
  gone.destroy()
  await eventually(() => patient.log.slice(before).some((line) => line.includes('SlicerSettings_SaveSettings')))
  await lock.release()
  for (const { status } of await Promise.all(hanging)) assert.equal(status, 200)
  assert.equal((await analyse(patient, user)).status, 200)
  const rows = await patient.db.selectFrom('slicer_settings').select('id').execute()
  assert.deepEqual(rows, [])
})

test('F56: the images of one user hold up no others, and are read one after another', async () => {
  const [one, other] = [await newUser(patient), await newUser(patient)]
  const upload = async (user: User, image: Buffer) => {
    const { id } = await newPrint(patient, user)
    return patient.client.call('Prints_PostImage', { path: { id }, body: form(image), as: user })
  }
  const large = await noise(900, 600).jpeg().toBuffer()
  const small = await noise(40, 30).jpeg().toBuffer()
  let over = 0
  const flood = times(12, () => upload(one, large).finally(() => (over += 1)))
  await flood[0]
  const before = over
  assert.equal((await upload(other, small)).status, 201)
  assert.ok(over - before <= 5, `${over - before} of the flood came before the other one`)
  for (const { status } of await Promise.all(flood)) assert.equal(status, 201)
})

test('F56: images of a user are limited per minute, separately from the requests', async () => {
  const limited = await startServer({ limits: { ...limits, pictures: 2 } })
  const [one, other] = [await newUser(limited), await newUser(limited)]
  const image = await noise(40, 30).jpeg().toBuffer()
  const upload = async (user: User) => {
    const { id } = await newPrint(limited, user)
    return limited.client.call('Prints_PostImage', { path: { id }, body: form(image), as: user })
  }
  const answers = [await upload(one), await upload(one), await upload(one), await upload(other)]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 429, 201],
  )
  assert.match(answers[2]?.headers.get('RateLimit') ?? '', /"user"; r=\d+; t=\d+, "pictures"; r=0; t=\d+/)
  assert.equal((await limited.client.call('Users_GetMe', { as: one })).status, 200)
})
