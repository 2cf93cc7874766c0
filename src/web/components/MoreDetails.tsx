import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { errorsOf } from './Field.tsx'
import './MoreDetails.css'

interface Props {
  /** Names of the fields inside, in the contract. */
  readonly names: readonly string[]
  /** Initial values of the fields; the section begins open when one is recorded. */
  readonly values: { readonly [name: string]: unknown }
  readonly failure: Failure | null
  readonly children: ComponentChildren
}

/** Folded section of a form for less common fields. It opens for a recorded value and for an error inside. */
export function MoreDetails({ names, values, failure, children }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(() => names.some((name) => isRecorded(values[name])))
  useEffect(() => {
    if (names.some((name) => errorsOf(failure, name).length > 0)) setOpen(true)
    // oxlint-disable-next-line react/exhaustive-deps -- opens once for each failure
  }, [failure])
  return (
    <details
      class="more-details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      // A browser reports an invalid field only where it can focus it.
      onInvalidCapture={() => setOpen(true)}
    >
      <summary>{common.moreDetails}</summary>
      <div class="fields">{children}</div>
    </details>
  )
}

function isRecorded(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}
