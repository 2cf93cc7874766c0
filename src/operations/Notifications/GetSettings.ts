import type { Operation } from '../../contract/operation.ts'
import { readNotificationSettings, settingsDto } from '../../outbox/notificationSettings.ts'

export const handle: Operation<'Notifications_GetSettings'> = async (_request, { db, caller }) => {
  return { status: 200, body: settingsDto(await readNotificationSettings(db, caller.userId)) }
}
