import { randomBytes } from 'node:crypto'

/** The secret in an unlisted record's link: 144 random bits. */
export function newShareKey(): string {
  return randomBytes(18).toString('base64url')
}
