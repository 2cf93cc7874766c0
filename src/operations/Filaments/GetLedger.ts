import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'
import { selectEntries } from '../../filaments/ledgerEntries.ts'
import { Problem } from '../../http/problem.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'Filaments_GetLedger'> = async ({ path, query }, { db, caller, config }) => {
  const { pageNumber, pageSize } = query
  const { userId } = caller
  const spool = await db
    .selectFrom('filaments as f')
    .select((filaments) => [
      'f.id',
      filaments
        .selectFrom('filament_ledger as e')
        .select(sql<number>`count(*)`.as('count'))
        .where('e.user_id', '=', userId)
        .whereRef('e.filament_id', '=', 'f.id')
        .as('count'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.id', '=', path.id)
    .executeTakeFirst()
  if (!spool) throw Problem.notFound('spool')
  const items = await selectEntries(db, userId, spool.id)
    .limit(pageSize)
    .offset(offsetOf(pageNumber, pageSize))
    .execute()
  const page = paging(pageNumber, pageSize, spool.count ?? 0)
  const Link = linkHeader(config.baseUrl, `/api/Filaments/${spool.id}/ledger`, query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
