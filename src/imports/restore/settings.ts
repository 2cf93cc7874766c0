import { sql, type Transaction } from 'kysely'
import type { ViewStatus } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import { PROFILE_COLUMNS } from '../../exports/resources/settings.ts'
import { shareKeyFor } from '../../kernel/shareKey.ts'
import { findZone } from '../../users/timeZone.ts'
import type { Held } from '../hold.ts'
import { noPlan, planOrError, type Columns, type Plan, type StoredRow } from '../plan.ts'
import { plainColumns, snakeCase } from './columns.ts'
import { recordOf } from './references.ts'
import { findChangedLists, writeLists } from './settingsLists.ts'

/** Plans the import of the profile and the settings of an archive. */
export function planSettings(trx: Transaction<DB>, held: Held, row: StoredRow): Promise<Plan> {
  return planOrError(row, () => planSound(trx, held, row))
}

async function planSound(trx: Transaction<DB>, { userId }: Held, row: StoredRow): Promise<Plan> {
  const record = recordOf(row)
  if ((await findZone(trx, String(record['timeZone']))) === null) {
    return noPlan(row, 'Error', 'timeZone must be an IANA time zone such as Europe/Berlin.')
  }
  const columns = plainColumns('settings', record)
  const current: Columns = await trx
    .selectFrom('users')
    .select([...PROFILE_COLUMNS, 'share_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const changed = Object.entries(columns).filter(([name, value]) => current[name] !== value)
  const lists = await findChangedLists(trx, userId, record)
  const id = String(userId)
  if (changed.length === 0 && lists.length === 0) return noPlan(row, 'Same', 'Your settings are the same.', id)
  const outcome = Object.fromEntries(
    Object.entries(record).filter(
      ([member]) => lists.includes(member) || changed.some(([name]) => name === snakeCase(member)),
    ),
  )
  const share_key = shareKeyFor(record['viewStatus'] as ViewStatus, current['share_key'] as string | null)
  const write = { kind: 'Update' as const, columns: { ...Object.fromEntries(changed), share_key } }
  return { row, verdict: 'Updated', reason: null, outcome, recordId: id, write }
}

/** Changes the profile and the settings of the user. */
export async function writeSettings(trx: Transaction<DB>, { userId }: Held, { row, write }: Plan): Promise<void> {
  if (write?.kind !== 'Update') return
  await trx
    .updateTable('users')
    .set({ ...write.columns, updated_date: sql<string>`now()` })
    .where('id', '=', userId)
    .execute()
  await writeLists(trx, userId, recordOf(row))
}
