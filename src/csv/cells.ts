/** Values of cells. Numbers and booleans are written as they are; texts are guarded. */
export type Cell = string | number | boolean | null | readonly (string | number | null)[]

/**
 * Beginning of a text that a spreadsheet would take for a formula, or that a guard could be mistaken for (docs/archive.md,
 * "CSV"). The full-width characters become ASCII in some spreadsheets.
 */
const RISKY = /^['=+\-@\t\r\n＝＋－＠]/

/** Text of a cell. Several values have `;` between them. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return guarded(cell.map(itemText).join(';'))
  return typeof cell === 'string' ? guarded(cell) : String(cell)
}

/** A guarded text; `unguard` of a reader removes the first character. */
function guarded(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

function itemText(item: string | number | null): string {
  return String(item ?? '').replace(/[\\;]/g, String.raw`\$&`)
}

/** Milligrams as grams, with all digits; null stays null. */
export function grams(mg: number | null): number | null {
  return mg === null ? null : mg / 1000
}

/** Millionths of a currency unit as units, with all digits; null stays null. */
export function units(micros: number | null): number | null {
  return micros === null ? null : micros / 1_000_000
}
