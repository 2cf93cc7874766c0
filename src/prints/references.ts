import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Makes sure that a print may name this printer and this project: nobody deletes them until the transaction ends.
 * @param path before their names in the request, for the error
 * @throws Problem 400 naming those that are unknown or somebody else's
 */
export async function requireReferences(
  trx: Transaction<DB>,
  userId: number,
  { printerId, projectId }: { readonly printerId: number | null; readonly projectId: string | null },
  path = '',
): Promise<void> {
  if (printerId === null && projectId === null) return
  const { printer, project } = await trx
    .selectNoFrom((query) => [
      query
        .exists(
          query
            .selectFrom('printers')
            .select(sql`1`.as('one'))
            .where('user_id', '=', userId)
            .where('id', '=', printerId)
            .forKeyShare(),
        )
        .as('printer'),
      query
        .exists(
          query
            .selectFrom('projects')
            .select(sql`1`.as('one'))
            .where('user_id', '=', userId)
            .where('id', '=', projectId)
            .forKeyShare(),
        )
        .as('project'),
    ])
    .executeTakeFirstOrThrow()
  const errors = {
    ...(printerId !== null && !printer ? { [`${path}printerId`]: ['You have no printer with this id.'] } : {}),
    ...(projectId !== null && !project ? { [`${path}projectId`]: ['You have no project with this id.'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}
