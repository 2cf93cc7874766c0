import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { guardLeaving } from '../leaving.ts'

interface Props {
  readonly onSubmit: (form: FormData) => void
  readonly onInput?: (form: FormData) => void
  /** Increases with every save after which the form stays: the values that were sent then count as unchanged. */
  readonly saves?: number
  /** The record that a form shows that stays. Once it has come again after a save, fields show it, unless something else was typed since. */
  readonly record?: unknown
  /** Whether a save empties the form, for the next new record, unless something else was typed while it was sent. */
  readonly isEmptied?: boolean
  readonly class?: string
  readonly children: ComponentChildren
}

/** Form that asks before the page is left with unsaved changes. */
export function RecordForm(props: Props): JSX.Element {
  const { onSubmit, onInput, saves = 0, record, isEmptied = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef('')
  const submitted = useRef('')
  const wasTyped = useRef(false)
  useLayoutEffect(() => {
    if (isEmptied && saves > 0) {
      if (snapshot(form.current) !== submitted.current) return
      form.current?.reset()
    }
    saved.current = saves > 0 && !isEmptied ? submitted.current : snapshot(form.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each save
  }, [saves])
  useLayoutEffect(() => {
    // Of a conflict, the record may have what somebody else has typed.
    if (saves === 0 || wasTyped.current) return
    form.current?.reset()
    saved.current = snapshot(form.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each record
  }, [record])
  useEffect(() => {
    const element = form.current
    return element ? guardLeaving(element, () => snapshot(element) !== saved.current) : undefined
  }, [])
  return (
    <form
      ref={form}
      class={props.class}
      onInput={(event) => {
        wasTyped.current = true
        onInput?.(new FormData(event.currentTarget))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = snapshot(event.currentTarget)
        wasTyped.current = false
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
