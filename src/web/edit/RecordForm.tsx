import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { guardLeaving } from './leaving.ts'

interface Props {
  readonly onSubmit: (form: FormData) => void
  readonly onInput?: (form: FormData) => void
  /** Increases with every save after which the form stays: the saved values then count as unchanged. */
  readonly saves?: number
  readonly children: ComponentChildren
}

/** Form that asks before the page is left with unsaved changes. */
export function RecordForm({ onSubmit, onInput, saves = 0, children }: Props): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef('')
  useLayoutEffect(() => {
    saved.current = snapshot(form.current)
  }, [saves])
  useEffect(() => {
    const isDirty = () => form.current !== null && snapshot(form.current) !== saved.current
    return guardLeaving(isDirty)
  }, [])
  return (
    <form
      ref={form}
      onInput={(event) => onInput?.(new FormData(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
    </form>
  )
}

function snapshot(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)].filter(([name]) => !name.startsWith('conflict.'))) : ''
}
