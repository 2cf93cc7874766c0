import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newAdjustment } from '../../support/belongings.ts'
import { newFilament, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('the ledger of a spool has signed numbers, which stay numbers', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { display_name: '-PLA', initial_nominal_weight_mg: 1_000_000 })
  await newAdjustment(server, await newFilament(server, user), -1000)
  const entry = await newAdjustment(server, spool, -12_500, { note: '=note' })
  const { text } = await client.call('Filaments_GetLedgerCsv', { path: { id: spool.id }, as: user })
  const [row, ...others] = readCsv(text).filter(({ kind }) => kind !== 'Initial')
  assert.deepEqual(
    [row?.['id'], row?.['spool'], row?.['amount_g'], row?.['note'], others.length],
    [entry.id, '-PLA', '-12.5', '=note', 0],
  )
  assert(text.includes(',-12.5,'), 'no guard before a number')
})
