/** A page: the address that shows it and the file of src/web/pages/ that draws it. */
export interface Page {
  /** `:name` stands for one segment. */
  readonly path: string
  readonly file: string
  /** Nobody but a signed-in user can use it: others are sent to sign in and come back. */
  readonly isPrivate?: true
}

/**
 * Every page, one line each; the first that fits is shown. The server reads the table too: an address that is not in it is
 * answered 404.
 */
export const pages: readonly Page[] = [
  { path: '/', file: 'Landing' },
  { path: '/prints', file: 'Prints', isPrivate: true },
  { path: '/prints/new', file: 'NewPrint', isPrivate: true },
  { path: '/prints/new/cura', file: 'SlicerPrint', isPrivate: true },
  { path: '/prints/:id', file: 'Print' },
  { path: '/prints/:id/edit', file: 'EditPrint', isPrivate: true },
  { path: '/filaments', file: 'Filaments', isPrivate: true },
  { path: '/filaments/new', file: 'NewFilament', isPrivate: true },
  { path: '/filaments/:id', file: 'Filament', isPrivate: true },
  { path: '/filaments/:id/edit', file: 'EditFilament', isPrivate: true },
  { path: '/printers', file: 'Printers', isPrivate: true },
  { path: '/printers/new', file: 'NewPrinter', isPrivate: true },
  { path: '/printers/:id', file: 'Printer', isPrivate: true },
  { path: '/printers/:id/edit', file: 'EditPrinter', isPrivate: true },
  { path: '/analytics', file: 'Analytics', isPrivate: true },
  { path: '/achievements', file: 'Achievements', isPrivate: true },
  { path: '/users/:id/achievements', file: 'UserAchievements' },
  { path: '/account', file: 'Profile', isPrivate: true },
  { path: '/account/keys', file: 'ApiKeys', isPrivate: true },
  { path: '/account/agents', file: 'ConnectedAgents', isPrivate: true },
  { path: '/docs', file: 'Reference' },
]

/** Matches the path of every page, with or without a query. */
export const ownPaths = new RegExp(
  `^(?:${pages.map(({ path }) => path.replace(/:\w+/g, '[^/?#]+')).join('|')})/?(?:[?#]|$)`,
)
