import assert from 'node:assert/strict'
import { before, test, type TestContext } from 'node:test'
import { EventSource } from 'eventsource'
import { eventually } from '../identity/support.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/ownPostgres.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'

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

/** The names of all events here: those of the prints, of the user's key and of its notification. */
const NAMES = ['print.created', 'key.created', 'notification.created']

/** A reader that goes from instance to instance, each time on after the last event. */
class Reader {
  readonly positions: number[] = []
  readonly titles = new Set<unknown>()
  #source: EventSource | null = null

  connect({ port }: Pick<Instance, 'port'>): void {
    this.#source?.close()
    const after = this.positions.at(-1) ?? 0
    const source = new EventSource(`http://127.0.0.1:${port}/api/Events?after=${after}&api_key=${user.key}`)
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }) => {
        const { position, data: record } = JSON.parse(String(data)) as { position: number; data: { title?: unknown } }
        this.positions.push(position)
        this.titles.add(record.title)
      })
    }
    source.addEventListener('reset', () => assert.fail('events were lost'))
    // Refused while the database is away: it gives up, so there must be a new one.
    source.addEventListener('error', () => {
      if (source.readyState === source.CLOSED && source === this.#source) setTimeout(() => this.connect({ port }), 200)
    })
    this.#source = source
  }

  close(): void {
    this.#source?.close()
    this.#source = null
  }
}

function newReader(context: TestContext, instance: Instance): Reader {
  const reader = new Reader()
  context.after(() => reader.close())
  reader.connect(instance)
  return reader
}

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

function requireAll({ positions, titles }: Reader): void {
  assert.deepEqual(
    positions,
    positions.map((_, index) => index + 1),
    'a position is missing or twice',
  )
  for (const title of acknowledged) assert.ok(titles.has(title), `${title} has no event`)
}

test(
  'F71: a stream goes on over 20 reconnections, a restart of PostgreSQL and the death of an instance',
  { timeout: 180_000 },
  async (context) => {
    const reader = newReader(context, one)
    const other = newReader(context, two)
    for (let round = 0; round < 20; round += 1) {
      await write(round % 3 === 0 ? one : two)
      await write(two)
      reader.connect(round % 2 === 0 ? two : one)
    }
    await eventually(() => [reader, other].every(({ titles }) => acknowledged.every((title) => titles.has(title))))
    requireAll(reader)

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
    requireAll(reader)
    requireAll(other)
    assert.deepEqual(other.positions, reader.positions)
  },
)
