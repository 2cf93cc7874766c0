import type { paths } from '../../generated/api.d.ts'
import { api, omitUndefined, type Answer, type Schemas } from './api.ts'

/** Complete lists, for choosing or finding one of their items. */

const MAX_PAGE_SIZE = 200

interface Page<Item> {
  readonly items: readonly Item[]
  readonly paging: Schemas['Paging']
}

type List<Item> = Promise<Answer<readonly Item[]>>

/** Fetches all printers, the active ones first. */
export function fetchAllPrinters(signal: AbortSignal): List<Schemas['PrinterSummaryDto']> {
  return fetchAllPages((query) => api.GET('/api/Printers/summary', { params: { query }, signal }))
}

/** Fetches all spools, including the archived ones. */
export function fetchAllSpools(signal: AbortSignal): List<Schemas['FilamentDetailDto']> {
  return fetchAllPages((query) => api.GET('/api/Filaments', { params: { query }, signal }))
}

/** Fetches the spools that are not archived. */
export function fetchActiveSpools(signal: AbortSignal): List<Schemas['FilamentDetailDto']> {
  return fetchAllPages((query) =>
    api.GET('/api/Filaments', { params: { query: { ...query, isActive: true } }, signal }),
  )
}

/** Fetches all projects of any status. */
export function fetchAllProjects(signal: AbortSignal): List<Schemas['ProjectSummaryDto']> {
  return fetchAllPages((query) => api.GET('/api/Projects', { params: { query }, signal }))
}

/** Fetches all completed maintenance, of one printer or of all. */
export function fetchCompletedMaintenance(
  printerId: number | undefined,
  signal: AbortSignal,
): List<Schemas['MaintenanceEntryDto']> {
  const filter = { done: true, ...(printerId !== undefined && { printerIds: [printerId] }) }
  return fetchAllPages((query) =>
    api.GET('/api/PrinterMaintenance', { params: { query: { ...filter, ...query } }, signal }),
  )
}

/** Fetches all planned maintenance of all printers. */
export function fetchPlannedMaintenance(signal: AbortSignal): List<Schemas['MaintenanceEntryDto']> {
  return fetchAllPages((query) =>
    api.GET('/api/PrinterMaintenance', { params: { query: { done: false, ...query } }, signal }),
  )
}

/** Fetches the ledger of a spool, the newest entry first. */
export function fetchLedger(id: string, signal: AbortSignal): List<Schemas['LedgerEntryDto']> {
  return fetchAllPages((query) => api.GET('/api/Filaments/{id}/ledger', { params: { path: { id }, query }, signal }))
}

/** Fetches all comments on a print, the oldest first. */
export function fetchAllComments(
  id: number,
  shareKey: string | undefined,
  signal: AbortSignal,
): List<Schemas['CommentDetailDto']> {
  return fetchAllPages((query) =>
    api.GET('/api/Prints/{id}/comments', {
      params: { path: { id }, query: omitUndefined({ shareKey, ...query }) },
      signal,
    }),
  )
}

type PrintQuery = Omit<
  NonNullable<paths['/api/Prints/summary']['get']['parameters']['query']>,
  'pageNumber' | 'pageSize'
>

/** Fetches all prints that match the filters of a list. */
export function fetchAllPrints(filters: PrintQuery, signal?: AbortSignal): List<Schemas['PrintSummaryDto']> {
  return fetchAllPages((query) =>
    api.GET('/api/Prints/summary', { params: { query: { ...filters, ...query } }, ...(signal && { signal }) }),
  )
}

async function fetchAllPages<Item>(
  read: (page: { readonly pageNumber: number; readonly pageSize: number }) => Promise<Answer<Page<Item>>>,
): List<Item> {
  const all: Item[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, error, response } = await read({ pageNumber, pageSize: MAX_PAGE_SIZE })
    if (!data) return { error, response }
    all.push(...data.items)
    if (!data.paging.hasNext) return { data: all, response }
  }
}
