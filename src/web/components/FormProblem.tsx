import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { ProblemView } from './ProblemView.tsx'

/**
 * Reason why a form was rejected, without the validation errors that its fields show. The first of these fields gets the focus.
 * @param fields names of the properties that the form shows
 */
export function FormProblem({
  failure,
  fields,
}: {
  failure: Failure | null
  fields: readonly string[]
}): JSX.Element | null {
  const element = useRef<HTMLDivElement>(null)
  const [isMarked, setMarked] = useState(true)
  useLayoutEffect(() => {
    // Not every property that a form shows has a control of its own that can be marked.
    if (failure) setMarked(focusMarked(element.current?.closest('form')))
  }, [failure])
  if (!failure) return null
  const all = Object.entries(failure.errors)
  const hidden = isMarked ? all.filter(([name]) => !fields.includes(/^[^.[]*/.exec(name)?.[0] ?? '')) : all
  return (
    <div ref={element}>
      {all.length > 0 && hidden.length === 0 ? (
        <p class="problem" role="alert">
          {common.checkTheMarkedFields}
        </p>
      ) : (
        <ProblemView failure={{ ...failure, errors: Object.fromEntries(hidden) }} isInForm />
      )}
    </div>
  )
}

/** Moves the focus to the first control with an error, which scrolls it into view. Returns whether there is one. */
function focusMarked(form: HTMLFormElement | null | undefined): boolean {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!marked) return false
  // A browser cannot focus what is folded.
  for (let folded = marked.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true
  }
  marked.focus()
  return true
}
