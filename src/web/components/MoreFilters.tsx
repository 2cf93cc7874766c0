import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useSearchParams } from '../useSearchParams.ts'
import './Filters.css'

interface Props {
  readonly title: string
  /** Names of these filters in the URL. */
  readonly names: readonly string[]
  readonly children: ComponentChildren
}

/** Less common filters behind a button, open when one of them is set. */
export function MoreFilters({ title, names, children }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const isSet = names.some((name) => searchParams.params.has(name))
  // Removing the last filter must not close it: the focus may be inside.
  const [wasSet, setWasSet] = useState(false)
  if (isSet && !wasSet) setWasSet(true)
  return (
    <details class="filters-more" open={wasSet}>
      <summary>{title}</summary>
      <div class="filters-row">{children}</div>
    </details>
  )
}
