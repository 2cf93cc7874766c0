import { randomBytes } from 'node:crypto'
import type { Held } from '../hold.ts'
import type { StoredRow } from '../plan.ts'

/**
 * Makes UUIDs of version 7 (RFC 9562, section 5.7) that ascend with the positions of rows, so that records have the same order
 * under their new ids: the milliseconds are those of the import, and one more for each row. 74 bits are random.
 */
export function orderedUuid(
  { createdDate }: Pick<Held, 'createdDate'>,
  { position }: Pick<StoredRow, 'position'>,
): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.parse(createdDate) + position, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
