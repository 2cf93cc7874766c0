import { randomBytes } from 'node:crypto'
import type { ViewStatus } from '../../generated/api.d.ts'

/** Creates the secret in the link of an unlisted record: 144 random bits. */
export function newShareKey(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Determines the share key of a record with a view status: an unlisted record keeps its key or gets a new one; others
 * have none.
 * @param current current share key; null without one
 */
export function shareKeyFor(viewStatus: ViewStatus, current: string | null): string | null {
  return viewStatus === 'Unlisted' ? (current ?? newShareKey()) : null
}
