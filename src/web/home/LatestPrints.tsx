import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useDates } from '../format.ts'
import { PrintImage } from '../prints/PrintImage.tsx'
import { usePostponed } from '../postponed.ts'
import { useQuery } from '../useQuery.ts'

/** Number of prints: two rows on a wide screen. */
const COUNT = 8

/** Section of the latest prints, as images. */
export function LatestPrints(): JSX.Element {
  const dates = useDates()
  const { isGone } = usePostponed()
  const result = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: { query: { statuses: ['Success', 'PartialSuccess', 'Failed', 'Cancelled'], pageSize: COUNT } },
        signal,
      }),
    [],
    { name: 'latest prints', kinds: ['print'] },
  )
  return (
    <section class="home-latest" aria-labelledby="latest-prints">
      <div class="section-title">
        <h2 id="latest-prints">{texts.latestPrints}</h2>
        <a href="/prints">{common.allPrints}</a>
      </div>
      {result.isLoading && !result.data ? (
        <Skeleton label={texts.yourLatestPrints} count={COUNT} list="home-prints" />
      ) : (
        <Loadable result={result} label={texts.yourLatestPrints}>
          {({ items }) =>
            items.length === 0 ? (
              <p class="empty">{texts.finishedPrintsAppearHere}</p>
            ) : (
              <ul class="home-prints">
                {items
                  .filter(({ id }) => !isGone('print', id))
                  .map((print) => (
                    <li key={print.id}>
                      <a href={`/prints/${print.id}`}>
                        <PrintImage print={print} isLarge />
                        <b>{print.title}</b>
                      </a>
                      <span class="note">
                        <StatusBadge status={print.status} /> {dates.ago(print.startDate ?? print.createdDate)}
                      </span>
                    </li>
                  ))}
              </ul>
            )
          }
        </Loadable>
      )}
    </section>
  )
}
