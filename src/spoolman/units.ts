/** Converts a stored weight in mg to grams. */
export function toGrams(mg: number): number {
  return mg / 1000
}

/** Converts a weight in grams to mg, as it is stored. */
export function toMg(grams: number): number {
  return Math.round(grams * 1000)
}

/** Converts an optional weight in grams to mg. */
export function toOptionalMg(grams: number | null | undefined): number | null {
  return grams === null || grams === undefined ? null : toMg(grams)
}

/** Length in mm of filament of a weight in grams. */
export function lengthOfGrams(grams: number, densityGramPerCubicCm: number, diameterMm: number): number {
  return (grams / densityGramPerCubicCm / (Math.PI * (diameterMm / 2) ** 2)) * 1000
}

/** Writes a stored time as the interface does: in UTC, in whole seconds. */
export function toSeconds(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`
}

/** Leaves the members without a value out: the clients of the interface do not expect null. */
export function present<Members extends object>(
  members: Members,
): { [Name in keyof Members]: Exclude<Members[Name], null> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof Members]: Exclude<Members[Name], null>
  }
}
