import { timingSafeEqual } from 'node:crypto'
import type { ViewStatus } from '../../generated/api.d.ts'

/** Owner and visibility settings of a record. */
export interface Visibility {
  readonly ownerId: number
  readonly viewStatus: ViewStatus
  readonly shareKey: string | null
}

/**
 * Whether a caller may read a record (docs/domain.md, "Visibility"): its owner always, others when the
 * record is public, or when it is unlisted and they have its share key.
 * @param callerId null without credentials
 * @param sentKey share key from the link that was followed
 */
export function mayRead(record: Visibility, callerId: number | null, sentKey: string | undefined): boolean {
  if (record.ownerId === callerId || record.viewStatus === 'Public') return true
  return record.viewStatus === 'Unlisted' && isSame(sentKey, record.shareKey)
}

/** Compares share keys in constant time. */
function isSame(sent: string | undefined, key: string | null): boolean {
  if (sent === undefined || key === null) return false
  const [left, right] = [Buffer.from(sent), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
