import type { ComponentChildren, JSX } from 'preact'
import type { QueryResult } from '../useQuery.ts'
import { Loading } from './Loading.tsx'
import { ProblemView } from './ProblemView.tsx'

interface Props<Data> {
  readonly result: QueryResult<Data>
  /** Name of the data within a sentence, such as `your prints`. */
  readonly label: string
  readonly children: (data: Data) => ComponentChildren
}

/** Renders loaded data, its progress while loading, or its failure. Data is dimmed while it is loaded again. */
export function Loadable<Data>({ result, label, children }: Props<Data>): JSX.Element {
  const { data, failure, isLoading, reload } = result
  if (failure && !isLoading) return <ProblemView failure={failure} onRetry={reload} />
  if (data === null) return <Loading label={label} />
  return (
    <div class={isLoading ? 'reloading' : undefined} aria-busy={isLoading}>
      {children(data)}
    </div>
  )
}
