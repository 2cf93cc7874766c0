import { sql } from 'kysely'
import type { ImportKind, ImportRowDto, ImportVerdict } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { readImport } from '../../imports/detail.ts'

export const handle: Operation<'Imports_GetRows'> = async ({ path, query }, { db, caller, config, page }) => {
  const { userId } = caller
  await readImport(db, userId, path.id, config.storage.importDays)
  const { verdicts } = query
  let rows = db.selectFrom('import_rows').where('user_id', '=', userId).where('import_id', '=', path.id)
  rows = verdicts && verdicts.length > 0 ? rows.where('verdict', 'in', verdicts) : rows.where('verdict', 'is not', null)
  const { totalCount } = await rows
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const items = await rows
    .select([
      'position',
      'kind',
      'label',
      'verdict',
      'reason',
      // A record of our own becomes what the file says.
      sql`coalesce(outcome, case when verdict = 'Created' then record -> 'record' end)`.as('outcome'),
      'record_id as recordId',
      'undo',
    ])
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(
    items.map((row) => ({
      ...row,
      kind: row.kind as ImportKind,
      verdict: row.verdict as ImportVerdict,
      outcome: row.outcome as ImportRowDto['outcome'],
    })),
    totalCount,
  )
}
