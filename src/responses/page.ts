import type { Paging } from '../../generated/api.d.ts'

/** Response of an operation that lists. */
interface PageReply<Item> {
  status: 200
  body: { items: Item[]; paging: Paging }
  headers: { Link: string }
}

/** Page of a list. */
export interface Page {
  /** Maximum number of items. */
  readonly limit: number
  /** Number of items before the page. */
  readonly offset: number
  readonly reply: <Item>(items: Item[], totalCount: number) => PageReply<Item>
}

/** Part of an operation's request that determines its page. */
interface PageRequest {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Query
}

/** Contract's bound of a Link header. */
const MAX_LINK_LENGTH = 16_000

type Query = Readonly<Record<string, unknown>>

/**
 * Determines the page that a request asks for.
 * @param baseUrl the service's origin
 * @param template the operation's path in the contract, with names in braces
 * @throws Error for an operation without `pageNumber` and `pageSize`
 */
export function pageOf(baseUrl: string, template: string, { path, query }: PageRequest): Page {
  const { pageNumber, pageSize } = query
  if (typeof pageNumber !== 'number' || typeof pageSize !== 'number') throw new Error(`${template} has no pages.`)
  return {
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    reply: (items, totalCount) => {
      const page = paging(pageNumber, pageSize, totalCount)
      const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
      return { status: 200, body: { items, paging: page }, headers: { Link: linkHeader(baseUrl, target, query, page) } }
    },
  }
}

/** Describes the position of a page in its list. */
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

/**
 * Builds the Link header of a page (RFC 8288): `first`, `prev`, `next` and `last`. When the query string is too long
 * for all of them, the most important relations remain.
 * @param baseUrl the service's origin
 * @param path path of the operation, with its values
 * @param query the operation's query, without credentials; page number and size are replaced
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
