import type { Operation } from '../../contract/operation.ts'
import { changeSettings, readNotificationSettings, settingsDto } from '../../outbox/notificationSettings.ts'
import { lockProfile } from '../../users/profile.ts'

export const handle: Operation<'Notifications_PatchSettings'> = async (
  { body },
  { caller, requireMatch, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await lockProfile(trx, userId)
    const before = settingsDto(await readNotificationSettings(trx, userId))
    requireMatch(before)
    await changeSettings(trx, userId, before, body)
    return { status: 200, body: settingsDto(await readNotificationSettings(trx, userId)) }
  })
