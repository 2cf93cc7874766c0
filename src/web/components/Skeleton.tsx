import * as common from '#texts/common'
import type { JSX } from 'preact'
import './Skeleton.css'

interface Props {
  /** Name of what is loading, within a sentence. */
  readonly label: string
  /** Number of places that are kept free. */
  readonly count: number
  /** Class of the list around them, which is that of what comes. */
  readonly list: string
}

/** Places of what is loading, so that nothing moves when it comes. */
export function Skeleton({ label, count, list }: Props): JSX.Element {
  return (
    <div role="status">
      <span class="visually-hidden">{common.loadingLabel({ label })}</span>
      <div class={list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} class="skeleton" />
        ))}
      </div>
    </div>
  )
}
