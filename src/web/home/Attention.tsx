import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { Loading } from '../components/Loading.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { hasSettled, type QueryResult } from '../useQuery.ts'
import { useAttention, type AttentionItem } from './useAttention.ts'

/** Section of what needs attention: overdue prints, failures without a reason, missing and low filament, and due maintenance. */
export function Attention({ running }: { readonly running: QueryResult<Schemas['PrintSummaryPageDto']> }): JSX.Element {
  const { items, queries } = useAttention(running)
  const missing = queries.filter(({ failure }) => failure !== null)
  const problem = missing[0]?.failure
  const retry = () => {
    for (const { reload } of missing) reload()
  }
  return (
    <section class="home-attention" aria-labelledby="attention">
      <h2 id="attention">{texts.needsAttention}</h2>
      {!queries.every(hasSettled) ? (
        <Skeleton label={texts.whatNeedsAttention} count={1} list="card" />
      ) : items.length > 0 ? (
        <>
          <ItemList items={items} />
          {problem && <Partly onRetry={retry} />}
        </>
      ) : !problem ? (
        <p class="empty">{texts.nothingLowSpoolsDueMaintenance}</p>
      ) : missing.some(({ isLoading }) => isLoading) ? (
        <Loading label={texts.whatNeedsAttention} />
      ) : (
        <ProblemView failure={problem} onRetry={retry} />
      )}
    </section>
  )
}

function ItemList({ items }: { readonly items: readonly AttentionItem[] }): JSX.Element {
  return (
    <ul class="card">
      {items.map(({ key, icon, href, title, detail }) => (
        <li key={key}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              {detail && <small>{detail}</small>}
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Note that a part is missing in the list above. */
function Partly({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  return (
    <>
      <p class="note" role="status">
        {texts.thereMayBeMore}
      </p>
      <button type="button" onClick={onRetry}>
        {common.tryAgain}
      </button>
    </>
  )
}
