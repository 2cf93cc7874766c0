import * as texts from '#texts/home'
import { api, type Schemas } from '../api.ts'
import type { IconName } from '../components/Icon.tsx'
import { formatDuration, formatShortage, formatStock } from '../format.ts'
import { stockWarning } from '../filaments/stockLevel.ts'
import { progressOf, useNow } from '../prints/running.ts'
import { describeRow, nameOfRow } from '../stock/stockNames.ts'
import { addDays, todayIn } from '../analytics/dates.ts'
import { dayStart } from '../localTime.ts'
import { useQuery, type QueryResult } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

/** Something that needs attention. */
export interface AttentionItem {
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
/** Address of the stock that is not enough for planned prints. */
const SHORT_ROWS = '/stock?isShort=true'
/** Address of the filament types that are low. */
const LOW_ROWS = '/stock?lowStock=true'

interface Attention {
  readonly items: readonly AttentionItem[]
  /** The queries that the items are from. */
  readonly queries: readonly Pick<QueryResult<unknown>, 'data' | 'failure' | 'isLoading' | 'reload'>[]
}

/** Loads what needs attention. */
export function useAttention(running: QueryResult<Schemas['PrintSummaryPageDto']>): Attention {
  const now = useNow()
  const failed = useFailedPrints()
  const spools = useLowSpools()
  const missing = useMissingFilament()
  const types = useLowTypes()
  const printers = useQuery(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageSize: 200 } }, signal }),
    [],
    { name: 'due printers', kinds: ['printer', 'print'] },
  )
  const lowTypes = new Set((types.data?.items ?? []).map(({ typeId }) => typeId))
  const items = [
    ...(running.data?.items ?? []).flatMap((print) => overdue(print, now)),
    ...shorten((failed.data?.items ?? []).flatMap(unexplained), {
      key: 'more failures',
      icon: 'circle-x',
      href: '/prints?statuses=Failed',
      title: texts.moreFailedPrints,
    }),
    ...(missing.data?.items ?? []).map(missingFilament),
    ...moreMissing((missing.data?.paging.totalCount ?? 0) - EACH),
    ...(types.data?.items ?? []).map(lowType),
    ...moreTypes((types.data?.paging.totalCount ?? 0) - EACH),
    // Its type says the same.
    ...(spools.data?.items ?? []).filter(({ typeId }) => !lowTypes.has(typeId)).flatMap(lowSpool),
    ...moreSpools((spools.data?.paging.totalCount ?? 0) - EACH),
    ...shorten((printers.data?.items ?? []).flatMap(duePrinter), {
      key: 'more printers',
      icon: 'wrench',
      href: '/maintenance',
      title: texts.moreDuePrinters,
    }),
  ]
  return { items, queries: [running, failed, missing, types, spools, printers] }
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

/** Loads the low spools with the least filament. */
function useLowSpools(): QueryResult<Schemas['FilamentPageDto']> {
  return useQuery(
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
}

/** Loads the filament of which planned prints need most that is not there. */
function useMissingFilament(): QueryResult<Schemas['StockPageDto']> {
  return useQuery(
    (signal) => api.GET('/api/Stock', { params: { query: { isShort: true, pageSize: EACH } }, signal }),
    [],
    { name: 'missing filament', kinds: ['print', 'spool', 'filamentType'] },
  )
}

/** Loads the filament types that are low, those with the least free weight first; what planned prints miss is listed already. */
function useLowTypes(): QueryResult<Schemas['StockPageDto']> {
  return useQuery(
    (signal) =>
      api.GET('/api/Stock', {
        params: { query: { lowStock: true, isShort: false, sortColumn: 'free', sortDirection: 'asc', pageSize: EACH } },
        signal,
      }),
    [],
    { name: 'low filament types', kinds: ['print', 'spool', 'filamentType'] },
  )
}

/** The first items of a kind, and a link to all of them where there are more. */
function shorten(items: readonly AttentionItem[], more: AttentionItem): readonly AttentionItem[] {
  return items.length > EACH ? [...items.slice(0, EACH), more] : items
}

function moreSpools(count: number): AttentionItem[] {
  if (count <= 0) return []
  return [
    { key: 'more spools', icon: 'spool', href: '/filaments?lowStock=true', title: texts.moreLowSpools({ count }) },
  ]
}

function missingFilament(row: Schemas['StockRowDto']): AttentionItem {
  const description = describeRow(row)
  return {
    key: `missing ${row.kind} ${row.typeId} ${nameOfRow(row)} ${description}`,
    icon: 'spool',
    href: SHORT_ROWS,
    title: nameOfRow(row),
    detail: texts.missingForPlanned({ weight: formatShortage(row.shortfallMg) }),
  }
}

function moreMissing(count: number): AttentionItem[] {
  if (count <= 0) return []
  return [{ key: 'more missing', icon: 'spool', href: SHORT_ROWS, title: texts.moreShortFilaments({ count }) }]
}

function lowType(row: Schemas['StockRowDto']): AttentionItem {
  return {
    key: `type ${row.typeId}`,
    icon: 'spool',
    href: LOW_ROWS,
    title: nameOfRow(row),
    detail: texts.lowType({ weight: formatStock(row.freeMg), reorderPoint: formatStock(row.reorderPointMg) }),
  }
}

function moreTypes(count: number): AttentionItem[] {
  if (count <= 0) return []
  return [{ key: 'more types', icon: 'spool', href: LOW_ROWS, title: texts.moreLowTypes({ count }) }]
}

function overdue(print: Schemas['PrintSummaryDto'], now: number): AttentionItem[] {
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

function unexplained({
  id,
  title,
  printerName,
  failureReason,
  failureCategory,
}: Schemas['PrintSummaryDto']): AttentionItem[] {
  if (failureReason !== null || failureCategory !== null) return []
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

function lowSpool(spool: Schemas['FilamentDetailDto']): AttentionItem[] {
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

function duePrinter({ id, name, maintenanceDueCount }: Schemas['PrinterSummaryDto']): AttentionItem[] {
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
