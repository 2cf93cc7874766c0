/** Reads a filter by yes or no from the URL; undefined, which does not filter, for another value. */
export function readSwitch(value: string | null): boolean | undefined {
  if (value === 'true') return true
  return value === 'false' ? false : undefined
}
