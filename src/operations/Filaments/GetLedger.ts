import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'
import { selectEntries } from '../../ledger/ledgerEntries.ts'
import { Problem } from '../../kernel/problem.ts'

export const handle: Operation<'Filaments_GetLedger'> = async ({ path }, { db, caller, page }) => {
  const { userId } = caller
  const spool = await db
    .selectFrom('filaments as f')
    .select((filaments) => [
      'f.id',
      filaments
        .selectFrom('filament_ledger as entry')
        .select(sql<number>`count(*)`.as('count'))
        .where('entry.user_id', '=', userId)
        .whereRef('entry.filament_id', '=', 'f.id')
        .as('count'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.id', '=', path.id)
    .executeTakeFirst()
  if (!spool) throw Problem.notFound('spool')
  const items = await selectEntries(db, userId, spool.id).limit(page.limit).offset(page.offset).execute()
  return page.reply(items, spool.count ?? 0)
}
