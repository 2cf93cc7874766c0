const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const

/** Formats bytes for people: `500 MiB`, `1.5 GiB`, `900 bytes`. */
export function inWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1)
  return `${inFigures(bytes / 1024 ** power)} ${UNITS[power]}`
}

/** Formats a number with thousands separators and at most one decimal: `200,000`. */
export function inFigures(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}
