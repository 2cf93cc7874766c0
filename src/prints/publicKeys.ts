import { sql, type Transaction } from 'kysely'
import type { PrintDetailDto, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { deferFew } from '../database/together.ts'
import type { WrittenEvent } from '../events/write.ts'
import { PUBLIC } from './publicSummary.ts'

/** Print as `public_prints` has it. */
interface PublicKey {
  readonly id: number
  readonly loggedDate: string
  readonly status: PrintStatus
}

/** Adds the keys of prints that everybody may see to `public_prints`, where every feed finds them, or brings them up to date. */
async function addPublicKeys(trx: Transaction<DB>, userId: number, keys: readonly PublicKey[]): Promise<void> {
  if (keys.length === 0) return
  const ids = keys.map(({ id }) => id)
  const dates = keys.map(({ loggedDate }) => loggedDate)
  const arePlanned = keys.map(isPlanned)
  await deferFew(trx, keys.length, upsertKeys(trx, {}, { userId, ids, dates, arePlanned }))
}

/** Reads prints, and adds the keys of those that everybody may see, or brings them up to date. */
export async function refreshPublicKeys(trx: Transaction<DB>, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const keys = await trx
    .selectFrom('prints as p')
    .select(['p.id', 'p.logged_date as loggedDate', 'p.status'])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', anyOf(ids))
    .where('p.view_status', '=', PUBLIC)
    .execute()
  await addPublicKeys(trx, userId, keys)
}

/** Removes the keys of prints that not everybody may see any more. Few are sent with the next statement, or with the commit. */
export async function removePublicKeys(trx: Transaction<DB>, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deferFew(trx, ids.length, deleteKeys(trx, {}, { userId, ids }))
}

/** Adds and removes the keys of prints that were recorded or changed, as their events tell. Call it before the commit. */
export async function followPrints(trx: Transaction<DB>, events: readonly WrittenEvent[]): Promise<void> {
  const prints = events.filter(mayChangeKey)
  for (const [userId, of] of Map.groupBy(prints, (event) => event.userId)) {
    // A print may have several events, all of which have it as it is at the commit.
    const data = [...new Map(of.map((event) => [event.recordId, event.data as PrintDetailDto])).values()]
    const { visible = [], hidden = [] } = Object.groupBy(data, (print) => (isPublic(print) ? 'visible' : 'hidden'))
    await addPublicKeys(trx, userId, visible.map(keyOf))
    await removePublicKeys(
      trx,
      userId,
      hidden.map(({ id }) => id),
    )
  }
}

function keyOf({ id, startDate, createdDate, status }: PrintDetailDto): PublicKey {
  return { id, loggedDate: startDate ?? createdDate, status }
}

/** The keys of deleted prints are gone already (`deletePrints`), and a print that is stuck has not changed. */
function mayChangeKey({ name, data, previous }: WrittenEvent): boolean {
  if (!name.startsWith('print.') || name === 'print.deleted' || name === 'print.stuck') return false
  if (!isPublic(data) && !(previous && isPublic(previous))) return false
  if (previous === null || 'viewStatus' in previous || 'startDate' in previous) return true
  return 'status' in previous && isPlanned(previous) !== isPlanned(data)
}

function isPlanned(print: object): boolean {
  return 'status' in print && print.status === 'Pending'
}

function isPublic(print: object): boolean {
  return 'viewStatus' in print && print.viewStatus === 'Public'
}

interface Keys {
  readonly userId: number
  readonly ids: readonly number[]
  readonly dates: readonly string[]
  readonly arePlanned: readonly boolean[]
}

const upsertKeys = templateOf(
  (_trx, _: object, { userId, ids, dates, arePlanned }: Keys) => sql`
    insert into public_prints (user_id, print_id, date, is_planned)
    select ${userId}::bigint, * from unnest(${ids}::bigint[], ${dates}::timestamptz[], ${arePlanned}::boolean[])
    on conflict (user_id, print_id) do update set date = excluded.date, is_planned = excluded.is_planned`,
)

const deleteKeys = templateOf(
  (_trx, _: object, { userId, ids }: Pick<Keys, 'userId' | 'ids'>) =>
    sql`delete from public_prints where user_id = ${userId} and print_id = ${anyOf(ids)}`,
)
