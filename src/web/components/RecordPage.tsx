import type { ComponentChildren, JSX } from 'preact'
import type { Load } from '../useLoad.ts'
import { Loaded } from './Loaded.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props<Data> {
  readonly load: Load<Data>
  /** What it is: `print`. */
  readonly noun: string
  /** Why it may not be there. */
  readonly missing: ComponentChildren
  readonly children: (data: Data) => ComponentChildren
}

/** The page of one record, which the address names by its id; the page has a title when the record cannot be shown, too. */
export function RecordPage<Data>({ load, noun, missing, children }: Props<Data>): JSX.Element {
  const { data, failure, isLoading } = load
  // 400: what the address has is no id at all.
  if (failure && [400, 404].includes(failure.status) && !isLoading) {
    return <PageTitle title={`No such ${noun}`} lead={missing} />
  }
  return (
    <>
      {failure && data === null && <PageTitle title={noun.replace(/^./, (letter) => letter.toUpperCase())} />}
      <Loaded load={load} of={`the ${noun}`}>
        {children}
      </Loaded>
    </>
  )
}
