/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectProgram } from '../spoolman/connection.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, rowsOf } from './support.ts'

const server = await startServer()

/** A spool in an export of Spoolman. */
const exported = {
  first_used: '2024-02-01 10:00:00.500000',
  last_used: '2024-03-01T12:00:00+02:00',
  initial_weight: 1000,
  used_weight: 100,
  'filament.id': 2,
  'filament.name': 'Galaxy',
  'filament.density': 1.24,
  'filament.diameter': 1.75,
}

test('a spool of Spoolman keeps its id as its number unless another one has it, and when it was used', async () => {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  const { body: filament } = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  await call('POST', '/spool', { filament_id: filament.id })
  const file = [3, 1, 70].map((id) => ({ ...exported, id, comment: `${id}` }))
  await commit(server, user, await dryRun(server, user, JSON.stringify(file)))
  await call('POST', '/spool', { filament_id: filament.id })
  const { body: spools } = await call('GET', '/spool')
  assert.deepEqual(
    (spools as { id: number; comment?: string }[]).map(({ id, comment }) => [id, comment]),
    [
      [1, undefined],
      [3, '3'],
      [70, '70'],
      [71, '1'],
      [72, undefined],
    ],
  )
  const { body: spool } = await call('GET', '/spool/3')
  assert.deepEqual([spool.first_used, spool.last_used], ['2024-02-01T10:00:00Z', '2024-03-01T10:00:00Z'])
})

test('a use of long ago is a mistake of its row', async () => {
  const user = await newUser(server)
  const file = [{ ...exported, id: 4, last_used: '0000-01-01' }]
  const [row] = await rowsOf(server, user, await dryRun(server, user, JSON.stringify(file)))
  assert.equal(row?.reason, 'last_used is not a date and time from 1970 to 2200.')
})
