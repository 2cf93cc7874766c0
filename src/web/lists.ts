import { api, type Answer, type Schemas } from './api.ts'

/** Lists to choose from, each read to its end: who has hundreds of spools must find every one. */

const LARGEST_PAGE = 200

interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly paging: Schemas['Paging']
}

type List<Item> = Promise<Answer<readonly Item[]>>

/** The printers, those in use first. */
export function allPrinters(signal: AbortSignal): List<Schemas['PrinterSummaryDto']> {
  return everyPage((query) => api.GET('/api/Printers/summary', { params: { query }, signal }))
}

/** The spools, with those that are put away. */
export function allSpools(signal: AbortSignal): List<Schemas['FilamentDetailDto']> {
  return everyPage((query) => api.GET('/api/Filaments', { params: { query }, signal }))
}

/** The spools that a print can use. */
export function spoolsInUse(signal: AbortSignal): List<Schemas['FilamentDetailDto']> {
  return everyPage((query) => api.GET('/api/Filaments', { params: { query: { ...query, isActive: true } }, signal }))
}

/** The projects, whatever their status. */
export function allProjects(signal: AbortSignal): List<Schemas['ProjectSummaryDto']> {
  return everyPage((query) => api.GET('/api/Projects', { params: { query }, signal }))
}

async function everyPage<Item>(
  read: (page: { readonly pageNumber: number; readonly pageSize: number }) => Promise<Answer<ListPage<Item>>>,
): List<Item> {
  const all: Item[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, error, response } = await read({ pageNumber, pageSize: LARGEST_PAGE })
    if (!data) return { error, response }
    all.push(...data.items)
    if (!data.paging.hasNext) return { data: all, response }
  }
}
