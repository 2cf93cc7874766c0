import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { rfc3339 } from '../database/json.ts'
import type { TierKey } from './catalog.ts'
import type { Reader } from '../database/reader.ts'

/** A tier that a user holds. */
export interface EarnedTier extends TierKey {
  /** When it was granted, RFC 3339. */
  readonly unlockedAt: string
  /** Whether records from before the badge existed were enough for it. */
  readonly retroactive: boolean
}

/** The stored state of a user's achievements. */
export interface StoredState {
  readonly timeZone: string
  /** The start of the first dated print; null without one. */
  readonly firstStart: string | null
  readonly earned: readonly EarnedTier[]
  readonly dismissed: readonly TierKey[]
}

/** Reads the stored state of a user's achievements. */
export async function readStoredState(db: Reader, userId: number): Promise<StoredState> {
  return db
    .selectFrom('users as u')
    .select((user) => [
      'u.time_zone as timeZone',
      user
        .selectFrom('prints as p')
        .select((prints) => prints.fn.min('p.start_date').as('first'))
        .where('p.user_id', '=', userId)
        .as('firstStart'),
      jsonArrayFrom(
        user
          .selectFrom('earned_achievements as earned')
          .select((row) => [
            'earned.key',
            'earned.tier',
            rfc3339(row.ref('earned.unlocked_date')).$notNull().as('unlockedAt'),
            'earned.retroactive',
          ])
          .where('earned.user_id', '=', userId)
          .orderBy('earned.key')
          .orderBy('earned.tier'),
      ).as('earned'),
      jsonArrayFrom(
        user.selectFrom('dismissed_hints as hint').select(['hint.key', 'hint.tier']).where('hint.user_id', '=', userId),
      ).as('dismissed'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The tiers that a user holds, including hidden badges, ordered by key and tier. */
export async function readEarned(db: Reader, userId: number): Promise<EarnedTier[]> {
  return db
    .selectFrom('earned_achievements')
    .select(['key', 'tier', 'unlocked_date as unlockedAt', 'retroactive'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .orderBy('tier')
    .execute()
}
