import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { load, newFilament, newPrinter, newUser } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'
import { printsOf, type Workshop } from './devices.ts'

/** Bodies of the notifications of a program, by name. */
export type Notifications = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Reads the bodies that stand beside a test.
 * @param test the address of its file
 */
export function readNotifications(test: string): Notifications {
  return JSON.parse(readFileSync(new URL('notifications.json', test), 'utf8')) as Notifications
}

/** A user whose printer has the name that it has in a program. */
export async function newNamedWorkshop(server: TestServer, name: string): Promise<Workshop> {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name })
  const filament = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  await load(server, printer, filament)
  return { user, printer, filamentId: filament.id, spoolNumber: filament.number ?? 0 }
}

/** The print of a user who has one. */
export async function onlyPrint(server: TestServer, { user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return print
}
