import type { TargetedInputEvent } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * Returns the properties of an input whose text counts when the user has finished it (`onChange`), and is kept outside the component.
 * Until then, what is typed stays, although the page is rendered again, for example for a list that has been loaded.
 * @param current the text as it is kept
 */
export function useTyped(current: string): {
  readonly value: string
  readonly onInput: (event: TargetedInputEvent<HTMLInputElement>) => void
} {
  const [typed, setTyped] = useState<string | null>(null)
  // With the rendering: after it, the effect would also drop a character that was typed before the page was drawn.
  useLayoutEffect(() => setTyped(null), [current])
  return { value: typed ?? current, onInput: ({ currentTarget }) => setTyped(currentTarget.value) }
}
