/** Edits at which a name counts as misspelled. */
const MAX_EDITS = 2
/** Letters of a known name per edit: two edits turn any name of three letters into nearly any other. */
const LETTERS_PER_EDIT = 3

/**
 * Finds the known name that a misspelled one stands for, ignoring case.
 * @returns the nearest one within two edits, or one for short names; null when none is near. An edit inserts, deletes or replaces
 * a letter, or swaps two that are neighbors
 */
export function nearest(name: string, known: Iterable<string>): string | null {
  const given = name.toLowerCase()
  let found: string | null = null
  let best = MAX_EDITS + 1
  for (const candidate of known) {
    const bound = Math.min(best - 1, MAX_EDITS, Math.floor(candidate.length / LETTERS_PER_EDIT))
    const edits = distance(given, candidate.toLowerCase(), bound)
    if (edits > bound) continue
    found = candidate
    best = edits
  }
  return found
}

/** The sentence about a name that is not known; it suggests the nearest known one. */
export function notRecognized(name: string, known: Iterable<string>): string {
  const meant = nearest(name, known)
  return meant === null ? 'This name is not recognized.' : `This name is not recognized. Did you mean ${meant}?`
}

/** @returns the number of edits, or any larger number than the bound */
function distance(from: string, to: string, bound: number): number {
  if (Math.abs(from.length - to.length) > bound) return bound + 1
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
