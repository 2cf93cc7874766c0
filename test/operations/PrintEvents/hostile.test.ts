import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, newWorkshop, printsOf } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const workshop = await newWorkshop(server)
const { user, printer } = workshop

/** Members that are refused, and the field that the response names. */
const REFUSED: readonly (readonly [members: object, field: string])[] = [
  [{ event: 'started' }, 'event'],
  [{ event: null }, 'event'],
  [{ printerId: String(printer.id) }, 'printerId'],
  [{ printerId: 0 }, 'printerId'],
  [{ fileName: 'x'.repeat(256) }, 'fileName'],
  [{ fileName: 'a\0b' }, 'fileName'],
  [{ jobId: '' }, 'jobId'],
  [{ jobId: 7 }, 'jobId'],
  [{ jobId: 'x'.repeat(201) }, 'jobId'],
  [{ occurredDate: 'yesterday' }, 'occurredDate'],
  [{ occurredDate: '2026-02-30T10:00:00Z' }, 'occurredDate'],
  [{ occurredDate: '2026-03-14T25:00:00Z' }, 'occurredDate'],
  [{ progressPercent: 101 }, 'progressPercent'],
  [{ progressPercent: 0.5 }, 'progressPercent'],
  [{ printTimeInSeconds: -1 }, 'printTimeInSeconds'],
  [{ printTimeInSeconds: 20, totalTimeInSeconds: 10 }, 'totalTimeInSeconds'],
  [{ estimatedPrintTimeInSeconds: 2 ** 31 }, 'estimatedPrintTimeInSeconds'],
  [{ reason: 'x'.repeat(501) }, 'reason'],
  [{ failureCategory: 'Gremlins' }, 'failureCategory'],
  [{ failureCategory: 7 }, 'failureCategory'],
  [{ filamentUsage: {} }, 'filamentUsage'],
  [{ filamentUsage: Array(33).fill({}) }, 'filamentUsage'],
  [{ filamentUsage: [{ amountMg: -1 }] }, 'filamentUsage[0].amountMg'],
  [{ filamentUsage: [{ amountMg: 100_000_001 }] }, 'filamentUsage[0].amountMg'],
  [{ filamentUsage: [{ lengthInM: 10_001 }] }, 'filamentUsage[0].lengthInM'],
  [{ filamentUsage: [{ filamentId: workshop.filamentId }] }, 'filamentUsage[0].filamentId'],
  [{ filamentUsage: [{ slot: 1 }, { amountMg: 1 }] }, 'filamentUsage[1].slot'],
  [{ image: '====' }, 'image'],
  [{ image: 7 }, 'image'],
  [{ apiKey: 'x' }, 'apiKey'],
]

test('values that cannot be are refused with the name of the field, and nothing is stored', async () => {
  for (const [members, field] of REFUSED) {
    const body = { event: 'Finished', printerId: printer.id, ...members }
    const answer = await client.raw('POST', '/api/PrintEvents', { body, as: user })
    assert.equal(answer.status, 400, `${JSON.stringify(members).slice(0, 80)}: ${answer.text}`)
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), [field])
  }
  assert.deepEqual([await eventsOf(server, user), await printsOf(server, user)], [[], []])
})

test('the greatest amounts are recorded', async () => {
  const usages = Array.from({ length: 32 }, (_, slot) => ({ slot, amountMg: 100_000_000, estimatedLengthInM: 10_000 }))
  const body = { event: 'Finished', printerId: printer.id, fileName: '\u202e../..\\\r\n', filamentUsage: usages }
  assert.equal((await client.call('PrintEvents_PostEvent', { body, as: user })).body.outcome, 'Applied')
  const [print] = await printsOf(server, user)
  assert.equal(print?.filament_amount_mg, 3_200_000_000)
})
