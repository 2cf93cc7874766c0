import type { Paging } from '../generated/api.d.ts'

/** The contract's bound of a Link header. */
const MAX_LINK_LENGTH = 16_000

type Query = Readonly<Record<string, unknown>>

/** Where a page stands in its list (DOMAIN, "Conventions"). */
export function paging(pageNumber: number, pageSize: number, totalCount: number): Paging {
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    currentPage: pageNumber,
    pageSize,
    totalPages,
    totalCount,
    hasPrevious: pageNumber > 1 && totalPages > 0,
    hasNext: pageNumber < totalPages,
  }
}

/** How many items come before a page. */
export function offsetOf(pageNumber: number, pageSize: number): number {
  return (pageNumber - 1) * pageSize
}

/**
 * The Link header of a page (RFC 8288): `first`, `prev`, `next` and `last`. The relations that matter most stay when
 * the query is so long that not all of them fit.
 * @param baseUrl the service's origin
 * @param path the contract's spelling
 * @param query the operation's query, without credentials; the page's number and size are replaced
 */
export function linkHeader(baseUrl: string, path: string, query: Query, page: Paging): string {
  const rest = otherParameters(query)
  const lastPage = Math.max(page.totalPages, 1)
  const relations: [string, number][] = [['first', 1]]
  if (page.hasNext) relations.unshift(['next', page.currentPage + 1])
  if (page.hasPrevious) relations.unshift(['prev', Math.min(page.currentPage - 1, lastPage)])
  relations.push(['last', lastPage])
  let header = ''
  for (const [name, pageNumber] of relations) {
    const link = `<${baseUrl}${path}?pageNumber=${pageNumber}&pageSize=${page.pageSize}${rest}>; rel="${name}"`
    if (header.length + link.length + 2 > MAX_LINK_LENGTH) break
    header += header === '' ? link : `, ${link}`
  }
  return header
}

function otherParameters(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name === 'pageNumber' || name === 'pageSize' || value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(name, String(item))
  }
  return parameters.size === 0 ? '' : `&${parameters.toString()}`
}
