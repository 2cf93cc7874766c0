import { timingSafeEqual } from 'node:crypto'
import type { ViewStatus } from '../generated/api.d.ts'

/** Whose a record is and whom its owner lets see it. */
export interface Visibility {
  readonly ownerId: number
  readonly viewStatus: ViewStatus
  readonly shareKey: string | null
}

/**
 * Whether somebody may read a record (DOMAIN, "Resources"): its owner always, others when it is public, or when it is
 * unlisted and they have its key.
 * @param callerId null without credentials
 * @param sentKey the key of the link that was followed
 */
export function mayRead(record: Visibility, callerId: number | null, sentKey: string | undefined): boolean {
  if (record.ownerId === callerId || record.viewStatus === 'Public') return true
  return record.viewStatus === 'Unlisted' && isSame(sentKey, record.shareKey)
}

/** In a time that does not tell how much of the key was right. */
function isSame(sent: string | undefined, key: string | null): boolean {
  if (sent === undefined || key === null) return false
  const [left, right] = [Buffer.from(sent), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
