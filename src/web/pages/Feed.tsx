import * as texts from '#texts/people'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { FeedItem } from '../feed/FeedItem.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of recent activity: public prints of others, and the user's own prints and their comments. */
export default function Feed(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Feed', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    { name: 'feed', kinds: ['print', 'comment'] },
  )
  return (
    <>
      <PageTitle title={common.feed} lead={texts.publicPrintsOfOtherUsers} />
      <PagedList result={result} noun="item" label={texts.theFeed} empty={texts.nothingHasHappenedYet}>
        {(items) => (
          <ul class="feed">
            {items.map((item) => (
              <FeedItem key={`${item.print.id} ${item.comment?.id ?? ''}`} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
