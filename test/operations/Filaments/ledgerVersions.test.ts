import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('an adjustment with If-Match is made on the stock that it names only', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const path = { id }
  const spool = await client.call('Filaments_GetFilament', { as: user, path })
  const input = { as: user, path, headers: { 'If-Match': spool.headers.get('ETag') ?? '' } }
  assert.equal((await client.call('Filaments_PostAdjustment', { ...input, body: { differenceMg: -500 } })).status, 201)
  const stale = await client.call('Filaments_PostAdjustment', { ...input, body: { newRemainingMg: 1 } })
  assert.equal(stale.status, 412)
  assert.equal((await client.call('Filaments_GetFilament', { as: user, path })).body.remainingMg, 999_500)
})

test('the ledger has the titles of prints, as they are now, and none of those that are deleted', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  // The id of a print of somebody else names nothing in this ledger.
  const foreign = await newPrint(server, await newUser(server), { title: 'Not theirs' })
  const [vase, gone] = [
    await newPrint(server, user, { title: 'Vase', status: 'Pending' }),
    await newPrint(server, user, { title: 'Gone', status: 'Pending' }),
  ]
  for (const print of [vase, gone]) {
    const body = { status: 'Success', filamentUsage: [{ filamentId: id, amountMg: 400 }] }
    await client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body })
  }
  await client.call('Prints_PatchPrint', { as: user, path: { id: vase.id }, body: { title: 'Tall vase' } })
  await client.call('Prints_DeletePrint', { as: user, path: { id: gone.id } })
  await server.db
    .updateTable('filament_ledger')
    .set({ print_id: foreign.id })
    .where('user_id', '=', user.id)
    .where('kind', '=', 'Reversal')
    .execute()
  const { items } = (await client.call('Filaments_GetLedger', { as: user, path: { id } })).body
  assert.deepEqual(
    items.map(({ kind, printTitle }) => [kind, printTitle]),
    [
      ['Reversal', null],
      ['Usage', null],
      ['Usage', 'Tall vase'],
      ['Initial', null],
    ],
  )
})
