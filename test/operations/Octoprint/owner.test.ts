import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintDetailDto } from '../../../generated/api.d.ts'
import { newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const NOW = Math.floor(Date.now() / 1000)
const START = { currentTime: NOW - 2800 }
const FAILURE = {
  currentTime: NOW,
  extra: { name: 'benchy.gcode', reason: 'error', error: 'Heating failed', time: 2710.4 },
}

async function send({ user, printer }: Workshop, topic: string, changes: Record<string, unknown>) {
  const answer = await client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic, changes), as: user })
  assert.equal(answer.status, 200)
}

/** The only print of a workshop, as its owner reads it. */
async function readPrint({ user }: Workshop): Promise<PrintDetailDto> {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return (await client.call('Prints_GetPrint', { path: { id: print.id }, as: user })).body
}

async function edit(workshop: Workshop, body: object): Promise<PrintDetailDto> {
  const { id } = await readPrint(workshop)
  const answer = await client.call('Prints_PatchPrint', { path: { id }, body, as: workshop.user })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

/** A value of an open print that its owner sets, which the end of the print would set to another one. */
const EDITS: readonly Partial<Record<keyof PrintDetailDto, unknown>>[] = [
  { title: 'My boat' },
  { status: 'Pending' },
  { startDate: '2026-01-01T10:00:00Z' },
  { endDate: '2030-01-01T10:00:00Z' },
  { printTimeInSeconds: 60 },
  { estimatedPrintTimeInSeconds: null },
  { failureReason: 'The first layer came off.' },
  { failureCategory: 'Adhesion' },
  { filamentUsage: [{ materialType: 'PLA', amountMg: 5 }] },
]

/** Values that the end of a print sets where its owner has not set others. */
const SET = {
  ...{ status: 'Failed', printTimeInSeconds: 2710, failureReason: 'Heating failed', failureCategory: 'Electrical' },
} as const

for (const change of EDITS) {
  const [field = 'title'] = Object.keys(change) as (keyof PrintDetailDto)[]
  test(`an edit of ${field} while it prints is not overwritten when the print ends`, async () => {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', START)
    const edited = await edit(workshop, change)
    await send(workshop, 'Print Started', START)
    await send(workshop, 'Print Failed', FAILURE)
    const after = await readPrint(workshop)
    assert.deepEqual(after[field], edited[field])
    // Where the owner has decided on the status, the outcome and its reason are theirs too.
    const rest =
      field === 'status'
        ? { printTimeInSeconds: 2710, failureReason: null, failureCategory: null }
        : { ...SET, ...change }
    assert.partialDeepStrictEqual({ ...after, [field]: null }, { ...rest, [field]: null })
  })
}

test('a failure reason that the owner removes while it prints is not replaced by that of the device', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', START)
  await edit(workshop, { failureReason: 'The first layer came off.' })
  await edit(workshop, { failureReason: null })
  await send(workshop, 'Print Failed', FAILURE)
  const { status, failureReason } = await readPrint(workshop)
  assert.deepEqual([status, failureReason], ['Failed', null])
})

test('an edit is not overwritten by a start that comes after the end', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Failed', FAILURE)
  const edited = await edit(workshop, { startDate: '2026-01-01T10:00:00Z', estimatedPrintTimeInSeconds: null })
  await send(workshop, 'Print Started', START)
  const after = await readPrint(workshop)
  assert.deepEqual([after.startDate, after.estimatedPrintTimeInSeconds], [edited.startDate, null])
})

test('a print whose status its owner has set is not given up when its file is started again', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', { currentTime: NOW - 9000 })
  await edit(workshop, { status: 'Pending' })
  await send(workshop, 'Print Started', START)
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status, failure_reason }) => [status, failure_reason]),
    [
      ['Pending', null],
      ['Printing', null],
    ],
  )
})
