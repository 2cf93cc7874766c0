import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useSearchParams } from '../useSearchParams.ts'
import { Icon } from './Icon.tsx'
import './SearchField.css'

/** Pause in typing after which the search starts. */
const PAUSE_MS = 250

/**
 * Search box of a list, with a line of help while it has the focus; the text is `searchText` in the URL. The search starts after a pause in typing,
 * and immediately on Enter or when the box loses the focus, so that it cannot undo a later action.
 */
export function SearchField({ label, hint }: { label: string; hint: string }): JSX.Element {
  const id = useId()
  const searchParams = useSearchParams()
  const current = searchParams.get('searchText')
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
  const search = (value: string) => {
    stop()
    searchParams.set({ searchText: value.trim() })
  }
  return (
    <form
      role="search"
      class="field search"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <label for={id}>{label}</label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        aria-describedby={`${id}-hint`}
        value={text}
        maxLength={200}
        placeholder={label}
        autoComplete="off"
        onInput={(event) => {
          const { value } = event.currentTarget
          setText(value)
          stop()
          timer.current = setTimeout(() => search(value), PAUSE_MS)
        }}
        onBlur={() => timer.current !== null && search(text)}
      />
      <small id={`${id}-hint`} class="note">
        {hint}
      </small>
    </form>
  )
}
