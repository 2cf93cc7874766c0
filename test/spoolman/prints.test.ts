/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

const MAY = { startDate: '2026-05-01T08:00:00Z', endDate: '2026-05-01T11:30:00Z' }
const JUNE = { startDate: '2026-06-01T08:00:00Z', endDate: '2026-06-02T02:00:00Z' }

/** A program with three spools of one filament, and what records prints in the logbook. */
async function newLogbook() {
  const { call, user } = await connectProgram(server)
  const filament = (await call('POST', '/filament', { density: 1.24, diameter: 1.75, weight: 1000 })).body.id
  for (const _ of [1, 2, 3]) await call('POST', '/spool', { filament_id: filament })
  const { items } = (await server.client.call('Filaments_GetFilaments', { as: user })).body
  const record = async (number: number, print: object) => {
    const filamentId = items.find((spool) => spool.number === number)?.id ?? ''
    const filamentUsage = [{ filamentId, amountMg: 10_000 }]
    const body = { title: 'A print', status: 'Success', filamentUsage, ...print } as const
    const answer = await server.client.call('Prints_PostPrint', { as: user, body })
    assert.equal(answer.status, 201)
    return answer.body.id
  }
  return { call, user, record }
}

test('a spool was used when its prints were', async () => {
  const { call, user, record } = await newLogbook()
  const as = user
  const datesOf = async (number: number) => {
    const { first_used: first, last_used: last } = (await call('GET', `/spool/${number}`)).body
    return [first, last]
  }
  const found = async (query: string) => (await call('GET', `/spool?${query}`)).body.map(({ id }: { id: number }) => id)

  await record(1, { status: 'Pending' })
  assert.deepEqual(await datesOf(1), [undefined, undefined], 'a print that has not begun')
  const june = await record(1, JUNE)
  await record(1, MAY)
  await record(2, MAY)
  assert.deepEqual(await datesOf(1), [MAY.startDate, JUNE.endDate])
  assert.deepEqual(await datesOf(2), [MAY.startDate, MAY.endDate])
  assert.deepEqual(await found('sort=last_used:desc'), [1, 2, 3])
  assert.deepEqual(await found('sort=first_used:asc,id:desc'), [2, 1, 3])
  assert.deepEqual(await found('last_used=2026-06-01T00:00:00Z%7C'), [1])
  assert.deepEqual(await found('first_used='), [3])
  const [group] = (await call('GET', '/spool/group?group_by=filament')).body
  assert.equal(group.last_used, JUNE.endDate)

  await server.client.call('Prints_PatchPrint', { as, path: { id: june }, body: { status: 'Failed' } })
  assert.deepEqual(await datesOf(1), [MAY.startDate, JUNE.endDate], 'a print that failed has used it too')
  await call('PATCH', '/spool/1', { first_used: '2026-04-01T00:00:00Z', last_used: '2026-04-02T00:00:00Z' })
  assert.deepEqual(await datesOf(1), ['2026-04-01T00:00:00Z', JUNE.endDate], 'what programs write counts as well')
  await server.client.call('Prints_DeletePrint', { as, path: { id: june } })
  assert.deepEqual(await datesOf(1), ['2026-04-01T00:00:00Z', MAY.endDate])
})

test('the refusal to delete a spool with prints says what programs can do instead', async () => {
  const { call, record } = await newLogbook()
  await record(1, MAY)
  const refused = await call('DELETE', '/spool/1')
  assert.deepEqual(
    [refused.status, refused.body.message],
    [403, 'This spool has prints. Archive it instead of deleting it.'],
  )
  assert.equal((await call('PATCH', '/spool/1', { archived: true })).status, 200)
})
