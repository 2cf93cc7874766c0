import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useQueryState } from '../useQueryState.ts'

const PAUSE_MS = 250

/**
 * Searches a list by text, which is `searchText` in the address; after a pause in typing, or at once with Enter or when the field is
 * left, so that nothing that is done next is undone by it.
 */
export function Search({ label }: { label: string }): JSX.Element {
  const id = useId()
  const query = useQueryState()
  const current = query.get('searchText')
  const [text, setText] = useState(current)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    if (timer.current === null) setText(current)
  }, [current])
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => stop, [])
  const search = (sought: string) => {
    stop()
    query.set({ searchText: sought.trim() })
  }
  return (
    <form
      role="search"
      class="field"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        onInput={(event) => {
          const sought = event.currentTarget.value
          setText(sought)
          stop()
          timer.current = setTimeout(() => search(sought), PAUSE_MS)
        }}
        onBlur={() => timer.current !== null && search(text)}
      />
    </form>
  )
}
