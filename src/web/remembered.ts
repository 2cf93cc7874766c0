import { useState } from 'preact/hooks'

/**
 * State of one of several choices that this browser remembers. A browser that stores nothing begins with the first choice.
 * @param name name under which it is stored
 */
export function useRemembered<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const stored = readRemembered(name)
    return choices.find((choice) => choice === stored) ?? choices[0]
  })
  return [
    choice,
    (next) => {
      setChoice(next)
      remember(name, next)
    },
  ]
}

/** The choice that this browser remembers under a name; null if none. A browser that blocks storage has none. */
export function readRemembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Remembers a choice under a name. A browser that blocks storage forgets it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The choice holds until the page is left.
  }
}
