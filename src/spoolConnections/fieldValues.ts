import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../kernel/problem.ts'

/** Bytes that the values of one record can have as JSON, so that few records do not fill the memory: a list is read as a whole. */
export const MAX_VALUES_BYTES = 256 * 1024

/** The bytes of values of a record as JSON. */
export function valuesBytes(extra: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`octet_length((${extra})::text)`
}

/**
 * Selects values, in their order, as long as the record has room for them.
 * @param values JSON text by the key of the field
 */
export function fittingValues(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  let bytes = 0
  return Object.fromEntries(
    Object.entries(values).filter((entry) => {
      const size = bytesOf(entry)
      if (bytes + size > MAX_VALUES_BYTES) return false
      bytes += size
      return true
    }),
  )
}

/** The bytes that PostgreSQL writes for a value: both texts, a colon, a comma or brace, and two spaces or a brace. */
function bytesOf(entry: readonly [key: string, text: string]): number {
  return entry.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 4)
}

/** @throws Problem 400 for records whose values have more bytes than fit */
export function requireValuesFit(changed: readonly { readonly bytes: number }[]): void {
  if (changed.every(({ bytes }) => bytes <= MAX_VALUES_BYTES)) return
  throw Problem.invalid({ extra: ['The values of a record can have at most 256 KiB together. Remove some first.'] })
}
