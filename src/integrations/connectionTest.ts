import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { idOf, ownProperty, type Fields } from '../kernel/lenient.ts'
import { shownName } from './shownName.ts'

/**
 * Responds to a person who presses the test button of the print server's set-up page, which shows them the text of the response.
 * Nothing is stored.
 * @returns the sentence
 * @throws Problem 403 when the user has no such printer
 */
export async function testConnection(db: Kysely<DB>, userId: number, body: Fields): Promise<string> {
  const name = await printerName(db, userId, idOf(ownProperty(body, 'deviceIdentifier')) ?? 0)
  if (name !== null) return itWorks(name)
  const detail =
    'The key works, but none of your printers has this Device Identifier. Enter the number that the page of the printer shows.'
  throw new Problem('forbidden', detail, { isShown: true })
}

/**
 * Responds to the test notification of a program whose events name their printer. Nothing is stored.
 * @param printerId the printer of its events, if the request names it
 * @returns the sentence
 * @throws Problem 403 when the user has no such printer
 */
export async function testOf(db: Kysely<DB>, userId: number, printerId: number | null): Promise<string> {
  if (printerId === null) return 'The key works. Events find their printer by its name.'
  const name = await printerName(db, userId, printerId)
  if (name === null) throw new Problem('forbidden', 'The key works, but none of your printers has this printerId.')
  return itWorks(name)
}

async function printerName(db: Kysely<DB>, userId: number, id: number): Promise<string | null> {
  const printer = await db
    .selectFrom('printers')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return printer?.name ?? null
}

function itWorks(name: string): string {
  return `The connection to ${shownName(name)} works.`
}
