/** Facts of a record that the user sees before a change, as text by label. */
export type Facts = Readonly<Record<string, string>>

/** A fact that somebody else has changed; null for one that was or is missing. */
export interface ChangedFact {
  readonly label: string
  readonly before: string | null
  readonly now: string | null
}

/** Facts that differ between two versions of a record. */
export function changedFacts(before: Facts, now: Facts): ChangedFact[] {
  const labels = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...labels]
    .map((label) => ({ label, before: before[label] ?? null, now: now[label] ?? null }))
    .filter((fact) => fact.before !== fact.now)
}
