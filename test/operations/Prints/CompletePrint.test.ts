import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function printing(as: User, filamentUsage: readonly object[]): Promise<number> {
  const { body } = await client.call('Prints_PostPrint', {
    as,
    body: { title: 'Boat', status: 'Printing', filamentUsage },
  })
  return body.id
}

async function complete(as: User, id: number, filamentUsage: readonly object[]) {
  return client.call('Prints_CompletePrint', { as, path: { id }, body: { status: 'Success', filamentUsage } })
}

test('the amount used joins the estimate of its spool and slot, and other materials stay', async () => {
  const user = await newUser(server)
  const [first, second] = [await newFilament(server, user), await newFilament(server, user)]
  const id = await printing(user, [
    { filamentId: first.id, slot: 0, estimatedAmountMg: 10_000, notes: 'dried' },
    { filamentId: second.id, slot: 1, estimatedLengthInM: 3 },
    { materialType: 'PVA', slot: 2, estimatedAmountMg: 500 },
  ])
  const before = (await client.call('Prints_GetPrint', { as: user, path: { id } })).body.filamentUsage
  const { body } = await complete(user, id, [{ filamentId: first.id.toUpperCase(), amountMg: 11_000 }])
  assert.deepEqual(body.filamentUsage, [
    {
      ...before[0],
      amountMg: 11_000,
      lengthInM: body.filamentUsage[0]?.lengthInM,
      volumeMl: 8.870968,
      source: 'Weight',
    },
    before[1],
    before[2],
  ])
  const again = await complete(user, id, [{ filamentId: first.id, amountMg: 11_000 }])
  assert.deepEqual(again.body.filamentUsage, body.filamentUsage, 'a repeated request changes nothing')
  assert.deepEqual((await complete(user, id, [])).body.filamentUsage, body.filamentUsage)
  assert.deepEqual((await complete(user, id, body.filamentUsage)).body.filamentUsage, body.filamentUsage)
})

test('one spool in two slots is two materials, and a slot alone says which is meant', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user)
  const id = await printing(user, [
    { filamentId: spool.id, slot: 0, estimatedAmountMg: 100 },
    { filamentId: spool.id, slot: 1, estimatedAmountMg: 200 },
  ])
  const { filamentUsage } = (
    await complete(user, id, [
      { slot: 1, amountMg: 210 },
      { filamentId: spool.id, slot: 0, amountMg: 110 },
    ])
  ).body
  assert.deepEqual(
    filamentUsage.map(({ slot, filamentId, estimatedAmountMg, amountMg }) => [
      slot,
      filamentId,
      estimatedAmountMg,
      amountMg,
    ]),
    [
      [0, spool.id, 100, 110],
      [1, spool.id, 200, 210],
    ],
  )
})

test('another spool in a slot takes the place of the recorded one; one without a match is added', async () => {
  const user = await newUser(server)
  const [loaded, used] = [await newFilament(server, user), await newFilament(server, user)]
  const id = await printing(user, [{ filamentId: loaded.id, slot: 0, estimatedAmountMg: 100 }])
  const swapped = (await complete(user, id, [{ filamentId: used.id, slot: 0, amountMg: 90 }])).body.filamentUsage
  assert.deepEqual(
    swapped.map(({ filamentId, estimatedAmountMg, amountMg }) => [filamentId, estimatedAmountMg, amountMg]),
    [[used.id, 100, 90]],
  )
  const added = (await complete(user, id, [{ materialType: 'PETG', amountMg: 7 }])).body.filamentUsage
  assert.deepEqual(
    added.map(({ filamentId, materialType, amountMg }) => [filamentId, materialType, amountMg]),
    [
      [used.id, 'PLA', 90],
      [null, 'PETG', 7],
    ],
  )
})

test('the name of a material counts without white space around it and in any case', async () => {
  const user = await newUser(server)
  const id = await printing(user, [{ materialType: ' PETG ', estimatedAmountMg: 100 }])
  const read = async () => (await client.call('Prints_GetPrint', { as: user, path: { id } })).body.filamentUsage
  assert.deepEqual(
    (await read()).map(({ materialType }) => materialType),
    ['PETG'],
  )
  const { filamentUsage } = (await complete(user, id, [{ materialType: '\tpetg', amountMg: 90 }])).body
  assert.deepEqual(
    filamentUsage.map(({ materialType, estimatedAmountMg, amountMg }) => [materialType, estimatedAmountMg, amountMg]),
    [['petg', 100, 90]],
  )
})

test('a material that cannot be merged is refused by its place in the request', async () => {
  const user = await newUser(server)
  const id = await printing(user, [{ materialType: 'PLA' }, { materialType: 'PETG' }])
  const unnamed = await complete(user, id, [{ materialType: 'PETG', amountMg: 1 }, { amountMg: 5 }])
  assert.deepEqual(Object.keys(unnamed.problem.errors ?? {}), ['filamentUsage[1].filamentId'])
  const long = await complete(user, id, [{ materialType: 'PETG', lengthInM: 1e9 }])
  assert.deepEqual(Object.keys(long.problem.errors ?? {}), ['filamentUsage[0].lengthInM'])
  const many = Array.from({ length: 31 }, (_, index) => ({ materialType: `M${index}` }))
  assert.deepEqual(Object.keys((await complete(user, id, many)).problem.errors ?? {}), ['filamentUsage'])
})

test('a failure can say why; without it what is recorded stays, and null deletes it', async () => {
  const user = await newUser(server)
  const id = await printing(user, [])
  const fail = (body: object) =>
    client.call('Prints_CompletePrint', { as: user, path: { id }, body: { status: 'Failed', ...body } })
  const reason = 'The first layer came off.'
  for (const [body, expected] of [
    [{}, [null, null]],
    [{ failureReason: reason, failureCategory: 'Adhesion' }, [reason, 'Adhesion']],
    [{}, [reason, 'Adhesion']],
    [{ failureReason: null }, [null, 'Adhesion']],
    [{ failureCategory: null }, [null, null]],
  ] as const) {
    const { failureReason, failureCategory } = (await fail(body)).body
    assert.deepEqual([failureReason, failureCategory], expected)
  }
  assert.deepEqual(Object.keys((await fail({ failureCategory: 'Unknown' })).problem.errors ?? {}), ['failureCategory'])
  assert.deepEqual(Object.keys((await fail({ failureReason: 'x'.repeat(501) })).problem.errors ?? {}), [
    'failureReason',
  ])
})

test('a print that is planned to start later names its start when it is completed, and can be with an end', async () => {
  const user = await newUser(server)
  const day = 86_400_000
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  const { id } = await newPrint(server, user, { status: 'Pending', start_date: inDays(2) })
  const complete = (body: object) =>
    client.call('Prints_CompletePrint', { path: { id }, as: user, body: { status: 'Success', ...body } })
  const refused = await complete({})
  assert.deepEqual([refused.status, Object.keys(refused.problem.errors ?? {})], [400, ['startDate']])
  assert.equal((await complete({ endDate: inDays(3) })).status, 200)
})
