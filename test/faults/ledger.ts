import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import pino from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'
import { errorCode } from '../../src/kernel/errorCode.ts'
import { notice } from '../integrations/devices.ts'
import type { Answer, Client } from '../support/client.ts'
import type { User } from '../support/user.ts'

const KINDS = ['print', 'adjustment', 'event'] as const
type Kind = (typeof KINDS)[number]
type Id = number | string

/** What a connection says that ended or was not made. */
const GONE = /^E(CONN[A-Z]+|PIPE)$/

const WRITERS = 3
/** Leaves the machine some time for what is tested. */
const PAUSE_MS = 10

/** All names begin with it. */
const MARK = 'ledger-'

/** One thing that was sent, and what was said of it. */
interface Entry {
  readonly kind: Kind
  /** Text that is in this record and in no other. */
  readonly name: string
  /** Null for what is sent once, whatever comes of it. */
  readonly key: string | null
  /** The id that the acknowledgement names; a device is told none. Undefined while nothing was acknowledged. */
  id?: Id | null
}

/** The service is away or says so; anything else that is no success fails the test. */
type Outcome = 'acknowledged' | 'refused' | 'lost'

/**
 * Writes prints, corrections of a spool and device events, and keeps a ledger of what the service has acknowledged.
 * Prints and corrections go with an Idempotency-Key and without one in turn. What has a key, and every event, is sent again
 * until it is acknowledged.
 */
export class LedgerWriter {
  readonly #user: User
  readonly #printerId: number
  readonly #filamentId: string
  readonly #entries: Entry[] = []
  /** What is to be sent again. */
  readonly #open: Entry[] = []

  private constructor(user: User, printerId: number, filamentId: string) {
    this.#user = user
    this.#printerId = printerId
    this.#filamentId = filamentId
  }

  /** Gives the user a printer with a spool loaded. */
  static async start(client: Client, user: User): Promise<LedgerWriter> {
    const spool = { displayName: 'Ledger', materialType: 'PLA', initialNominalWeightMg: 1_000_000 }
    const { id: filamentId } = (await client.call('Filaments_PostFilament', { as: user, body: spool })).body
    const { id } = (await client.call('Printers_PostPrinter', { as: user, body: { name: 'Ledger' } })).body
    await client.call('Printers_PutFilament', { as: user, path: { id }, body: { slot: 0, filamentId } })
    return new LedgerWriter(user, id, filamentId)
  }

  get acknowledged(): number {
    return this.#entries.filter((entry) => entry.id !== undefined).length
  }

  /** How many were sent without an acknowledgement so far. */
  get unacknowledged(): number {
    return this.#entries.length - this.acknowledged
  }

  /** Text that is in what the next `write` sends, and in nothing that was sent before. */
  get upcoming(): string {
    return (this.#open[0] ??= this.#next()).name
  }

  /** Sends one thing: what is to be sent again first. Several may be under way at once. */
  async write(client: Client): Promise<Outcome> {
    const entry = this.#open.shift() ?? this.#next()
    const answer = await this.#send(client, entry).catch((error: unknown) => {
      if (!GONE.test(errorCode(error) ?? '')) throw error
      return null
    })
    if (answer !== null && answer.status < 300) {
      entry.id = idOf(answer)
      return 'acknowledged'
    }
    if (entry.kind === 'event' || entry.key !== null) this.#open.push(entry)
    if (answer === null) return 'lost'
    assert.equal(answer.status, 503, answer.text)
    return 'refused'
  }

  /** Sends, by several at once, until each has got an outcome after which it may not go on. */
  async keepWriting(client: Client, mayGoOn: (outcome: Outcome) => boolean): Promise<void> {
    const one = async () => {
      while (mayGoOn(await this.write(client))) await sleep(PAUSE_MS)
    }
    await Promise.all(Array.from({ length: WRITERS }, one))
  }

  /** Sends until nothing is left to be sent again. */
  async finish(client: Client): Promise<void> {
    while (this.#open.length > 0) assert.equal(await this.write(client), 'acknowledged')
  }

  /**
   * Compares the ledger with what is stored and with what the service shows: everything acknowledged is there exactly once,
   * everything else once at most, nothing is there that was not sent, and the spool's balance is the sum of its entries.
   */
  async check(client: Client, databaseUrl: string): Promise<void> {
    const stored = await this.#stored(databaseUrl)
    const prints = [...stored.keys()].filter((name) => !name.startsWith(`${MARK}adjustment`)).length
    for (const { kind, name, id } of this.#entries) {
      const found = stored.get(name) ?? []
      if (id === undefined) assert.ok(found.length <= 1, `${kind} ${name} is there ${found.length} times`)
      else assert.deepEqual(found, [id ?? found[0]], `${kind} ${name}`)
      stored.delete(name)
    }
    assert.deepEqual([...stored.keys()], [], 'nobody has sent these')
    const { body } = await client.call('Prints_GetSummary', { as: this.#user, query: { pageSize: 1 } })
    assert.equal(body.paging.totalCount, prints)
  }

  /** Ids by name. */
  async #stored(databaseUrl: string): Promise<Map<string, Id[]>> {
    const { db } = connect(databaseUrl, 1, pino({ level: 'silent' }), 30_000, 30_000)
    try {
      const records = [...(await printsOf(db, this.#user.id)), ...(await adjustmentsOf(db, this.#filamentId))]
      const byName = Map.groupBy(records, ({ name }) => name)
      return new Map([...byName].map(([name, rows]) => [name, rows.map(({ id }) => id)]))
    } finally {
      await db.destroy()
    }
  }

  #next(): Entry {
    const count = this.#entries.length
    const kind = KINDS[count % KINDS.length] ?? 'print'
    const isKeyed = kind !== 'event' && Math.floor(count / KINDS.length) % 2 === 0
    const entry: Entry = { kind, name: `${MARK}${kind}-${randomUUID()}`, key: isKeyed ? randomUUID() : null }
    this.#entries.push(entry)
    return entry
  }

  #send(client: Client, { kind, name, key }: Entry): Promise<Answer> {
    const headers = key === null ? {} : { 'Idempotency-Key': key }
    const as = this.#user
    switch (kind) {
      case 'print':
        return client.call('Prints_PostPrint', { as, headers, body: { title: name, status: 'Success' } })
      case 'adjustment':
        return client.call('Filaments_PostAdjustment', {
          as,
          headers,
          path: { id: this.#filamentId },
          body: { differenceMg: -1, note: name },
        })
      case 'event':
        return client.call('Moonraker_PostNotification', {
          as,
          body: { ...notice(this.#printerId, 'complete', { filename: `${name}.gcode` }), attachments: [] },
        })
    }
  }
}

function idOf(answer: Answer): Id | null {
  return answer.status === 201 ? (answer.body as { id: Id }).id : null
}

/** The print of an event is named after its file. */
function printsOf(db: Kysely<DB>, userId: number): Promise<{ id: Id; name: string }[]> {
  return db.selectFrom('prints').select(['id', 'title as name']).where('user_id', '=', userId).execute()
}

/** @throws AssertionError when the spool's balance is not the sum of its entries, or a print was deducted twice */
async function adjustmentsOf(db: Kysely<DB>, filamentId: string): Promise<{ id: Id; name: string }[]> {
  const entries = await db
    .selectFrom('filament_ledger')
    .select(['id', 'kind', 'note', 'amount_mg', 'print_id'])
    .where('filament_id', '=', filamentId)
    .execute()
  const spool = db.selectFrom('filaments').select('balance_mg').where('id', '=', filamentId)
  const sum = entries.reduce((total, { amount_mg }) => total + amount_mg, 0)
  assert.equal((await spool.executeTakeFirstOrThrow()).balance_mg, sum)
  const deducted = entries.filter(({ kind }) => kind === 'Usage').map(({ print_id }) => print_id)
  assert.equal(new Set(deducted).size, deducted.length, 'a print was deducted twice')
  return entries.filter(({ kind }) => kind === 'Adjustment').map(({ id, note }) => ({ id, name: note ?? '' }))
}
