import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/ownPostgres.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'
import { EventReader } from './eventReader.ts'

const stops = collectStops()
let postgres: OwnPostgres
let one: Instance
let two: Instance
let user: User
before(async () => {
  postgres = await startOwnPostgres()
  stops.push(() => postgres.stop())
  const issuer = await startIssuer()
  stops.push(() => issuer.stop())
  const start = async () => {
    const instance = await startInstance({ databaseUrl: postgres.url, issuer })
    stops.push(() => instance.stop())
    return instance
  }
  one = await start()
  two = await start()
  user = await signUp(one, issuer)
})

/** The titles of the prints that the service has acknowledged. */
const acknowledged: string[] = []

async function write(instance: Instance): Promise<void> {
  const title = `Print-${acknowledged.length}`
  const call = { body: { title }, headers: { 'Idempotency-Key': title }, as: user }
  // After a lost connection or a 503 the same print is sent again.
  const status = await instance.client.call('Prints_PostPrint', call).then(
    (answer) => answer.status,
    () => 503,
  )
  if (status === 201) acknowledged.push(title)
  else assert.equal(status, 503)
}

test(
  'F71: a stream goes on over 20 reconnections, a restart of PostgreSQL and the death of an instance',
  { timeout: 180_000 },
  async (context) => {
    const reader = new EventReader(context, user, one)
    const other = new EventReader(context, user, two)
    for (let round = 0; round < 20; round += 1) {
      await write(round % 3 === 0 ? one : two)
      await write(two)
      reader.connect(round % 2 === 0 ? two : one)
    }
    await eventually(() => [reader, other].every(({ titles }) => acknowledged.every((title) => titles.has(title))))
    reader.requireAll(acknowledged)

    const restarted = postgres.restart()
    const before = acknowledged.length
    while (acknowledged.length < before + 10) await write(two)
    await restarted
    reader.connect(one)
    await eventually(() => reader.titles.has(acknowledged.at(-1)))

    await write(one)
    await one.stop('SIGKILL')
    for (let count = 0; count < 10; count += 1) await write(two)
    reader.connect(two)
    await eventually(() => reader.titles.has(acknowledged.at(-1)) && other.titles.has(acknowledged.at(-1)))
    reader.requireAll(acknowledged)
    other.requireAll(acknowledged)
    assert.deepEqual(other.positions, reader.positions)
  },
)
