import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import { Loadable } from '../components/Loadable.tsx'
import type { QueryResult } from '../useQuery.ts'

interface Props<Data> {
  readonly id: 'overview' | 'activity' | 'printers' | 'materials' | 'costs' | 'failures' | 'accuracy'
  readonly title: string
  readonly result: QueryResult<Data>
  readonly children: (data: Data) => ComponentChildren
}

/** Section with one analysis, which loads and fails independently of the others. */
export function AnalysisSection<Data>({ id, title, result, children }: Props<Data>): JSX.Element {
  return (
    <section class="analytics-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Loadable result={result} label={texts.sectionLabel({ id })}>
        {children}
      </Loadable>
    </section>
  )
}
