import { sql } from 'kysely'
import { exampleIds } from '../../src/development/demo/data/exampleIds.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import {
  newAdjustment,
  newComment,
  newDelivery,
  newExport,
  newImage,
  newImport,
  newMaintenanceEntry,
  newNotification,
  newProfileImage,
  newPushDevice,
  newSession,
  newWebhook,
  storeArchive,
  storeImage,
} from '../support/belongings.ts'
import { copyRows, deleteRows, writeRows, type Rows } from '../support/rows.ts'
import {
  insert,
  load,
  newBrand,
  newFilament,
  newFilamentType,
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
/** Names the stored bytes of the archive. */
const ATTEMPT = '8b1e4f27-5c6d-4a39-8e70-2f9d1c3b5a64'
const { printImage, projectImage, spoolImage, printerImage, profileImage } = exampleIds
const IMAGES = [printImage, projectImage, spoolImage, printerImage, profileImage]
/** No example names a higher one. */
const LAST_ID = 1_000_000

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
      for (const id of IMAGES) await storeImage(this.#server, { user_id: USER_ID, id })
      await storeArchive(this.#server, { user_id: USER_ID, attempt: ATTEMPT })
    } else {
      await this.#insert()
      this.#rows = await copyRows(db)
    }
    const positions = [
      'users',
      'printers',
      'prints',
      'comments',
      'maintenance_entries',
      'brands',
      'filament_types',
    ].map((table) => sql`setval(pg_get_serial_sequence(${table}, 'id'), ${LAST_ID})`)
    await sql`select ${sql.join(positions)}`.execute(db)
  }

  async #insert(): Promise<void> {
    await this.#insertUsers()
    await this.#insertThings()
    await this.#insertRest()
    await newSlicerSettings(this.#server, { id: exampleIds.newSettings })
    await newSlicerSettings(this.#server, { id: exampleIds.ownSettings, user_id: USER_ID })
  }

  async #insertUsers(): Promise<void> {
    const { db, issuer } = this.#server
    const users = [
      {
        id: USER_ID,
        display_name: 'Demo',
        email: 'demo@example.org',
        view_status: 'Public' as const,
        last_spool_number: 1,
      },
      { id: OTHER_USER_ID, display_name: 'Other' },
    ]
    await db.insertInto('users').values(users).execute()
    await db.insertInto('identities').values({ issuer: issuer.issuer, subject: 'demo', user_id: USER_ID }).execute()
    const keys = [
      { key_hash: hashApiKey(this.user.key), user_id: USER_ID, description: 'Calls the examples' },
      {
        id: exampleIds.apiKey,
        key_hash: hashApiKey(newApiKey()),
        user_id: USER_ID,
        description: 'Home server',
      },
    ]
    for (const key of keys) await db.insertInto('api_keys').values(key).execute()
    const connection = { id: exampleIds.spoolConnection, key_hash: hashApiKey(newApiKey()), key_hint: 'sp_EXAM' }
    await db
      .insertInto('spool_connections')
      .values({ ...connection, user_id: USER_ID, name: 'Moonraker' })
      .execute()
  }

  async #insertThings(): Promise<void> {
    const server = this.#server
    const user = { id: USER_ID }
    const printer = await newPrinter(server, user, { id: exampleIds.printer, name: 'Workshop printer' })
    await newPrinter(server, { id: OTHER_USER_ID }, { id: 8, name: 'Not theirs' })
    // Not the one that an example deletes.
    const busy = await newPrinter(server, user, { id: 9, name: 'Busy printer' })
    const project = await newProject(server, user, {
      id: exampleIds.project,
      name: 'Shelf',
      view_status: 'Public',
    })
    // An example deletes each of these two, so neither has what refers to it.
    await newBrand(server, user, { id: exampleIds.brand, name: 'Fillamentum' })
    await newFilamentType(server, user, { id: exampleIds.filamentType })
    const busyBrand = await newBrand(server, user, { id: 9, name: 'Busy brand' })
    const type = await newFilamentType(server, user, { id: 9, name: 'Busy type', brand_id: busyBrand.id })
    const black = await newFilament(server, user, {
      id: exampleIds.blackSpool,
      number: 1,
      type_id: type.id,
      display_name: 'PLA black',
      initial_nominal_weight_mg: 1_000_000,
      spool_weight_mg: 230_000,
    })
    await newFilament(server, user, { id: exampleIds.orangeSpool, display_name: 'PETG orange', material_type: 'PETG' })
    await load(server, printer, black)
    const print = await newPrint(server, user, {
      id: exampleIds.print,
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
    // A finished print would earn a badge.
    const compared = { id: exampleIds.comparedPrint, title: 'Wall hook', status: 'Pending' as const }
    await newPrint(server, user, { ...compared, view_status: 'Public' })
    await newUsage(server, print, {
      filament_id: exampleIds.orangeSpool,
      slot: 0,
      estimated_amount_mg: 46_200,
      estimated_source: 'Weight',
    })
  }

  /** What hangs on the print, the printer and the spool, and what stands beside them. */
  async #insertRest(): Promise<void> {
    const server = this.#server
    const user = { id: USER_ID }
    const print = { user_id: USER_ID, id: exampleIds.print }
    await newComment(server, print, user, { id: exampleIds.comment, body: 'Which nozzle did you use?' })
    await insert(server, 'blocked_users', { user_id: USER_ID, blocked_id: OTHER_USER_ID })
    await newMaintenanceEntry(server, { user_id: USER_ID, id: exampleIds.printer }, { id: exampleIds.maintenanceEntry })
    await newAdjustment(server, { user_id: USER_ID, id: exampleIds.blackSpool }, -12_500, { id: exampleIds.adjustment })
    await newNotification(server, user, { id: exampleIds.notification, print_id: print.id })
    await newPushDevice(server, user, { token: 'fcm-demo-token-3f9a' })
    await newSession(server, user, { id: '4e6f8a1b-2c3d-4e5f-9a7b-8c9d0e1f2a3b' })
    await newExport(server, user, { id: '4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94', attempt: ATTEMPT })
    const webhook = await newWebhook(server, user, { id: '7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13', printer_ids: [7] })
    await newDelivery(server, webhook, { id: '2f8d6c14-9b07-4e5a-a3c2-1d0e7f6b5a48' })
    await newImport(server, user, { id: '3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35' })
    await newImport(server, user, { id: '9e2c7a14-5d80-4b36-8f1a-7c3b0d9e6f42', state: 'Committed' })
    await newImage(server, print, { id: printImage })
    await newImage(server, { user_id: USER_ID, id: exampleIds.project }, { id: projectImage })
    const spool = { user_id: USER_ID, id: exampleIds.blackSpool }
    await newImage(server, spool, { id: spoolImage, project_id: null, filament_id: spool.id })
    const printer = { user_id: USER_ID, id: exampleIds.printer }
    await newImage(server, printer, { id: printerImage, print_id: null, printer_id: printer.id })
    await newProfileImage(server, user, { id: profileImage })
  }
}
