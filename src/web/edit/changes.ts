/** A record as read from a form, or any part of it. */
export type Values = Readonly<Record<string, unknown>>

/** The user's decision about a property that both sides have changed. */
export type Choice = 'theirs' | 'mine' | 'both'

/** Text properties of which both versions can be kept, one below the other. */
const JOINABLE = ['notes', 'privateNotes', 'description', 'bio', 'body']

/** Names of the properties that differ, of those that the form has. */
export function changedNames(names: readonly string[], before: Values, after: Values): string[] {
  return names.filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
}

/** Whether both versions of a property can be kept. */
export function canKeepBoth(name: string, mine: unknown, theirs: unknown): boolean {
  return JOINABLE.includes(name) && typeof mine === 'string' && typeof theirs === 'string'
}

/** Applies the user's choices to a merge patch. A property without a choice is sent as the user has it. */
export function withChoices<Patch extends object>(
  patch: Patch,
  choices: Readonly<Record<string, Choice>>,
  theirs: Values,
): Patch {
  const entries = Object.entries(patch).flatMap(([name, mine]: [string, unknown]): [string, unknown][] => {
    if (choices[name] === 'theirs') return []
    return [[name, choices[name] === 'both' ? `${String(theirs[name])}\n\n${String(mine)}` : mine]]
  })
  return Object.fromEntries(entries) as Patch
}
