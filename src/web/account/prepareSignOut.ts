import { confirmDiscard } from '../outbox/outbox.ts'
import { sendPostponed } from '../postponed.ts'
import { forgetVisited } from '../search/visited.ts'
import { turnPushOff } from './browserPush.ts'

/**
 * Prepares this browser for the end of its session, while the session can still send: the next one to sign in must not find
 * anything of the user, nor see the user's notifications.
 * @returns false when the user keeps prints that are not sent, and stays
 */
export async function prepareSignOut(userId: number): Promise<boolean> {
  if (!(await confirmDiscard(userId))) return false
  await sendPostponed()
  forgetVisited(userId)
  // Without a connection the browser keeps its subscription, and the session does not end either.
  await turnPushOff().catch(() => undefined)
  return true
}
