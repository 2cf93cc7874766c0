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
  const printer = await db
    .selectFrom('printers')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', idOf(ownProperty(body, 'deviceIdentifier')) ?? 0)
    .executeTakeFirst()
  if (printer) return `The connection to ${shownName(printer.name)} works.`
  const detail =
    'The key works, but none of your printers has this Device Identifier. Enter the number that the page of the printer shows.'
  throw new Problem('forbidden', detail, { isShown: true })
}
