import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { QueryResult } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props<Data> {
  readonly result: QueryResult<Data>
  /** Kind of the record. */
  readonly noun: Parameters<typeof common.theRecord>[0]['noun']
  /** Explanation when the record does not exist. */
  readonly missing: ComponentChildren
  readonly children: (data: Data) => ComponentChildren
}

/** Page of one record, whose id is in the URL. The page has a title even if the record cannot be shown. */
export function RecordPage<Data>({ result, noun, missing, children }: Props<Data>): JSX.Element {
  const { data, failure, isLoading } = result
  // 400: the id in the URL is invalid.
  if (failure && [400, 404].includes(failure.status) && !isLoading) {
    return <PageTitle title={common.recordNotFound({ noun })} lead={missing} />
  }
  return (
    <>
      {failure && data === null && <PageTitle title={common.recordTitle({ noun })} />}
      <Loadable result={result} label={common.theRecord({ noun })}>
        {children}
      </Loadable>
    </>
  )
}
