import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { QueryResult } from '../useQuery.ts'
import { Loading } from './Loading.tsx'
import { ProblemView } from './ProblemView.tsx'

interface Props<Data> {
  readonly result: QueryResult<Data>
  /** Name of the data within a sentence, such as `your prints`. */
  readonly label: string
  /** Shown while the data loads for the first time, as large as the data will be, so that nothing below moves. */
  readonly placeholder?: JSX.Element
  readonly children: (data: Data) => ComponentChildren
}

/**
 * Renders loaded data, its progress while loading, or its failure. Data is dimmed while it is loaded again. It stays when that fails,
 * since the user may be typing in it.
 */
export function Loadable<Data>({ result, label, placeholder, children }: Props<Data>): JSX.Element {
  const { data, failure, isLoading, isKept = false, reload } = result
  if (failure && !isLoading && !isKept) return <ProblemView failure={failure} onRetry={reload} />
  if (data === null) {
    if (!placeholder) return <Loading label={label} />
    return (
      <div aria-busy="true">
        <span class="visually-hidden" role="status">
          {common.loadingLabel({ label })}
        </span>
        {placeholder}
      </div>
    )
  }
  return (
    <>
      {failure && !isLoading && <ProblemView failure={failure} onRetry={reload} />}
      <div class={isLoading ? 'reloading' : undefined} aria-busy={isLoading}>
        {children(data)}
      </div>
    </>
  )
}
