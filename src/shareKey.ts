import { randomBytes } from 'node:crypto'
import type { ViewStatus } from '../generated/api.d.ts'

/** The secret in an unlisted record's link: 144 random bits. */
export function newShareKey(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * The share key that a record of this view status has: an unlisted one keeps the one it has or gets one, others have none.
 * @param current null without one
 */
export function shareKeyFor(viewStatus: ViewStatus, current: string | null): string | null {
  return viewStatus === 'Unlisted' ? (current ?? newShareKey()) : null
}
