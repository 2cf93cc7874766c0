import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import type { Load } from '../useLoad.ts'
import { Loaded } from './Loaded.tsx'
import { Pager } from './Pager.tsx'

interface Props<Item> {
  readonly load: Load<{ readonly items: readonly Item[]; readonly paging: Schemas['Paging'] }>
  /** What is listed, one and many. */
  readonly noun: readonly [one: string, many: string]
  /** What stands there when the list has nothing at all. */
  readonly empty: ComponentChildren
  readonly children: (items: readonly Item[]) => ComponentChildren
}

/** A list of the caller's, page by page. */
export function PagedList<Item>({ load, noun, empty, children }: Props<Item>): JSX.Element {
  return (
    <Loaded load={load} of={`your ${noun[1]}`}>
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
    </Loaded>
  )
}
