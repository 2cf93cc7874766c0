import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { multipart, newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { SEED } from '../../support/seed.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, topic: string, changes: Record<string, unknown> = {}) {
  return client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic, changes), as: user })
}

const HOSTILE: Record<string, unknown>[] = [
  { extra: { name: '../../etc/passwd\r\nSet-Cookie: a=b', time: 'NaN' } },
  { extra: { name: `${'🦊'.repeat(700)}.gcode`, time: -5 } },
  { extra: '{"name":"a\\u0000b"}', job: '{"__proto__":{"length":1}}' },
  { extra: '['.repeat(10_000), job: 'no JSON', progress: 'null', meta: '"text"' },
  {
    job: {
      estimatedPrintTime: 1e308,
      filament: { tool0: { length: 1e300 }, tool999: { length: 5 }, constructor: { length: 5 } },
    },
  },
  { job: { estimatedPrintTime: '0x10', filament: { tool0: { length: -1 } } }, currentTime: '1e999' },
  { progress: { completion: 1e9, printTime: 1e20 }, meta: { hash: 'h'.repeat(1000) } },
  { topic: { toString: 'x' }, extra: [1, 2], job: [[]], constructor: { prototype: { isAdmin: true } } },
]
for (const [index, changes] of HOSTILE.entries()) {
  test(`hostile event ${index} does no harm`, async () => {
    const workshop = await newWorkshop(server)
    for (const topic of ['Print Started', 'Print Done']) {
      assert.equal((await send(workshop, topic, changes)).status, 200)
    }
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
  })
}

test('more tools than a print can have materials, and one under several names, make a print that can be read and edited', async () => {
  const workshop = await newWorkshop(server)
  const tools = [...Array.from({ length: 40 }, (_, tool) => `tool${tool}`), 'tool00', 'tool007']
  const filament = Object.fromEntries(tools.map((name) => [name, { length: 1000 }]))
  const job = { file: { name: 'benchy.gcode' }, filament }
  assert.equal((await send(workshop, 'Print Started', { job })).status, 200)
  const { user: as } = workshop
  const [print] = await printsOf(server, as)
  const path = { id: print?.id ?? 0 }
  const { body } = await client.call('Prints_GetPrint', { path, as })
  assert.deepEqual(
    body.filamentUsage.map(({ slot }) => slot),
    Array.from({ length: 32 }, (_, slot) => slot),
  )
  assert.equal((await client.call('Prints_PatchPrint', { path, body: { notes: 'Many colors.' }, as })).status, 200)
})

for (const body of ['[]', 'null', '"text"', '{', '{}', '{"deviceIdentifier":""}', '{"deviceIdentifier":{}}']) {
  test(`unreadable: ${body}`, async () => {
    const as = await newUser(server)
    assert.equal((await client.call('Octoprint_PostEvent', { body, as })).status, 400)
  })
}

test('an unknown or foreign printer is 403', async () => {
  const { user } = await newWorkshop(server)
  const foreign = await newPrinter(server, await newUser(server))
  for (const id of [foreign.id, 'abc', 0, 1e300]) {
    assert.equal(
      (await client.call('Octoprint_PostEvent', { body: webhook(id, 'Print Started'), as: user })).status,
      403,
    )
  }
})

test('no body makes the service fail', async () => {
  const workshop = await newWorkshop(server)
  const inner = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.bigInt().map(String),
  )
  const job = fc.record(
    {
      file: inner,
      estimatedPrintTime: inner,
      filament: fc.record({ tool0: fc.record({ length: inner }), tool1: inner }),
    },
    { requiredKeys: [] },
  )
  const event = fc.record(
    {
      topic: fc.oneof(fc.constantFrom('Print Started', 'Print Done', 'Print Failed', 'Print Progress'), inner),
      extra: fc.oneof(fc.record({ name: inner, time: inner, reason: inner }, { requiredKeys: [] }), inner),
      job: fc.oneof(job, inner),
      progress: fc.oneof(fc.record({ completion: inner, printTime: inner }), inner),
      meta: fc.oneof(fc.record({ hash: inner }), inner),
      currentTime: inner,
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      event,
      fc.constantFrom(multipart, (sent: object) => sent),
      async (fields, encode) => {
        const body = encode({ deviceIdentifier: workshop.printer.id, ...fields })
        const { status, text } = await client.call('Octoprint_PostEvent', { body, as: workshop.user })
        assert(status === 200 || status === 400, text)
      },
    ),
    { seed: SEED, numRuns: 150 },
  )
})

test('a name that is cut within a character ends a print that nobody has seen begin', async () => {
  const workshop = await newWorkshop(server)
  const name = `${'a/'.repeat(4999)}x${'🦊'.repeat(10)}`
  assert.equal((await send(workshop, 'Print Done', { job: { file: { name } }, extra: { name } })).status, 200)
  const [print] = await printsOf(server, workshop.user)
  assert.equal(print?.title, 'x\ufffd')
})
