import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import { Loading } from '../components/Loading.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { formatDuration, formatStock } from '../format.ts'
import { stockWarning } from '../filaments/stockLevel.ts'
import { progressOf, useNow } from '../prints/running.ts'
import { addDays, todayIn } from '../analytics/dates.ts'
import { dayStart } from '../localTime.ts'
import { hasSettled, useQuery, type QueryResult } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

/** Something that needs attention. */
interface Item {
  readonly key: string
  readonly icon: IconName
  readonly href: string
  readonly title: string
  readonly detail?: string
}

/** Seconds after its estimated end at which a running print is probably stuck. */
const OVERDUE_SECONDS = 3600
/** Days in which a failure is news. */
const FAILURE_DAYS = 7
/** Number of items of each kind, before a link to all of them. */
const EACH = 4

/** Section of what needs attention: overdue prints, failures without a reason, low spools and due maintenance. */
export function Attention({ running }: { readonly running: QueryResult<Schemas['PrintSummaryPageDto']> }): JSX.Element {
  const now = useNow()
  const failed = useFailedPrints()
  const spools = useQuery(
    (signal) =>
      api.GET('/api/Filaments', {
        params: {
          query: { isActive: true, lowStock: true, sortColumn: 'remaining', sortDirection: 'asc', pageSize: EACH },
        },
        signal,
      }),
    [],
    { name: 'low spools', kinds: ['spool'] },
  )
  const printers = useQuery(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageSize: 200 } }, signal }),
    [],
    { name: 'due printers', kinds: ['printer', 'print'] },
  )
  const moreSpools = (spools.data?.paging.totalCount ?? 0) - EACH
  const items: Item[] = [
    ...(running.data?.items ?? []).flatMap((print) => overdue(print, now)),
    ...shorten((failed.data?.items ?? []).flatMap(unexplained), {
      key: 'more failures',
      icon: 'circle-x',
      href: '/prints?statuses=Failed',
      title: texts.moreFailedPrints,
    }),
    ...(spools.data?.items ?? []).flatMap(lowSpool),
    ...(moreSpools > 0
      ? [
          {
            key: 'more spools',
            icon: 'spool' as const,
            href: '/filaments?lowStock=true',
            title: texts.moreLowSpools({ count: moreSpools }),
          },
        ]
      : []),
    ...shorten((printers.data?.items ?? []).flatMap(duePrinter), {
      key: 'more printers',
      icon: 'wrench',
      href: '/maintenance',
      title: texts.moreDuePrinters,
    }),
  ]
  const queries = [running, failed, spools, printers]
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

/** The first items of a kind, and a link to all of them where there are more. */
function shorten(items: readonly Item[], more: Item): readonly Item[] {
  return items.length > EACH ? [...items.slice(0, EACH), more] : items
}

function ItemList({ items }: { readonly items: readonly Item[] }): JSX.Element {
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

/** Loads the latest prints that failed recently. */
function useFailedPrints(): QueryResult<Schemas['PrintSummaryPageDto']> {
  const { timeZone } = useSignedInUser()
  const fromDate = dayStart(addDays(todayIn(timeZone), -FAILURE_DAYS))
  return useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: { query: { statuses: ['Failed'], pageSize: 20, ...(fromDate && { fromDate }) } },
        signal,
      }),
    [fromDate],
    { name: 'failed prints', kinds: ['print'] },
  )
}

function overdue(print: Schemas['PrintSummaryDto'], now: number): Item[] {
  const left = progressOf(print, now)?.left ?? null
  if (left === null || left > -OVERDUE_SECONDS) return []
  return [
    {
      key: `overdue ${print.id}`,
      icon: 'timer',
      href: `/prints/${print.id}`,
      title: print.title,
      detail: texts.longerThanEstimated({ value: formatDuration(-left) }),
    },
  ]
}

function unexplained({ id, title, printerName, failureReason }: Schemas['PrintSummaryDto']): Item[] {
  if (failureReason !== null) return []
  return [
    {
      key: `failed ${id}`,
      icon: 'circle-x',
      href: `/prints/${id}/edit`,
      title,
      detail: printerName ? texts.failedOn({ printer: printerName }) : texts.failedPrint,
    },
  ]
}

function lowSpool(spool: Schemas['FilamentDetailDto']): Item[] {
  const warning = stockWarning(spool)
  if (warning === null) return []
  return [
    {
      key: `spool ${spool.id}`,
      icon: 'spool',
      href: `/filaments/${spool.id}`,
      title: spool.displayName,
      detail: (spool.loadedInPrinterId === null ? texts.lowSpool : texts.lowLoadedSpool)({
        warning,
        weight: formatStock(spool.remainingMg),
      }),
    },
  ]
}

function duePrinter({ id, name, maintenanceDueCount }: Schemas['PrinterSummaryDto']): Item[] {
  if (maintenanceDueCount === 0) return []

  return [
    {
      key: `printer ${id}`,
      icon: 'wrench',
      href: `/printers/${id}#maintenance`,
      title: name,
      detail: texts.tasksDue({ count: maintenanceDueCount }),
    },
  ]
}
