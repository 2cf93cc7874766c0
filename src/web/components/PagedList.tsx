import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import type { QueryResult } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import { Pager } from './Pager.tsx'

interface Props<Item> {
  readonly result: QueryResult<{ readonly items: readonly Item[]; readonly paging: Schemas['Paging'] }>
  /** Noun for the items, singular and plural. */
  readonly noun: readonly [one: string, many: string]
  /** Text for a list without items. */
  readonly empty: ComponentChildren
  readonly children: (items: readonly Item[]) => ComponentChildren
}

/** Page of one of the user's lists. */
export function PagedList<Item>({ result, noun, empty, children }: Props<Item>): JSX.Element {
  return (
    <Loadable result={result} label={`your ${noun[1]}`}>
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
