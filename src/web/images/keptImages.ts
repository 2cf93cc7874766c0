/** Images that were chosen for a record before it existed, by its id. Its page uploads them. */
const chosen = new Map<string | number, readonly File[]>()

/** Stores images for the page of a new record. */
export function keepImages(recordId: string | number, files: readonly File[]): void {
  if (files.length > 0) chosen.set(recordId, files)
}

/** Returns the images that were stored for a record, once. */
export function takeImages(recordId: string | number): readonly File[] {
  const files = chosen.get(recordId) ?? []
  chosen.delete(recordId)
  return files
}
