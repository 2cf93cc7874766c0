import * as texts from '#texts/search'
import * as common from '#texts/common'
import { api, toResult, type Answer, type Failure, type Result, type Schemas } from '../api.ts'
import { describe, numberedName } from '../filaments/stock.ts'
import { inOneLine } from '../inOneLine.ts'
import { matches } from '../matches.ts'
import { projectStatusLabels } from '../projects/status.ts'
import { statusLabels } from '../statusLabels.ts'
import type { Hit } from './hit.ts'

/** Number of records of each kind. */
const EACH = 5
/** Number on the label of a spool. It is an `integer` of the contract. */
const SPOOL_NUMBER = /^#?([1-9]\d{0,8})$/

/** Records that match a text, and why some could not be looked for; null if all could. */
export interface FoundRecords {
  /** The text that was looked for. */
  readonly text: string
  readonly hits: readonly Hit[]
  readonly failure: Failure | null
}

/**
 * Looks for a text in the user's prints, spools and projects, in parallel.
 * @param formatDate formats the date of a print
 */
export async function findRecords(
  text: string,
  formatDate: (timestamp: string) => string,
  signal: AbortSignal,
): Promise<Answer<FoundRecords>> {
  if (text === '') return answerWith({ text, hits: [], failure: null })
  const number = SPOOL_NUMBER.exec(text)?.[1]
  const query = { searchText: text, pageSize: EACH }
  const results = await Promise.all([
    find(api.GET('/api/Prints/summary', { params: { query }, signal }), (page) => printHits(page, text, formatDate)),
    find(
      number === undefined
        ? Promise.resolve(answerWith(null))
        : api.GET('/api/Filaments', { params: { query: { numbers: [Number(number)], pageSize: 1 } }, signal }),
      (page) => page?.items.map(spoolHit) ?? [],
    ),
    find(api.GET('/api/Filaments', { params: { query }, signal }), (page) => spoolHits(page, text)),
    find(api.GET('/api/Projects', { params: { query }, signal }), (page) => projectHits(page, text)),
  ])
  const failure = results.find((result) => result.failure)?.failure ?? null
  return answerWith({ text, hits: results.flatMap(({ data }) => data ?? []), failure })
}

/** Printers whose name has each word of a text. The API has no search for them; there are few. */
export function findPrinters(printers: readonly Schemas['PrinterSummaryDto'][], text: string): readonly Hit[] {
  return printers
    .filter(({ name }) => matches(name, text))
    .slice(0, EACH)
    .map(({ id, name }) => ({ kind: 'Printers', title: name, href: `/printers/${id}` }))
}

function answerWith<Data>(data: Data): Answer<Data> {
  return { data, response: new Response() }
}

async function find<Data>(call: Promise<Answer<Data>>, toHits: (data: Data) => Hit[]): Promise<Result<Hit[]>> {
  const result = await toResult(call)
  return result.failure ? result : { ...result, data: toHits(result.data) }
}

function printHits(
  { items, paging }: Schemas['PrintSummaryPageDto'],
  text: string,
  formatDate: (timestamp: string) => string,
): Hit[] {
  const hits = items.map(({ id, title, status, startDate, createdDate }): Hit => ({
    kind: 'Prints',
    title,
    detail: `${statusLabels[status]} · ${formatDate(startDate ?? createdDate)}`,
    href: `/prints/${id}`,
  }))
  return [...hits, ...allHits('Prints', '/prints', paging, text)]
}

function spoolHits({ items, paging }: Schemas['FilamentPageDto'], text: string): Hit[] {
  return [...items.map(spoolHit), ...allHits('Spools', '/filaments', paging, text)]
}

function spoolHit(spool: Schemas['FilamentDetailDto']): Hit {
  const detail = inOneLine([describe(spool), !spool.isActive && common.archived])
  return { kind: 'Spools', title: numberedName(spool), detail, href: `/filaments/${spool.id}` }
}

function projectHits({ items, paging }: Schemas['ProjectPageDto'], text: string): Hit[] {
  const hits = items.map(({ id, name, status }): Hit => ({
    kind: 'Projects',
    title: name,
    detail: projectStatusLabels[status],
    href: `/projects/${id}`,
  }))
  return [...hits, ...allHits('Projects', '/projects', paging, text)]
}

/** The list with the same search, when it has more than what is shown. */
function allHits(kind: 'Prints' | 'Spools' | 'Projects', path: string, paging: Schemas['Paging'], text: string): Hit[] {
  if (paging.totalCount <= EACH) return []
  const query = new URLSearchParams({ searchText: text })
  // The list of spools begins with the active ones; this finds all.
  if (kind === 'Spools') query.set('show', 'all')
  return [{ kind, title: texts.showAll({ kind, count: paging.totalCount }), href: `${path}?${query.toString()}` }]
}
