import { sql } from 'kysely'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import {
  newAdjustment,
  newComment,
  newImage,
  newMaintenanceEntry,
  newNotification,
  newPushDevice,
  newSession,
  storeImage,
} from '../support/belongings.ts'
import { copyRows, deleteRows, writeRows, type Rows } from '../support/rows.ts'
import {
  insert,
  load,
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUsage,
  type User,
} from '../support/factories.ts'
import { tokensOf } from '../support/issuer.ts'
import type { TestServer } from '../support/server.ts'

const USER_ID = 1
const OTHER_USER_ID = 2
/** No example names a higher one. */
const LAST_ID = 1_000_000
const BLACK = '0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11'
const ORANGE = '9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d'
const ADJUSTMENT = 'd4c3b2a1-0f9e-4d8c-b7a6-95847362514f'
const PROJECT = '6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10'
const PROJECT_IMAGE = 'f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c'
const IMAGE = 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b'

/** The records that the contract's examples speak of, under the ids that they name. */
export class Demo {
  readonly #server: TestServer
  /** What the first reset has inserted, row by row. */
  #rows: Rows | null = null
  /** Not the key that an example deletes. */
  readonly user: User

  constructor(server: TestServer) {
    this.#server = server
    const key = newApiKey()
    server.secrets.add(key)
    this.user = { id: USER_ID, key, token: tokensOf(server.issuer, 'demo') }
  }

  /** Empties the database and inserts the records anew. */
  async reset(): Promise<void> {
    const { db } = this.#server
    await deleteRows(db)
    if (this.#rows) {
      await writeRows(db, this.#rows)
      for (const id of [IMAGE, PROJECT_IMAGE]) await storeImage(this.#server, { user_id: USER_ID, id })
    } else {
      await this.#insert()
      this.#rows = await copyRows(db)
    }
    const positions = ['users', 'printers', 'prints', 'comments', 'maintenance_entries'].map(
      (table) => sql`setval(pg_get_serial_sequence(${table}, 'id'), ${LAST_ID})`,
    )
    await sql`select ${sql.join(positions)}`.execute(db)
  }

  async #insert(): Promise<void> {
    await this.#insertUsers()
    await this.#insertThings()
    await this.#insertRest()
    await newSlicerSettings(this.#server, { id: 'c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b' })
    await newSlicerSettings(this.#server, { id: '5b1f7a90-2c64-4e0d-8f3a-7d9e6c1b2a40', user_id: USER_ID })
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
      id: PROJECT,
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

  /** What hangs on the print, the printer and the spool, and what stands beside them. */
  async #insertRest(): Promise<void> {
    const server = this.#server
    const user = { id: USER_ID }
    const print = { user_id: USER_ID, id: 1001 }
    await newComment(server, print, user, { id: 501, body: 'Which nozzle did you use?' })
    await insert(server, 'blocked_users', { user_id: USER_ID, blocked_id: OTHER_USER_ID })
    await newMaintenanceEntry(server, { user_id: USER_ID, id: 7 }, { id: 301 })
    await newAdjustment(server, { user_id: USER_ID, id: BLACK }, -12_500, { id: ADJUSTMENT })
    await newNotification(server, user, { id: 'a0b1c2d3-e4f5-4061-8273-948596a7b8c9', print_id: print.id })
    await newPushDevice(server, user, { token: 'fcm-demo-token-3f9a' })
    await newSession(server, user, { id: '4e6f8a1b-2c3d-4e5f-9a7b-8c9d0e1f2a3b' })
    await newImage(server, print, { id: IMAGE })
    await newImage(server, { user_id: USER_ID, id: PROJECT }, { id: PROJECT_IMAGE })
  }
}
