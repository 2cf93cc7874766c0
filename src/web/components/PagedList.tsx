import * as texts from '#texts/lists'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { usePostponed, type PostponedKind } from '../postponed.ts'
import type { QueryResult } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import { Pager, type ListNoun } from './Pager.tsx'

interface Props<Item> {
  readonly result: QueryResult<{ readonly items: readonly Item[]; readonly paging: Schemas['Paging'] }>
  readonly noun: ListNoun
  /** Name of the list within a sentence; that of the user's own list by default. */
  readonly label?: string
  /** Text for a list without items. */
  readonly empty: ComponentChildren
  /** Kind of the items, if they can be deleted with an undo: what is being deleted is not shown. */
  readonly kind?: PostponedKind
  readonly children: (items: readonly Item[]) => ComponentChildren
}

/** Page of a list, usually one of the user's. */
export function PagedList<Item extends object>({
  result,
  noun,
  label = texts.yours({ noun }),
  empty,
  kind,
  children,
}: Props<Item>): JSX.Element {
  const { isGone } = usePostponed()
  return (
    <Loadable result={result} label={label}>
      {({ items, paging }) => {
        const shown = items.filter((item) => !kind || !isGone(kind, idOf(item)))
        const totalCount = paging.totalCount - (items.length - shown.length)
        return totalCount === 0 ? (
          <p class="empty">{empty}</p>
        ) : (
          <>
            {shown.length > 0 && children(shown)}
            <Pager paging={{ ...paging, totalCount }} noun={noun} />
          </>
        )
      }}
    </Loadable>
  )
}

function idOf(item: { readonly id?: unknown }): string | number {
  return typeof item.id === 'number' ? item.id : String(item.id)
}
