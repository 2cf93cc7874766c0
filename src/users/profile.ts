import { sql, type Transaction } from 'kysely'
import type { PatchUserProfileDto, UserProfileDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { canonicalTag } from '../kernel/languageTag.ts'
import { isCurrency, NO_CURRENCY, toMicros, toUnits } from '../kernel/money.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'
import { findZone } from './timeZone.ts'
import type { Reader } from '../database/reader.ts'

/**
 * The profile of a user for the user. Rates and prices are exact, not rounded to what the currency can pay: a kilowatt-hour costs
 * fractions of a cent.
 */
export async function readProfile(db: Reader, userId: number): Promise<UserProfileDto> {
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
      'language',
      sql<UserProfileDto['units']>`units`.as('units'),
      sql<UserProfileDto['hourCycle']>`hour_cycle`.as('hourCycle'),
      sql<UserProfileDto['firstDayOfWeek']>`first_day_of_week`.as('firstDayOfWeek'),
      'close_stuck_prints_after_days as closeStuckPrintsAfterDays',
      'share_key as shareKey',
      'image_id as imageId',
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

/** Locks a profile until the transaction ends; records of the user can still be added. */
export async function lockProfile(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/**
 * Changes a profile, which must be locked. Prints keep the costs that they have; an unlisted profile keeps its share key.
 * @param before the current profile
 * @param changes the fields to change; read-only properties are ignored
 * @throws Problem 400 for a time zone or a currency that does not exist, and a language tag that is not well-formed
 */
export async function changeProfile(
  trx: Transaction<DB>,
  before: UserProfileDto,
  changes: PatchUserProfileDto,
): Promise<void> {
  const after = { ...before, ...changes }
  // A stored value is always accepted, so that a profile can be written back as it was read.
  const timeZone = after.timeZone === before.timeZone ? before.timeZone : await findZone(trx, after.timeZone)
  const { language: tag } = after
  const language = tag === null || tag === before.language ? tag : canonicalTag(tag)
  const errors = {
    ...(timeZone === null ? { timeZone: ['Use an IANA time zone such as Europe/Berlin.'] } : {}),
    ...(after.currency === before.currency || isCurrency(after.currency) ? {} : { currency: [NO_CURRENCY] }),
    ...(language === null && tag !== null ? { language: ['Use a language tag such as de or pt-BR.'] } : {}),
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
      language,
      units: after.units,
      hour_cycle: after.hourCycle,
      first_day_of_week: after.firstDayOfWeek,
      close_stuck_prints_after_days: after.closeStuckPrintsAfterDays,
      updated_date: sql`now()`,
    })
    .where('id', '=', before.id)
    .execute()
}

function inMicros(amount: number | null): number | null {
  return amount === null ? null : toMicros(amount)
}
