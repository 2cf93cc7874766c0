import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newWorkshop, notice, webhook } from '../integrations/devices.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { startServer } from '../support/server.ts'
import { StatementRecorder } from './statements.ts'

const server = await startServer({}, { isOwn: true })
const { client } = server
const recorder = new StatementRecorder(server.services.pool)
const { user, printer, filamentId } = await newWorkshop(server)
const program = await connectProgram(server)
const type = await add('/filament', { name: 'Black', density: 1.24, diameter: 1.75 })
const spool = await add('/spool', { filament_id: type, initial_weight: 1000 })

async function add(path: string, record: object): Promise<number> {
  const answer = await program.call('POST', path, record)
  return (answer.body as { id: number }).id
}

async function record(filamentUsage: readonly object[], headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const body = { title: 'Bracket', status: 'Success', printTimeInSeconds: 3600, filamentUsage }
  assert.equal((await client.call('Prints_PostPrint', { body, as: user, headers })).status, 201)
}

const begin = Date.now() / 1000 - 3600
let events = 0

async function tellOctoprint(topic: string): Promise<void> {
  events += 1
  const body = webhook(printer.id, topic, { currentTime: begin + events })
  assert.equal((await client.call('Octoprint_PostEvent', { body, as: user })).status, 200)
}

async function tellMoonraker(eventName: string): Promise<void> {
  events += 1
  const body = { ...notice(printer.id, eventName, { total_duration: 3011.9 + events }), attachments: [] }
  assert.equal((await client.call('Moonraker_PostNotification', { body, as: user })).status, 200)
}

const RANGE = { FromDate: '2026-01-01T00:00:00Z', ToDate: '2026-03-01T00:00:00Z' }

async function analyse(name: string, filter: object): Promise<void> {
  const id = `Analytics_Get${name}` as 'Analytics_GetOverview'
  const answer = await client.call(id, { as: user, query: { TimeZone: 'Europe/Berlin', ...filter } })
  assert.equal(answer.status, 200)
}

/** Writes in the order in which they are made, with the most round trips that each may take once its quotas are known. */
const writes: readonly (readonly [name: string, most: number, write: () => Promise<void>])[] = [
  ['a print without a spool', 3, () => record([])],
  ['a print with an Idempotency-Key', 4, () => record([], { 'Idempotency-Key': randomUUID() })],
  ['a print with a spool', 3, () => record([{ filamentId, amountMg: 12_000, source: 'Weight' }])],
  ['the start of a print on OctoPrint', 5, () => tellOctoprint('Print Started')],
  ['the end of a print on OctoPrint', 6, () => tellOctoprint('Print Done')],
  ['the start of a print on Klipper', 3, () => tellMoonraker('started')],
  ['the end of a print on Klipper, with the length that it used', 7, () => tellMoonraker('complete')],
  [
    'a use of a spool',
    3,
    async () => {
      const answer = await program.call('PUT', `/spool/${spool}/use`, { use_weight: 1 + Math.random() })
      assert.equal(answer.status, 200)
    },
  ],
]

/** Analyses of a small logbook, each with the most round trips that it may take. */
const analyses = { Overview: 3, Activity: 2, Printers: 3, Materials: 2, Costs: 3, Accuracy: 2 } as const
const reads = Object.entries(analyses).flatMap(([name, most]) =>
  [{}, { ...RANGE, ComparePrevious: true }].map((filter) => {
    const title = `the analysis ${name} of ${'FromDate' in filter ? 'a range and the one before it' : 'all time'}`
    return [title, most, () => analyse(name, filter)] as const
  }),
)

// The first of each measures what the user has stored.
for (const [, , write] of [...writes, ...reads]) await write()

for (const [name, most, write] of [...writes, ...reads]) {
  test(`${name} takes ${most} round trips to the database at most`, async () => {
    const counts: number[] = []
    // A caller who has not called for some time is looked up again; the next time is then without that.
    for (let time = 0; time < 3; time += 1) counts.push(await recorder.roundTrips(write))
    const count = Math.min(...counts)
    assert.ok(count > 1 && count <= most, `${count} round trips`)
  })
}
