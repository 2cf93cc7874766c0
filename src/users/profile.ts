import { sql, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PatchUserProfileDto, UserProfileDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'
import { isCurrency, NO_CURRENCY, toMicros, toUnits } from '../money.ts'
import { shareKeyFor } from '../shareKey.ts'
import { findZone } from '../time/zone.ts'

/**
 * The own profile of a user. Rates and prices are exact, not rounded to what the currency can pay: a kilowatt-hour
 * costs fractions of a cent.
 */
export async function readProfile(db: Pick<ReadonlyKysely<DB>, 'selectFrom'>, userId: number): Promise<UserProfileDto> {
  const { electricityRateMicros, defaultSpoolPriceMicros, ...profile } = await db
    .selectFrom('users')
    .select([
      'id',
      'display_name as displayName',
      'bio',
      'view_status as viewStatus',
      'show_achievements_on_profile as showAchievementsOnProfile',
      'time_zone as timeZone',
      'currency',
      'electricity_rate_micros as electricityRateMicros',
      'default_spool_price_micros as defaultSpoolPriceMicros',
      'default_view_status as defaultViewStatus',
      'share_key as shareKey',
      'created_date as createdDate',
      'updated_date as updatedDate',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    ...profile,
    electricityRatePerKwh: electricityRateMicros === null ? null : toUnits(electricityRateMicros),
    defaultSpoolPrice: defaultSpoolPriceMicros === null ? null : toUnits(defaultSpoolPriceMicros),
  }
}

/** Keeps others from changing a profile until the transaction ends; records of the user's may still be added. */
export async function lockProfile(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/**
 * Changes a profile, which must be locked. Prints keep the costs that they have; an unlisted profile keeps its share key.
 * @param before the profile as it is
 * @param changes what to change of it; read-only properties are passed over
 * @throws Problem 400 for a time zone or a currency that does not exist
 */
export async function changeProfile(
  trx: Transaction<DB>,
  before: UserProfileDto,
  changes: PatchUserProfileDto,
): Promise<void> {
  const after = { ...before, ...changes }
  // What was stored before may stay, so that a profile can be written back as it was read.
  const timeZone = after.timeZone === before.timeZone ? before.timeZone : await findZone(trx, after.timeZone)
  const errors = {
    ...(timeZone === null ? { timeZone: ['Name a time zone of the IANA database, such as Europe/Berlin.'] } : {}),
    ...(after.currency === before.currency || isCurrency(after.currency) ? {} : { currency: [NO_CURRENCY] }),
  }
  if (timeZone === null || Object.keys(errors).length > 0) throw Problem.invalid(errors)
  await trx
    .updateTable('users')
    .set({
      display_name: after.displayName,
      bio: after.bio,
      view_status: after.viewStatus,
      share_key: shareKeyFor(after.viewStatus, before.shareKey),
      show_achievements_on_profile: after.showAchievementsOnProfile,
      time_zone: timeZone,
      currency: after.currency,
      electricity_rate_micros: inMicros(after.electricityRatePerKwh),
      default_spool_price_micros: inMicros(after.defaultSpoolPrice),
      default_view_status: after.defaultViewStatus,
      updated_date: sql`now()`,
    })
    .where('id', '=', before.id)
    .execute()
}

function inMicros(amount: number | null): number | null {
  return amount === null ? null : toMicros(amount)
}
