/** A page: its path and its file in src/web/pages/. */
export interface WebPage {
  /** Path, in which `:name` stands for one segment. */
  readonly path: string
  readonly file: string
  /** File of the page for a signed-in user, if it is another one. */
  readonly signedInFile?: string
  /** Whether the page requires a signed-in user. Other visitors are redirected to the sign-in and back. */
  readonly isPrivate?: true
  /** The record whose id, or number, is in the path. The response is 404 unless the visitor may see it. */
  readonly record?: 'print' | 'user' | 'spool' | 'spoolNumber' | 'filamentType' | 'brand' | 'printer' | 'project'
}

/**
 * All pages; the first one that matches is shown. The server uses this table, too: other paths get the response 404.
 */
export const pages: readonly WebPage[] = [
  { path: '/', file: 'Landing', signedInFile: 'Home' },
  { path: '/connect', file: 'Connect' },
  { path: '/prints', file: 'Prints', isPrivate: true },
  { path: '/prints/new', file: 'NewPrint', isPrivate: true },
  { path: '/prints/new/cura', file: 'SlicerPrint', isPrivate: true },
  { path: '/prints/calendar', file: 'CalendarMonth', isPrivate: true },
  { path: '/prints/shared', file: 'SharedImages', isPrivate: true },
  { path: '/prints/:id', file: 'Print', record: 'print' },
  { path: '/prints/:id/edit', file: 'EditPrint', isPrivate: true, record: 'print' },
  { path: '/prints/:id/compare', file: 'ComparePrints', isPrivate: true, record: 'print' },
  { path: '/prints/:id/quote', file: 'Quote', isPrivate: true, record: 'print' },
  { path: '/filaments', file: 'Filaments', isPrivate: true },
  { path: '/filaments/new', file: 'NewFilament', isPrivate: true },
  { path: '/filaments/labels', file: 'SpoolLabels', isPrivate: true },
  { path: '/filaments/types', file: 'FilamentTypes', isPrivate: true },
  { path: '/filaments/types/new', file: 'NewFilamentType', isPrivate: true },
  { path: '/filaments/types/:id', file: 'FilamentType', isPrivate: true, record: 'filamentType' },
  { path: '/filaments/types/:id/edit', file: 'EditFilamentType', isPrivate: true, record: 'filamentType' },
  { path: '/filaments/brands', file: 'Brands', isPrivate: true },
  { path: '/filaments/brands/:id/edit', file: 'EditBrand', isPrivate: true, record: 'brand' },
  { path: '/filaments/:id', file: 'Filament', isPrivate: true, record: 'spool' },
  { path: '/filaments/:id/edit', file: 'EditFilament', isPrivate: true, record: 'spool' },
  { path: '/stock', file: 'Stock', isPrivate: true },
  { path: '/stock/plan', file: 'StockPlan', isPrivate: true },
  { path: '/s/:number', file: 'SpoolByNumber', isPrivate: true, record: 'spoolNumber' },
  { path: '/printers', file: 'Printers', isPrivate: true },
  { path: '/printers/new', file: 'NewPrinter', isPrivate: true },
  { path: '/printers/:id', file: 'Printer', isPrivate: true, record: 'printer' },
  { path: '/printers/:id/edit', file: 'EditPrinter', isPrivate: true, record: 'printer' },
  { path: '/projects', file: 'Projects', isPrivate: true },
  { path: '/projects/new', file: 'NewProject', isPrivate: true },
  { path: '/projects/:id', file: 'Project', record: 'project' },
  { path: '/projects/:id/edit', file: 'EditProject', isPrivate: true, record: 'project' },
  { path: '/maintenance', file: 'Maintenance', isPrivate: true },
  { path: '/maintenance/calendar', file: 'MaintenanceCalendar', isPrivate: true },
  { path: '/feed', file: 'Feed', isPrivate: true },
  { path: '/analytics', file: 'Analytics', isPrivate: true },
  { path: '/achievements', file: 'Achievements', isPrivate: true },
  { path: '/notifications', file: 'Notifications', isPrivate: true },
  { path: '/users/:id', file: 'User', record: 'user' },
  { path: '/users/:id/achievements', file: 'UserAchievements', record: 'user' },
  { path: '/account', file: 'Profile', isPrivate: true },
  { path: '/account/notifications', file: 'NotificationSettings', isPrivate: true },
  { path: '/account/keys', file: 'ApiKeys', isPrivate: true },
  { path: '/account/connections', file: 'SpoolConnections', isPrivate: true },
  { path: '/account/agents', file: 'ConnectedAgents', isPrivate: true },
  { path: '/account/webhooks', file: 'Webhooks', isPrivate: true },
  { path: '/account/storage', file: 'Storage', isPrivate: true },
  { path: '/account/data', file: 'AccountData', isPrivate: true },
  { path: '/account/sessions', file: 'Sessions', isPrivate: true },
  { path: '/account/blocked', file: 'BlockedUsers', isPrivate: true },
  { path: '/docs', file: 'Reference' },
  { path: '/components', file: 'Components', isPrivate: true },
]

/** Matches the paths of all pages, with or without a query. */
export const ownPaths = new RegExp(
  `^(?:${pages.map(({ path }) => path.replace(/:\w+/g, '[^/?#]+')).join('|')})/?(?:[?#]|$)`,
)
