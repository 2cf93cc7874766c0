import type { Transaction } from 'kysely'
import type { NotificationSettingsDto, NotificationType, PatchNotificationSettingsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import type { QuietHours } from './quietHours.ts'

/** Settings of a user, and the zone in which the quiet hours are meant. */
export interface NotificationSettings {
  readonly mutedInApp: readonly NotificationType[]
  readonly mutedPush: readonly NotificationType[]
  readonly quietHours: QuietHours | null
  readonly timeZone: string
  /** Language tag of the texts; null for English. */
  readonly language: string | null
}

/** Reads which notifications a user wants. */
export async function readNotificationSettings(db: Reader, userId: number): Promise<NotificationSettings> {
  const { mutedInApp, mutedPush, quietStart, quietEnd, timeZone, language } = await db
    .selectFrom('users')
    .leftJoin('notification_settings as settings', (join) => join.on('settings.user_id', '=', userId))
    .select([
      'users.time_zone as timeZone',
      'users.language',
      'settings.muted_in_app as mutedInApp',
      'settings.muted_push as mutedPush',
      'settings.quiet_start as quietStart',
      'settings.quiet_end as quietEnd',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    mutedInApp: (mutedInApp ?? []) as NotificationType[],
    mutedPush: (mutedPush ?? []) as NotificationType[],
    quietHours: quietStart === null || quietEnd === null ? null : { start: quietStart, end: quietEnd },
    timeZone,
    language,
  }
}

/** Writes settings as the contract has them. */
export function settingsDto({ mutedInApp, mutedPush, quietHours }: NotificationSettings): NotificationSettingsDto {
  return {
    mutedInApp: [...mutedInApp],
    mutedPush: [...mutedPush],
    quietStart: quietHours && timeOf(quietHours.start),
    quietEnd: quietHours && timeOf(quietHours.end),
  }
}

/** @throws Problem 400 for quiet hours without start, end or length */
export function requireQuietHours({
  quietStart,
  quietEnd,
}: Pick<NotificationSettingsDto, 'quietStart' | 'quietEnd'>): void {
  if ((quietStart === null) !== (quietEnd === null)) {
    const missing = quietStart === null ? 'quietStart' : 'quietEnd'
    throw Problem.invalid({ [missing]: ['Set both the start and the end of the quiet hours, or neither.'] })
  }
  if (quietStart !== null && quietStart === quietEnd) {
    throw Problem.invalid({ quietEnd: ['The quiet hours must end at another time than they start.'] })
  }
}

/**
 * Applies a user's changes to the settings.
 * @throws Problem 400 for quiet hours without start, end or length
 */
export async function changeSettings(
  trx: Transaction<DB>,
  userId: number,
  before: NotificationSettingsDto,
  changes: PatchNotificationSettingsDto,
): Promise<void> {
  const { mutedInApp, mutedPush, quietStart, quietEnd } = { ...before, ...changes }
  requireQuietHours({ quietStart, quietEnd })
  const row = {
    muted_in_app: [...new Set(mutedInApp)],
    muted_push: [...new Set(mutedPush)],
    quiet_start: minutesOf(quietStart),
    quiet_end: minutesOf(quietEnd),
  }
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Reads a time of day, as the contract's pattern allows it. */
function minutesOf(time: string | null): number | null {
  if (time === null) return null
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}
