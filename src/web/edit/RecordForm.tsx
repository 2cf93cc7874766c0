import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { guardLeaving } from '../leaving.ts'

interface Props {
  readonly onSubmit: (form: FormData) => void
  readonly onInput?: (form: FormData) => void
  /** Increases with every save after which the form stays: the saved values then count as unchanged. */
  readonly saves?: number
  /** Whether a save empties the form, for the next new record, unless something else was typed while it was sent. */
  readonly isEmptied?: boolean
  readonly class?: string
  readonly children: ComponentChildren
}

/** Form that asks before the page is left with unsaved changes. */
export function RecordForm(props: Props): JSX.Element {
  const { onSubmit, onInput, saves = 0, isEmptied = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef('')
  const submitted = useRef('')
  useLayoutEffect(() => {
    if (isEmptied && saves > 0) {
      if (snapshot(form.current) !== submitted.current) return
      form.current?.reset()
    }
    saved.current = snapshot(form.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each save
  }, [saves])
  useEffect(() => {
    const element = form.current
    return element ? guardLeaving(element, () => snapshot(element) !== saved.current) : undefined
  }, [])
  return (
    <form
      ref={form}
      class={props.class}
      onInput={(event) => onInput?.(new FormData(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = snapshot(event.currentTarget)
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
