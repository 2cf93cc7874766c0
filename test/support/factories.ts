import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type {
  ApiKeys,
  Brands,
  DB,
  Filaments,
  FilamentTypes,
  FilamentUsages,
  Printers,
  Prints,
  Projects,
  SlicerSettings,
  Users,
} from '../../generated/database.d.ts'
import { hashApiKey, newApiKey as randomKey } from '../../src/identity/apiKey.ts'
import type { TestServer } from './server.ts'
import { tokensOf } from './issuer.ts'
import type { User } from './user.ts'

export type { User } from './user.ts'

/** What records belong to: a user, or somebody of whom only the id matters. */
export type Owner = Pick<User, 'id'>

/** Makes a user with an API key, who is known to the sign-in provider too. */
export async function newUser(server: TestServer, overrides: Partial<Insertable<Users>> = {}): Promise<User> {
  const { id } = await server.db
    .insertInto('users')
    .values({ display_name: 'Somebody', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = randomUUID()
  await server.db.insertInto('identities').values({ issuer: server.issuer.issuer, subject, user_id: id }).execute()
  const { key } = await newApiKey(server, { id })
  return { id, key, token: tokensOf(server.issuer, subject) }
}

/** Makes an API key, whose value is noted as a secret. */
export async function newApiKey(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<ApiKeys>> = {},
): Promise<{ id: string; key: string }> {
  const key = randomKey()
  server.secrets.add(key)
  const { id } = await server.db
    .insertInto('api_keys')
    .values({ key_hash: hashApiKey(key), user_id: owner.id, description: 'For tests', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

export function newPrinter(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Printers>> = {},
): Promise<Selectable<Printers>> {
  return insert(server, 'printers', { user_id: owner.id, name: 'A printer', ...overrides })
}

export function newProject(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Projects>> = {},
): Promise<Selectable<Projects>> {
  return insert(server, 'projects', { user_id: owner.id, name: 'A project', ...overrides })
}

/** Makes a spool; one with a nominal weight has the ledger entry that says so, and that balance. */
export async function newFilament(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Filaments>> = {},
): Promise<Selectable<Filaments>> {
  const weight = overrides.initial_nominal_weight_mg ?? null
  const filament = await insert(server, 'filaments', {
    user_id: owner.id,
    display_name: 'A spool',
    material_type: 'PLA',
    balance_mg: weight ?? 0,
    ...overrides,
  })
  if (weight === null) return filament
  const entry = { kind: 'Initial', amount_mg: weight, balance_mg: filament.balance_mg, actor: 'test' } as const
  await server.db
    .insertInto('filament_ledger')
    .values({ user_id: owner.id, filament_id: filament.id, ...entry })
    .execute()
  return filament
}

/** Makes a brand. */
export function newBrand(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Brands>> = {},
): Promise<Selectable<Brands>> {
  return insert(server, 'brands', { user_id: owner.id, name: `A brand ${randomUUID()}`, ...overrides })
}

/** Makes a filament type without spools. */
export function newFilamentType(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<FilamentTypes>> = {},
): Promise<Selectable<FilamentTypes>> {
  return insert(server, 'filament_types', { user_id: owner.id, name: 'A type', material_type: 'PLA', ...overrides })
}

/** Makes a print; nothing is deducted from any spool. */
export async function newPrint(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Prints>> = {},
): Promise<Selectable<Prints>> {
  const print = await insert(server, 'prints', {
    user_id: owner.id,
    title: 'A print',
    status: 'Success',
    view_status: 'Private',
    source: 'Web',
    ...overrides,
  })
  if (print.view_status === 'Public') {
    const { user_id, id: print_id, logged_date: date, status } = print
    await insert(server, 'public_prints', { user_id, print_id, date, is_planned: status === 'Pending' })
  }
  return print
}

/** Makes a usage of a print; nothing is deducted from any spool, and the print's sums stay as they are. */
export function newUsage(
  server: TestServer,
  print: Pick<Selectable<Prints>, 'user_id' | 'id' | 'start_date' | 'status'>,
  overrides: Partial<Insertable<FilamentUsages>> = {},
): Promise<Selectable<FilamentUsages>> {
  const { user_id, id: print_id, start_date, status } = print
  return insert(server, 'filament_usages', { user_id, print_id, position: 0, start_date, status, ...overrides })
}

/** Makes a slicer settings record that nobody owns yet. */
export function newSlicerSettings(
  server: TestServer,
  overrides: Partial<Insertable<SlicerSettings>> = {},
): Promise<Selectable<SlicerSettings>> {
  return insert(server, 'slicer_settings', { body: JSON.stringify({ settings: {} }), ...overrides })
}

/** Loads a spool in a printer. */
export async function load(
  server: TestServer,
  printer: Pick<Selectable<Printers>, 'user_id' | 'id'>,
  filament: { readonly id: string },
  slot = 0,
): Promise<void> {
  await server.db
    .insertInto('loaded_filaments')
    .values({ user_id: printer.user_id, printer_id: printer.id, slot, filament_id: filament.id })
    .execute()
}

/** Inserts a row and gives it back whole: tests may read every column; the service never does. */
export async function insert<Table extends keyof DB>(
  server: TestServer,
  table: Table,
  row: Insertable<DB[Table]>,
): Promise<Selectable<DB[Table]>> {
  const shareKey = (row as { share_key?: unknown }).share_key
  // The short ones of some tests would be found by chance.
  if (typeof shareKey === 'string' && shareKey.length >= 16) server.secrets.add(shareKey)
  const made = await server.db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()
  return made
}
