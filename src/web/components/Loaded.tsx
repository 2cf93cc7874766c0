import type { ComponentChildren, JSX } from 'preact'
import type { Load } from '../useLoad.ts'
import { Loading } from './Loading.tsx'
import { ProblemView } from './ProblemView.tsx'

interface Props<Data> {
  readonly load: Load<Data>
  /** What is loaded, in the middle of a sentence: `your prints`. */
  readonly of: string
  readonly children: (data: Data) => ComponentChildren
}

/** Draws what was loaded; until then its progress, or why it failed. Dimmed while it is loaded again. */
export function Loaded<Data>({ load, of, children }: Props<Data>): JSX.Element {
  const { data, failure, isLoading, reload } = load
  if (failure && !isLoading) return <ProblemView failure={failure} onRetry={reload} />
  if (data === null) return <Loading of={of} />
  return (
    <div class={isLoading ? 'reloading' : undefined} aria-busy={isLoading}>
      {children(data)}
    </div>
  )
}
