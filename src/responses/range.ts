import type { ByteRange } from '../media/mediaStore.ts'

/**
 * Reads a Range field (RFC 9110, section 14.1.2). The package range-parser refuses a suffix that is longer than the
 * whole, for which that section asks for the whole, and takes the first of several ranges for the only one when the
 * others are not satisfiable.
 * @param field field value as sent
 * @param size size of the whole in bytes
 * @returns null when the field must be ignored: another unit, several ranges, no valid range
 */
export function readRange(field: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(field ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? null : suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? Infinity : Number(last)
  if (end < start) return null
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length > 0 && size > 0 ? { start: Math.max(0, size - length), end: size - 1 } : 'unsatisfiable'
}
