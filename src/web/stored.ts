/** Values that this browser stores for a user. They are text of the user's own, so each user has their own. */

/**
 * Reads what was stored under a name for a user.
 * @param check whether a value that is stored has the right type: it may be of an older release, or changed by hand
 * @returns null when nothing usable is stored, or the browser blocks storage
 */
export function readStored<Value>(
  name: string,
  userId: number,
  check: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyFor(name, userId)) ?? 'null')
    return check(value) ? value : null
  } catch {
    return null
  }
}

/** Stores a value under a name for a user. A browser that stores nothing forgets it. */
export function writeStored(name: string, userId: number, value: unknown): void {
  try {
    localStorage.setItem(keyFor(name, userId), JSON.stringify(value))
  } catch {
    // The page has it until it is left.
  }
}

/** Deletes what was stored under a name for a user. */
export function deleteStored(name: string, userId: number): void {
  try {
    localStorage.removeItem(keyFor(name, userId))
  } catch {
    // Nothing is stored.
  }
}

function keyFor(name: string, userId: number): string {
  return `${name}:${userId}`
}
