import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { ProblemView } from './ProblemView.tsx'

/**
 * Why a form was refused, above its button. What the form's fields show already is left out.
 * @param fields the contract's names of the fields that the form shows
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
  return <ProblemView failure={{ ...failure, errors }} />
}
