import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { EventSource } from 'eventsource'
import { EVENT_NAMES } from '../../src/events/names.ts'
import type { Instance } from '../support/instance.ts'
import type { User } from '../support/user.ts'

/** A reader of a user's stream that goes from instance to instance, each time on after the last event. */
export class EventReader {
  readonly positions: number[] = []
  readonly titles = new Set<unknown>()
  readonly #user: User
  #source: EventSource | null = null

  /** Connects to an instance; closed when the test is over. */
  constructor(context: TestContext, user: User, instance: Pick<Instance, 'port'>) {
    this.#user = user
    context.after(() => this.#close())
    this.connect(instance)
  }

  connect({ port }: Pick<Instance, 'port'>): void {
    this.#close()
    const after = this.positions.at(-1) ?? 0
    const source = new EventSource(`http://127.0.0.1:${port}/api/Events?after=${after}&api_key=${this.#user.key}`)
    for (const name of EVENT_NAMES) {
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

  /** Every position is there once, in order, and every one of these records has an event. */
  requireAll(titles: readonly string[]): void {
    assert.deepEqual(
      this.positions,
      this.positions.map((_, index) => index + 1),
      'a position is missing or twice',
    )
    for (const title of titles) assert.ok(this.titles.has(title), `${title} has no event`)
  }

  #close(): void {
    this.#source?.close()
    this.#source = null
  }
}
