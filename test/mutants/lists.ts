import type { Row } from './mutant.ts'

const ORDER = 'queries/order.test.ts'
const PAGES = 'queries/pages.test.ts'
const ANALYTICS_FILTERS = 'operations/Prints/analyticsFilters.test.ts'

/** Pages, their order, and what they are searched for. */
export const lists: readonly Row[] = [
  ['src/responses/page.ts', 'Math.ceil(totalCount', 'Math.floor(totalCount', 'responses/page.test.ts'],
  ['src/responses/page.ts', '(pageNumber - 1) * pageSize', 'pageNumber * pageSize', PAGES],
  [
    'src/responses/page.ts',
    'hasNext: pageNumber < totalPages',
    'hasNext: pageNumber <= totalPages',
    'responses/page.test.ts',
  ],
  [
    'src/responses/page.ts',
    'Math.min(page.currentPage - 1, lastPage)',
    'page.currentPage - 1',
    'responses/page.test.ts',
  ],
  ['src/responses/page.ts', 'MAX_LINK_LENGTH = 16_000', 'MAX_LINK_LENGTH = 64_000', 'responses/page.test.ts'],
  ['src/prints/summary.ts', 'limit: limit === DEFAULT_LIMIT ? undefined : limit', 'limit: Math.min(limit, 100)', PAGES],
  ['src/prints/summary.ts', ".orderBy('p.id', shape.sortDirection)\n    .limit(", '.limit(', ORDER],
  ['src/projects/list.ts', ".orderBy('project.id', sortDirection)\n          .limit(", '.limit(', ORDER],
  ['src/filaments/list.ts', ".orderBy('f.id', sortDirection)\n    .limit(", '.limit(', ORDER],
  ['src/slicerSettings/list.ts', "    .orderBy('id', sortDirection)\n", '', ORDER],
  ['src/maintenance/list.ts', "    .orderBy('entry.id', 'desc')\n", '', ORDER],
  ['src/operations/Notifications/GetNotifications.ts', "    .orderBy('id', 'desc')\n", '', ORDER],
  ['src/operations/UserApiKeys/GetApiKeys.ts', "    .orderBy('id')\n", '', ORDER],
  ['src/operations/Sessions/GetSessions.ts', "    .orderBy('id')\n", '', ORDER],
  ['src/comments/blocked.ts', "    .orderBy('blocked.blocked_id', 'desc')\n", '', ORDER],
  ['src/comments/detail.ts', "    .orderBy('comment.id')\n", '', ORDER],
  ['src/printers/list.ts', 'lower(printer.name), printer.id', 'lower(printer.name)', ORDER],
  ['src/printers/list.ts', 'printer.is_active desc, ', '', 'operations/Printers/printers.test.ts'],
  ['src/prints/publicSummary.ts', "        .orderBy('page.id', 'desc')\n", '', ORDER],
  ['src/feed/latest.ts', 'REACH = 1000', 'REACH = 1001', 'operations/Feed/feed.test.ts'],
  ['src/database/likeContains.ts', '[\\\\%_]', '[\\\\_]', 'database/search.test.ts'],
  ['src/database/search.ts', '[...part].length > 1', '[...part].length > 0', 'database/search.test.ts'],
  ['src/prints/usedMaterials.ts', 'coalesce(f.material_type, u.material_type)', 'u.material_type', ANALYTICS_FILTERS],
  [
    'src/prints/filter.ts',
    'sql`p.start_date at time zone ${zone}::text`',
    "sql`p.start_date at time zone 'UTC'`",
    ANALYTICS_FILTERS,
  ],
  ['src/prints/listFilter.ts', 'fromDate || toDate || isByStart', 'fromDate || toDate', ANALYTICS_FILTERS],
  ['src/prints/search.ts', ' and printer.search_name like ${pattern}', '', 'operations/Prints/search.test.ts'],
  ['src/prints/search.ts', 'octet_length(p.search_text) > 1000', 'false', 'operations/Prints/search.test.ts'],
  [
    'src/prints/filter.ts',
    'p.logged_date < ${toDate}',
    'p.logged_date <= ${toDate}',
    'operations/Prints/summary.test.ts',
  ],
  [
    'src/prints/filter.ts',
    'p.logged_date >= ${fromDate}',
    'p.logged_date > ${fromDate}',
    'operations/Prints/summary.test.ts',
  ],
]
