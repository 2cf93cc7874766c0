import * as texts from '#texts/home'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { formatDuration, formatStock } from '../format.ts'
import { stockWarning } from '../filaments/stockLevel.ts'
import { progressOf, useNow } from '../prints/running.ts'
import { addDays, todayIn } from '../analytics/dates.ts'
import { dayStart } from '../localTime.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

/** Something that needs attention. */
interface Item {
  readonly key: string
  readonly icon: IconName
  readonly href: string
  readonly title: string
  readonly detail: string
}

/** Seconds after its estimated end at which a running print is probably stuck. */
const OVERDUE_SECONDS = 3600
/** Days in which a failure is news. */
const FAILURE_DAYS = 7
/** Number of items of each kind. */
const EACH = 4

/** Section of what needs attention: overdue prints, failures without a reason, low spools and due maintenance. */
export function Attention({
  running,
}: {
  readonly running: readonly Schemas['PrintSummaryDto'][] | null
}): JSX.Element {
  const now = useNow()
  const failed = useFailures()
  const spools = useQuery(
    (signal) =>
      api.GET('/api/Filaments', {
        params: { query: { isActive: true, sortColumn: 'remaining', sortDirection: 'asc', pageSize: 50 } },
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
  const items = [
    ...(running ?? []).flatMap((print) => overdue(print, now)),
    ...(failed ?? []).map(failure),
    ...(spools.data?.items ?? []).flatMap(lowSpool).slice(0, EACH),
    ...(printers.data?.items ?? []).flatMap(duePrinter).slice(0, EACH),
  ]
  const isLoading = [running, failed, spools.data ?? spools.failure, printers.data ?? printers.failure].includes(null)
  return (
    <section class="home-attention" aria-labelledby="attention">
      <h2 id="attention">{texts.needsAttention}</h2>
      {isLoading ? (
        <Skeleton label={texts.whatNeedsAttention} count={1} list="card" />
      ) : items.length === 0 ? (
        <p class="empty">{texts.nothingLowSpoolsDueMaintenance}</p>
      ) : (
        <ul class="card">
          {items.map(({ key, icon, href, title, detail }) => (
            <li key={key}>
              <a href={href}>
                <Icon name={icon} />
                <span>
                  <b>{title}</b>
                  <small>{detail}</small>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Recent failures whose reason is not recorded; null until they are loaded. */
function useFailures(): readonly Schemas['PrintSummaryDto'][] | null {
  const { timeZone } = useSignedInUser()
  const fromDate = dayStart(addDays(todayIn(timeZone), -FAILURE_DAYS))
  const { data, failure } = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: { query: { statuses: ['Failed'], pageSize: 20, ...(fromDate && { fromDate }) } },
        signal,
      }),
    [fromDate],
    { name: 'failed prints', kinds: ['print'] },
  )
  if (!data && !failure) return null
  return (data?.items ?? []).filter(({ failureReason }) => failureReason === null).slice(0, EACH)
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

function failure({ id, title, printerName }: Schemas['PrintSummaryDto']): Item {
  return {
    key: `failed ${id}`,
    icon: 'circle-x',
    href: `/prints/${id}/edit`,
    title,
    detail: printerName ? texts.failedOn({ printer: printerName }) : texts.failedPrint,
  }
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
