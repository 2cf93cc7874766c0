import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, newWorkshop, notice, printsOf, usagesOf, type Workshop } from '../../integrations/devices.ts'
import { load, newFilament } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, eventName: string, changes: Record<string, unknown> = {}) {
  return client.call('Moonraker_PostNotification', { body: notice(printer.id, eventName, changes), as: user })
}

/** π/4 × 1.75² × 1.24 mg per mm. */
const MG_PER_MM = (Math.PI / 4) * 1.75 ** 2 * 1.24

test('what the owner edited stays', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  await send(workshop, 'started')
  const [print] = await printsOf(server, user)
  assert(print)
  const path = { id: print.id }
  const changes = { title: 'My boat', status: 'PartialSuccess', printTimeInSeconds: 60 } as const
  assert.equal((await client.call('Prints_PatchPrint', { path, body: changes, as: user })).status, 200)
  assert.equal(
    (await send(workshop, 'error', { message: 'out of filament' })).text,
    'Print My boat on Prusa MK4 has failed.',
  )
  const [after] = await printsOf(server, user)
  assert.equal(after?.title, 'My boat')
  assert.equal(after.status, 'PartialSuccess')
  assert.equal(after.print_time_in_seconds, 60)
  assert.equal(after.failure_reason, null)
  await send(workshop, 'error', { message: 'out of filament' })
  assert.equal((await printsOf(server, user)).length, 1)
})

test('what the owner edited while it prints stays, and the rest is recorded', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  const [print] = await printsOf(server, workshop.user)
  assert(print)
  const changes = { title: 'My boat', printTimeInSeconds: 60, failureReason: 'The first layer came off.' }
  const edit = { path: { id: print.id }, body: changes, as: workshop.user }
  assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
  await send(workshop, 'error', { message: 'out of filament' })
  const [after] = await printsOf(server, workshop.user)
  assert.deepEqual(
    [after?.title, after?.print_time_in_seconds, after?.failure_reason],
    ['My boat', 60, 'The first layer came off.'],
  )
  assert.equal(after?.status, 'Failed')
  assert.notEqual(after.end_date, null)
})

test('a time with pauses that the owner set while it prints bounds the one without them, so that the print can be edited', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  const [print] = await printsOf(server, workshop.user)
  const edit = async (body: object) =>
    client.call('Prints_PatchPrint', { path: { id: print?.id ?? 0 }, body, as: workshop.user })
  assert.equal((await edit({ totalTimeInSeconds: 100 })).status, 200)
  await send(workshop, 'complete')
  const { status, body } = await edit({ notes: 'Stringing.' })
  assert.deepEqual([status, body.printTimeInSeconds, body.totalTimeInSeconds], [200, 100, 100])
})

test('a print that its owner finished is not changed in status', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  const [print] = await printsOf(server, workshop.user)
  assert(print)
  const complete = { path: { id: print.id }, body: { status: 'Failed' }, as: workshop.user } as const
  assert.equal((await client.call('Prints_CompletePrint', complete)).status, 200)
  await send(workshop, 'complete')
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status }) => status),
    ['Failed'],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(3820.52 * MG_PER_MM))
})

test('a print that its owner planned is finished by its printer and file', async () => {
  const workshop = await newWorkshop(server)
  const body = {
    title: 'Planned',
    status: 'Pending',
    printerId: workshop.printer.id,
    fileName: 'parts/benchy.gcode',
  } as const
  assert.equal((await client.call('Prints_PostPrint', { body, as: workshop.user })).status, 201)
  await send(workshop, 'complete', { filename: 'benchy.gcode' })
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ title, status }) => [title, status]),
    [['Planned', 'Success']],
  )
})

test("one length of a printer with several spools is the first one's", async () => {
  const workshop = await newWorkshop(server)
  const second = await newFilament(server, workshop.user)
  await load(server, workshop.printer, second, 1)
  await send(workshop, 'complete')
  const usages = await usagesOf(server, workshop.user)
  assert.deepEqual(
    usages.map(({ slot, length_in_m }) => [slot, length_in_m]),
    [
      [0, 3.82052],
      [1, null],
    ],
  )
})
