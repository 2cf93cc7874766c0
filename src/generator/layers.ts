/** Layer of `src/`: folders and files directly below `src/` that may import each other without cycles. */
export interface Layer {
  readonly name: string
  readonly rooms: readonly string[]
  /** Description of the content, for the drawing. */
  readonly about: string
}

/**
 * Layers of `src/`, from bottom to top. A folder or file may import from its own layer and from lower ones.
 * `.dependency-cruiser.js` enforces this; `make generate` draws docs/layers.md from it.
 */
export const layers: readonly Layer[] = [
  { name: 'Kernel', rooms: ['kernel'], about: 'the vocabulary of every layer' },
  { name: 'Settings', rooms: ['config'], about: 'the environment, read once' },
  {
    name: 'Foundations',
    rooms: ['admission', 'telemetry', 'threads', 'database', 'outgoing', 'csv'],
    about: 'bounds, log, metrics, PostgreSQL, requests to addresses of users, CSV',
  },
  {
    name: 'Resources',
    rooms: ['media', 'limits', 'sessions', 'outbox', 'events', 'users', 'agents'],
    about: 'accounts and what is stored beside the logbook',
  },
  {
    name: 'Rules',
    rooms: ['identity', 'quotas', 'ledger', 'analytics', 'achievements'],
    about: 'who may do what, costs and stock, figures',
  },
  {
    name: 'Logbook',
    rooms: [
      'images',
      'filamentTypes',
      'filaments',
      'printers',
      'comments',
      'slicerSettings',
      'maintenance',
      'projects',
      'prints',
      'spoolConnections',
      'spoolUse',
    ],
    about: 'the records that people keep',
  },
  {
    name: 'Sources and views',
    rooms: ['integrations', 'feed', 'stock', 'quotes', 'records', 'webhooks', 'push', 'exports', 'imports'],
    about:
      'device events, the feed, the stock for planned prints, quotes, the records of events, webhooks, push, archives, imports',
  },
  {
    name: 'Contract',
    rooms: ['worker', 'responses', 'streams', 'contract'],
    about: 'types of requests, replies and contexts; streams',
  },
  { name: 'Operations', rooms: ['operations', 'jobs'], about: 'one file per operation; periodic work' },
  { name: 'Services', rooms: ['services.ts'], about: 'everything above, connected' },
  { name: 'Pipeline', rooms: ['http'], about: 'the way of a request to its operation' },
  { name: 'Surfaces', rooms: ['mcp', 'pages', 'discovery', 'spoolman'], about: 'each brings its own routes' },
  { name: 'Application', rooms: ['app.ts'], about: 'the surfaces, mounted' },
  {
    name: 'Programs',
    rooms: ['generator', 'development', 'backup', 'commands', 'main.ts'],
    about: 'started by `make`',
  },
]

/** Folders with the rules of the logbook, which are independent of HTTP. */
export const domain: readonly string[] = layers
  .filter(({ name }) => ['Rules', 'Logbook', 'Sources and views'].includes(name))
  .flatMap(({ rooms }) => rooms)
