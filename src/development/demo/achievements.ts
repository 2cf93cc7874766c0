import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { eligibleTiers, tierId } from '../../achievements/catalog.ts'
import { evaluate } from '../../achievements/evaluate.ts'
import { grant } from '../../achievements/grant.ts'
import { readStats } from '../../achievements/stats.ts'
import { isDevice } from './draft.ts'
import type { Logbook } from './logbook.ts'

/** Visits of the achievements page over the time of a logbook, each after a print: by the demo user, and by each of the others. */
const MANY_VISITS = 100
const FEW_VISITS = 5

/**
 * Grants people the achievements that they have earned, dated as if the service had run all year and they had opened their
 * achievements page after some of their prints.
 */
export async function grantAchievements(
  trx: Transaction<DB>,
  [first, ...others]: readonly Logbook[],
  now: Date,
): Promise<void> {
  if (first) await grantOverTime(trx, first, MANY_VISITS, now)
  for (const logbook of others) await grantOverTime(trx, logbook, FEW_VISITS, now)
}

async function grantOverTime(
  trx: Transaction<DB>,
  { account, prints }: Logbook,
  visits: number,
  now: Date,
): Promise<void> {
  const { userId } = account
  const { calendar, missing } = await evaluate(trx, userId, now)
  if (missing.length === 0) return
  const ends = prints.flatMap(({ draft }) => (draft.print.end_date == null ? [] : [draft.print.end_date])).sort()
  const moments = Array.from(
    { length: visits },
    (_, index) => ends[Math.ceil(((index + 1) * ends.length) / visits) - 1],
  )
  const dates = new Map<string, string>()
  /** Dates the tiers that are earned after one moment and by another; halves the time in between while there are some. */
  const search = async (
    from: number,
    to: number,
    until: ReadonlySet<string>,
    earlier: ReadonlySet<string>,
  ): Promise<void> => {
    const news = [...until].filter((name) => !earlier.has(name))
    if (news.length === 0) return
    if (to - from === 1) {
      for (const name of news) dates.set(name, moments[to] ?? now.toISOString())
      return
    }
    const middle = Math.floor((from + to) / 2)
    const names = await namesBefore(moments[middle] ?? null)
    await search(from, middle, names, earlier)
    await search(middle, to, until, names)
  }
  const namesBefore = async (before: string | null) =>
    new Set(eligibleTiers(await readStats(trx, { userId, calendar, before })).map(tierId))
  await search(-1, moments.length - 1, await namesBefore(moments.at(-1) ?? null), new Set())
  await grant(trx, { userId, calendar }, missing)
  // Of a printer only the latest event is stored, so that no earlier visit finds it connected.
  const connected = connectedSince(prints)
  const dated = missing.map((tier) => {
    const date = (tier.key === 'connected-printers' ? connected : dates.get(tierId(tier))) ?? now.toISOString()
    return { key: tier.key, tier: tier.tier, date }
  })
  await dateGrants(trx, userId, dated)
}

/** The end of the first print that the last connected of the printers reported; null without one. */
function connectedSince(prints: Logbook['prints']): string | null {
  const reported = prints.filter(({ draft }) => isDevice(draft.print.source) && draft.print.end_date != null)
  const firsts = [...Map.groupBy(reported, ({ draft }) => draft.print.printer_id).values()].map(
    ([first]) => first?.draft.print.end_date ?? '',
  )
  return firsts.sort().at(-1) ?? null
}

/** Sets when achievements were granted. They are not retroactive: the badges existed. */
async function dateGrants(
  trx: Transaction<DB>,
  userId: number,
  dated: readonly { readonly key: string; readonly tier: number; readonly date: string }[],
): Promise<void> {
  const grants = sql`json_to_recordset(${JSON.stringify(dated)}::json) as dated (key text, tier int, date timestamptz)`
  await sql`
    update earned_achievements earned set unlocked_date = dated.date, retroactive = false from ${grants}
    where earned.user_id = ${userId} and earned.key = dated.key and earned.tier = dated.tier
  `.execute(trx)
  await sql`
    update outbox event set created_date = dated.date from ${grants}
    where event.user_id = ${userId} and event.type = 'Achievement'
      and event.payload ->> 'key' = dated.key and (event.payload ->> 'tier')::int = dated.tier
  `.execute(trx)
}
