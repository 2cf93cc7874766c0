import { sql, type Selectable } from 'kysely'
import type { Printers } from '../../generated/database.d.ts'
import { load, newFilament, newPrinter, newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** A user with one printer, which has one spool of 1 kg loaded. */
export interface Workshop {
  readonly user: User
  readonly printer: Selectable<Printers>
  readonly filamentId: string
  /** The number of the spool on its label. */
  readonly spoolNumber: number
}

/** Greater than the numbers that further spools are given. */
const SPOOL_NUMBER = 1000

export async function newWorkshop(server: TestServer): Promise<Workshop> {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name: 'Prusa MK4' })
  const spool = {
    number: SPOOL_NUMBER,
    initial_nominal_weight_mg: 1_000_000,
    material_density_gram_per_cubic_cm: 1.24,
    diameter_mm: 1.75,
  }
  const filament = await newFilament(server, user, spool)
  await load(server, printer, filament)
  return { user, printer, filamentId: filament.id, spoolNumber: SPOOL_NUMBER }
}

/** Everything that is known of the user's prints, oldest first. */
export function printsOf(server: TestServer, user: User) {
  return server.db
    .selectFrom('prints')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('logged_date')
    .orderBy('id')
    .execute()
}

export function eventsOf(server: TestServer, user: User) {
  return server.db
    .selectFrom('device_events')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('received_date')
    .execute()
}

export function usagesOf(server: TestServer, user: User) {
  return server.db
    .selectFrom('filament_usages')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('print_id')
    .orderBy('position')
    .execute()
}

/** Lets some seconds pass for the prints of a device that tells no time; in UTC, since a cluster refuses sums that depend on the time zone. */
export async function pass(server: TestServer, { user }: Workshop, seconds: number): Promise<void> {
  const before = (column: string) =>
    sql<string>`(${sql.ref(column)} at time zone 'UTC' - ${seconds}::integer * interval '1 second') at time zone 'UTC'`
  await server.db
    .updateTable('prints')
    .set({ start_date: before('start_date'), end_date: before('end_date') })
    .where('user_id', '=', user.id)
    .execute()
}

/** What is left on a spool, in mg. */
export async function balanceOf(server: TestServer, { user, filamentId }: Workshop): Promise<number> {
  const filament = await server.db
    .selectFrom('filaments')
    .select('balance_mg')
    .where('user_id', '=', user.id)
    .where('id', '=', filamentId)
    .executeTakeFirstOrThrow()
  return filament.balance_mg
}

/** What the firmware notifier sends: an envelope around JSON text. */
export function notice(printerId: unknown, eventName: string, changes: Readonly<Record<string, unknown>> = {}): object {
  const message = {
    event_name: eventName,
    printerId,
    filename: 'benchy.gcode',
    filament_used: eventName === 'started' ? 0 : 3820.52,
    print_duration: eventName === 'started' ? 0 : 2710.4,
    total_duration: eventName === 'started' ? 4.2 : 3011.9,
    state: eventName === 'started' ? 'printing' : eventName,
    message: '',
    info: { current_layer: null, total_layer: null },
    ...changes,
  }
  const image = Buffer.from('an image').toString('base64')
  return {
    version: '1.0',
    title: 'Notification',
    message: JSON.stringify(message),
    attachments: [image],
    type: 'info',
  }
}

/** What the print-server webhook tells, as JSON. */
export function webhook(
  deviceIdentifier: unknown,
  topic: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const isEnd = topic === 'Print Done' || topic === 'Print Failed'
  return {
    deviceIdentifier,
    topic,
    message: 'Something happened.',
    extra: {
      name: 'benchy.gcode',
      path: 'parts/benchy.gcode',
      origin: 'local',
      size: 4_123_456,
      ...(isEnd ? { time: 2710.4 } : {}),
    },
    state: { text: 'Printing', flags: { printing: true, paused: false } },
    job: {
      file: { name: 'benchy.gcode', path: 'parts/benchy.gcode', date: 1_790_000_000 },
      estimatedPrintTime: 2650.7,
      filament: { tool0: { length: 3900.5, volume: 9.38 } },
    },
    progress: { completion: isEnd ? 100 : 0, printTime: isEnd ? 2710 : 0, printTimeLeft: null },
    offsets: {},
    meta: { hash: '3f1d7c0a9b5e4c2d8f6a1b0c9d8e7f6a5b4c3d2e' },
    ...changes,
  }
}

/** The documented set-up: each object as JSON text in a field, nulls left out, and an image beside them. */
export function multipart(event: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, text] of fieldsOf(event)) form.append(name, text)
  form.append(
    'snapshot',
    new Blob([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])], { type: 'image/jpeg' }),
    'snapshot.jpg',
  )
  return form
}

/** Another set-up: the same fields, urlencoded. */
export function urlencoded(event: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(fieldsOf(event))
}

function fieldsOf(event: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(event).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
  })
}

/** Every order of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
