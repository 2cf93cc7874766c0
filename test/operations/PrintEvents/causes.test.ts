import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { newWorkshop, printsOf, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function send({ user, printer }: Workshop, event: string, changes: object = {}) {
  const body = { event, printerId: printer.id, fileName: 'benchy.3mf', jobId: 'job 1', ...changes }
  return client.call('PrintEvents_PostEvent', { body, as: user })
}

async function causeOf({ user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return { id: print.id, cause: [print.status, print.failure_reason, print.failure_category] }
}

test('an end states the kind of its cause, which counts more than the text of its reason', async () => {
  const runaway = 'Thermal Runaway, system stopped'
  for (const [event, changes, cause] of [
    ['Failed', { reason: runaway, failureCategory: 'Clog' }, ['Failed', runaway, 'Clog']],
    ['Failed', { reason: runaway, failureCategory: null }, ['Failed', runaway, 'Electrical']],
    ['Failed', { failureCategory: 'Supports' }, ['Failed', 'error', 'Supports']],
    ['Cancelled', { failureCategory: 'UserCancelled' }, ['Cancelled', null, 'UserCancelled']],
    ['Finished', { failureCategory: 'Clog' }, ['Success', null, null]],
  ] as const) {
    for (const hasStart of [true, false]) {
      const workshop = await newWorkshop(server)
      if (hasStart) await send(workshop, 'Started')
      assert.equal((await send(workshop, event, changes)).status, 200)
      assert.deepEqual((await causeOf(workshop)).cause, cause)
    }
  }
})

test('no delivery, first or repeated, changes the kind that the owner has chosen', async () => {
  for (const failureCategory of ['Warping', null] as const) {
    for (const isEarly of [true, false]) {
      const workshop = await newWorkshop(server)
      await send(workshop, 'Started')
      const end = () => send(workshop, 'Failed', { reason: 'A knot.', failureCategory: 'FilamentTangle' })
      if (!isEarly) await end()
      const { id } = await causeOf(workshop)
      // A value that does not change is not a choice: the owner of an open print sets a kind before clearing it.
      for (const category of isEarly ? (['Other', failureCategory] as const) : [failureCategory]) {
        const body = { failureCategory: category }
        const { status } = await client.call('Prints_PatchPrint', { as: workshop.user, path: { id }, body })
        assert.equal(status, 200)
      }
      assert.equal((await end()).body.outcome, isEarly ? 'Applied' : 'Repeated')
      assert.deepEqual((await causeOf(workshop)).cause, ['Failed', 'A knot.', failureCategory])
    }
  }
})

test('the kind of an error is that of the failure which has no reason of its own, whichever comes first', async () => {
  const error = { failureCategory: 'FilamentRunout' }
  for (const events of [
    [['Error', error], ['Failed']],
    [['Failed'], ['Error', error]],
    [['Error', { ...error, reason: 'Thermal Runaway' }], ['Failed']],
  ] as const) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Started')
    for (const [event, changes] of events) await send(workshop, event, changes)
    assert.equal((await causeOf(workshop)).cause[2], 'FilamentRunout')
  }
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started')
  await send(workshop, 'Error', error)
  await closeErrors(db, new Date(Date.now() + 120_000))
  assert.deepEqual((await causeOf(workshop)).cause, ['Failed', 'error', 'FilamentRunout'])
  // The end that the program reports then states it more exactly.
  await send(workshop, 'Failed', { failureCategory: 'FilamentTangle' })
  assert.deepEqual((await causeOf(workshop)).cause, ['Failed', 'error', 'FilamentTangle'])
})
