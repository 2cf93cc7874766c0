import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import type { QueryResult } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import { Pager } from './Pager.tsx'

interface Props<Item> {
  readonly result: QueryResult<{ readonly items: readonly Item[]; readonly paging: Schemas['Paging'] }>
  /** Noun for the items, singular and plural. */
  readonly noun: readonly [one: string, many: string]
  /** Name of the list within a sentence; that of the user's own list by default. */
  readonly label?: string
  /** Text for a list without items. */
  readonly empty: ComponentChildren
  readonly children: (items: readonly Item[]) => ComponentChildren
}

/** Page of a list, usually one of the user's. */
export function PagedList<Item>({
  result,
  noun,
  label = `your ${noun[1]}`,
  empty,
  children,
}: Props<Item>): JSX.Element {
  return (
    <Loadable result={result} label={label}>
      {({ items, paging }) =>
        paging.totalCount === 0 ? (
          <p class="empty">{empty}</p>
        ) : (
          <>
            {items.length > 0 && children(items)}
            <Pager paging={paging} noun={noun} />
          </>
        )
      }
    </Loadable>
  )
}
