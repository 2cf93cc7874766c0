import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { ProblemView } from './ProblemView.tsx'

/**
 * Reason why a form was rejected, without the validation errors that its fields show.
 * @param fields names of the properties that the form shows
 */
export function FormProblem({
  failure,
  fields,
}: {
  failure: Failure | null
  fields: readonly string[]
}): JSX.Element | null {
  if (!failure) return null
  const errors = Object.fromEntries(
    Object.entries(failure.errors).filter(([name]) => !fields.includes(/^[^.[]*/.exec(name)?.[0] ?? '')),
  )
  return <ProblemView failure={{ ...failure, errors }} isInForm />
}
