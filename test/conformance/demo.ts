import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { pictureKey } from '../../src/media/keys.ts'
import { readPicture } from '../../src/media/picture.ts'
import {
  load,
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUsage,
  type User,
} from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

const USER_ID = 1
const OTHER_USER_ID = 2
/** No example names a higher one. */
const LAST_ID = 1_000_000
const BLACK = '0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11'
const ORANGE = '9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d'
const ADJUSTMENT = 'd4c3b2a1-0f9e-4d8c-b7a6-95847362514f'
const PROJECT = '6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10'
const PROJECT_PICTURE = 'f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c'
const PICTURE = 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b'

/** The records that the contract's examples speak of, under the ids that they name. */
export class Demo {
  readonly #server: TestServer
  #tables: string[] | null = null
  /** Not the key that an example deletes. */
  readonly user: User

  constructor(server: TestServer) {
    this.#server = server
    const key = newApiKey()
    server.secrets.add(key)
    this.user = { id: USER_ID, key, token: (claims = {}) => server.issuer.token({ sub: 'demo', ...claims }) }
  }

  /** Empties the database and inserts the records anew. */
  async reset(): Promise<void> {
    const { db } = this.#server
    await this.#empty()
    await this.#insertUsers()
    await this.#insertThings()
    for (const table of ['users', 'printers', 'prints', 'comments', 'maintenance_entries']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${LAST_ID})`.execute(db)
    }
    await this.#insertRest()
    await newSlicerSettings(this.#server, { id: 'c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b' })
  }

  /**
   * One statement checks its foreign keys when it ends, so the order of the tables does not matter; `truncate` would also
   * lock out what the service still does in the background.
   */
  async #empty(): Promise<void> {
    const { db } = this.#server
    this.#tables ??= (await db.introspection.getTables()).map((table) => table.name)
    const deletions = this.#tables.map(
      (name, index) => sql`${sql.ref(`deletion${index}`)} as (delete from ${sql.table(name)})`,
    )
    await sql`with ${sql.join(deletions)} select`.execute(db)
  }

  async #insertUsers(): Promise<void> {
    const { db, issuer } = this.#server
    const users = [
      { id: USER_ID, display_name: 'Demo', email: 'demo@example.org', view_status: 'Public' as const },
      { id: OTHER_USER_ID, display_name: 'Other' },
    ]
    await db.insertInto('users').values(users).execute()
    await db.insertInto('identities').values({ issuer: issuer.issuer, subject: 'demo', user_id: USER_ID }).execute()
    const keys = [
      { key_hash: hashApiKey(this.user.key), user_id: USER_ID, description: 'Calls the examples' },
      {
        id: 'b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
        key_hash: hashApiKey(newApiKey()),
        user_id: USER_ID,
        description: 'Home server',
      },
    ]
    for (const key of keys) await db.insertInto('api_keys').values(key).execute()
  }

  async #insertThings(): Promise<void> {
    const server = this.#server
    const user = { id: USER_ID }
    const printer = await newPrinter(server, user, { id: 7, name: 'Workshop printer' })
    await newPrinter(server, { id: OTHER_USER_ID }, { id: 8, name: 'Not theirs' })
    // Not the one that an example deletes.
    const busy = await newPrinter(server, user, { id: 9, name: 'Busy printer' })
    const project = await newProject(server, user, {
      id: '6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10',
      name: 'Shelf',
      view_status: 'Public',
    })
    const black = await newFilament(server, user, {
      id: BLACK,
      display_name: 'PLA black',
      initial_nominal_weight_mg: 1_000_000,
      spool_weight_mg: 230_000,
    })
    await newFilament(server, user, { id: ORANGE, display_name: 'PETG orange', material_type: 'PETG' })
    await load(server, printer, black)
    const print = await newPrint(server, user, {
      id: 1001,
      title: 'Shelf bracket',
      status: 'Printing',
      view_status: 'Unlisted',
      share_key: 'q7Zt0mWk3VbXn2Rc',
      printer_id: busy.id,
      project_id: project.id,
      start_date: '2026-03-14T08:05:00Z',
      file_name: 'shelf-bracket.gcode',
      tags: ['workshop'],
    })
    await newUsage(server, print, {
      filament_id: ORANGE,
      slot: 0,
      estimated_amount_mg: 46_200,
      estimated_source: 'Weight',
    })
  }

  /** What hangs on the print and the spool: a comment, a picture, an adjustment, a notification and a push device. */
  async #insertRest(): Promise<void> {
    const { db } = this.#server
    await db
      .insertInto('comments')
      .values({ user_id: USER_ID, id: 501, print_id: 1001, author_id: USER_ID, body: 'Which nozzle did you use?' })
      .execute()
    await db.updateTable('prints').set({ comment_count: 1 }).where('id', '=', 1001).execute()
    await db
      .insertInto('maintenance_entries')
      .values({
        user_id: USER_ID,
        id: 301,
        printer_id: 7,
        date: '2026-03-01T09:00:00Z',
        done: false,
        category: 'Nozzle',
      })
      .execute()
    await db
      .insertInto('filament_ledger')
      .values({
        user_id: USER_ID,
        id: ADJUSTMENT,
        filament_id: BLACK,
        kind: 'Adjustment',
        amount_mg: -12_500,
        balance_mg: 987_500,
        actor: 'Demo',
      })
      .execute()
    await db.updateTable('filaments').set({ balance_mg: 987_500 }).where('id', '=', BLACK).execute()
    await db
      .insertInto('notifications')
      .values({
        user_id: USER_ID,
        id: 'a0b1c2d3-e4f5-4061-8273-948596a7b8c9',
        event_id: randomUUID(),
        type: 'PrintCompleted',
        title: 'Print finished',
        message: 'Shelf bracket is finished.',
        print_id: 1001,
      })
      .execute()
    await db
      .insertInto('push_devices')
      .values({ token: 'fcm-demo-token-3f9a', user_id: USER_ID, platform: 'Android' })
      .execute()
    await this.#insertPicture(PICTURE, { print_id: 1001 })
    await this.#insertPicture(PROJECT_PICTURE, { project_id: PROJECT })
  }

  async #insertPicture(id: string, subject: { print_id: number } | { project_id: string }): Promise<void> {
    const { db, services } = this.#server
    const { width, height, image, thumbnail } = await readPicture(await samplePicture())
    await services.store.put(pictureKey(USER_ID, id, 'image'), image)
    await services.store.put(pictureKey(USER_ID, id, 'thumbnail'), thumbnail)
    const sizes = { width, height, image_bytes: image.length, thumbnail_bytes: thumbnail.length }
    await db
      .insertInto('images')
      .values({ user_id: USER_ID, id, ...subject, ...sizes })
      .execute()
  }
}

/** Large enough for the ranges that the examples ask for. */
async function samplePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
}
