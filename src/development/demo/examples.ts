import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Comments, DB } from '../../../generated/database.d.ts'
import { hashApiKey, newApiKey } from '../../identity/apiKey.ts'
import { demoUser } from './data/demoUser.ts'
import { exampleIds } from './data/exampleIds.ts'
import { daysAgo } from './calendar.ts'
import type { Logbook, LogbookPrint } from './logbook.ts'
import { insertRows } from './rows.ts'

const HOUR_MS = 3_600_000

/** The print that the contract's examples name: the demo user's newest public one. Undefined in other people's logbooks. */
export function examplePrint<Print extends Pick<LogbookPrint, 'draft'>>(
  { account }: Pick<Logbook, 'account'>,
  prints: readonly Print[],
): Print | undefined {
  return account.person === demoUser ? prints.findLast(({ draft }) => draft.print.view_status === 'Public') : undefined
}

/** The comment that the contract's examples name: by the owner of the print. */
export function exampleComment({ userId, id, draft }: LogbookPrint) {
  const date = new Date(Date.parse(draft.print.created_date) + HOUR_MS).toISOString()
  const body = 'No supports needed; the file is linked above.'
  return {
    user_id: userId,
    print_id: id,
    author_id: userId,
    body,
    created_date: date,
    updated_date: date,
  } satisfies Omit<Insertable<Comments>, 'id'>
}

/**
 * Adds the other records that the contract's examples name: an API key and a spool connection whose keys nobody knows, a notification, and settings of a
 * slicer, retrieved and not.
 */
export async function addExamples(trx: Transaction<DB>, userId: number, now: Date): Promise<void> {
  const created = daysAgo(now, 2).toISOString()
  const owned = { user_id: userId, created_date: created }
  const description = 'Home server'
  await trx
    .insertInto('api_keys')
    .values({ ...owned, id: exampleIds.apiKey, key_hash: hashApiKey(newApiKey()), description })
    .execute()
  await trx
    .insertInto('spool_connections')
    .values({
      ...owned,
      id: exampleIds.spoolConnection,
      key_hash: hashApiKey(newApiKey()),
      key_hint: 'sp_EXAM',
      name: 'Moonraker',
    })
    .execute()
  await insertRows(trx, 'notifications', [
    {
      ...owned,
      id: exampleIds.notification,
      event_id: randomUUID(),
      type: 'ApiKey',
      title: 'API key created',
      message: `The API key ${description} was created. Delete it if this was not you.`,
      action_path: '/account/keys',
      is_read: true,
    },
  ])
  const settings = { print_name: 'Cable clip', estimated_print_time_seconds: 2520, material_used_mg: 6400 }
  const body = JSON.stringify({ slicer: 'Cura', curaVersion: '5.10.0', pluginVersion: '1.4.0', settings })
  const saved = { body, slicer: 'Cura', title: settings.print_name, created_date: created }
  await trx
    .insertInto('slicer_settings')
    .values([
      { ...saved, id: exampleIds.newSettings },
      { ...saved, id: exampleIds.ownSettings, user_id: userId, claimed_date: created },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
