import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { assignNumbers } from '../../filaments/number.ts'
import type { Held } from '../hold.ts'
import { spoolColumns } from './columns.ts'
import { findFittingValues } from './extra.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes spools. They keep their numbers, except for those that other spools have. */
export async function writeSpools(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  const numbers = await assignNumbers(
    trx,
    userId,
    made.map(({ row }) => recordOf(row)['number'] as number | null),
  )
  const valuesOf = await findFittingValues(trx, userId, 'Spool')
  await insertMade(trx, held, 'Spool', made, ({ row, find }, at) => ({
    ...spoolColumns(recordOf(row), find, numbers[at] ?? 0),
    extra: valuesOf(recordOf(row)).values,
  }))
}
