import type { ReadonlyKysely } from 'kysely/readonly'
import type { UserProfileDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

const MICROS_PER_UNIT = 1_000_000

/**
 * The own profile of a user. Rates and prices are exact, not rounded to what the currency can pay: a kilowatt-hour
 * costs fractions of a cent.
 */
export async function readProfile(db: ReadonlyKysely<DB>, userId: number): Promise<UserProfileDto> {
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
      'created_date as createdDate',
      'updated_date as updatedDate',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    ...profile,
    electricityRatePerKwh: inUnits(electricityRateMicros),
    defaultSpoolPrice: inUnits(defaultSpoolPriceMicros),
  }
}

function inUnits(micros: number | null): number | null {
  return micros === null ? null : micros / MICROS_PER_UNIT
}
