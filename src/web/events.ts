import { basePath } from './basePath.tsx'
import type { Schemas } from './schemas.ts'
import { isSignedIn } from './session.ts'

type EventName = Schemas['EventName']

type KindOf<Name> = Name extends `${infer Kind}.${string}` ? Kind : never

/** Kind of record that an event is about. */
export type EventKind = KindOf<EventName>

/** All names: an EventSource passes on only the names that are listened to. */
const NAMES: Readonly<Record<Exclude<EventName, 'ping'>, true>> = {
  'print.created': true,
  'print.started': true,
  'print.progressed': true,
  'print.finished': true,
  'print.failed': true,
  'print.cancelled': true,
  'print.stuck': true,
  'print.updated': true,
  'print.deleted': true,
  'spool.created': true,
  'spool.updated': true,
  'spool.used': true,
  'spool.low': true,
  'spool.emptied': true,
  'spool.loaded': true,
  'spool.unloaded': true,
  'spool.deleted': true,
  'filamentType.created': true,
  'filamentType.updated': true,
  'filamentType.low': true,
  'filamentType.deleted': true,
  'brand.created': true,
  'brand.updated': true,
  'brand.deleted': true,
  'spoolSetting.updated': true,
  'printer.created': true,
  'printer.updated': true,
  'printer.deleted': true,
  'maintenance.due': true,
  'maintenance.done': true,
  'comment.created': true,
  'achievement.granted': true,
  'notification.created': true,
  'key.created': true,
  'key.deleted': true,
  'webhook.disabled': true,
  'export.created': true,
  'export.progressed': true,
  'export.finished': true,
  'export.failed': true,
  'export.deleted': true,
  'import.ready': true,
  'import.failed': true,
  'import.committed': true,
  'import.undone': true,
}
/** Name of the lock that the tab with the stream holds, and of the channel on which it tells the others. */
const SHARED = 'print-log-events'
const FIRST_DELAY_MS = 1000
const LAST_DELAY_MS = 60_000

/** News for all tabs; of all kinds when events were missed. */
interface News {
  readonly kind: EventKind | 'all'
  /** Position in the user's log; null where it is not known. */
  readonly id: string | null
}

const listeners = new Set<(kind: EventKind | 'all') => void>()
let channel: BroadcastChannel | null = null
/**
 * Position of the last event, regardless of the tab that has the stream. At first it is the one that the server wrote into the page:
 * everything that the page reads is younger. Null where it is unknown, as in a page from before the connection was lost.
 */
let lastId = document.documentElement.dataset['eventPosition'] || null
let stream: EventSource | null = null
let isClosed = false

/**
 * Listens to the events of the signed-in user. All tabs of a browser share one stream: one of them has it, and tells the
 * others; when it is closed, another one takes over after the last event.
 * @returns a function that stops listening
 */
export function listenToEvents(listener: (kind: EventKind | 'all') => void): () => void {
  listeners.add(listener)
  if (isSignedIn) channel ??= join()
  return () => listeners.delete(listener)
}

/** Closes the stream of this tab for good, when the session has ended: opened again by the browser, it would be refused. */
export function closeStream(): void {
  isClosed = true
  stream?.close()
}

function join(): BroadcastChannel {
  const joined = new BroadcastChannel(SHARED)
  joined.addEventListener('message', ({ data }: MessageEvent<News>) => take(data))
  // A lock needs a secure context; elsewhere each tab has its own stream.
  if ('locks' in navigator) void navigator.locks.request(SHARED, () => new Promise<never>(follow))
  else follow()
  return joined
}

function take({ kind, id }: News): void {
  lastId = id ?? lastId
  for (const listener of listeners) listener(kind)
}

/** Tells all tabs that this one has changed records of a kind, where the log has no event of such a change. */
export function announce(kind: EventKind): void {
  tell({ kind, id: null })
}

/** Passes news on to this tab and to the others. */
function tell(news: News): void {
  take(news)
  if ('locks' in navigator) channel?.postMessage(news)
}

/** Opens the stream, and again when it is refused: an EventSource reconnects by itself only after a lost connection. */
function follow(): void {
  let delay = FIRST_DELAY_MS
  const open = () => {
    if (isClosed) return
    const source = new EventSource(`${basePath}/api/Events${lastId === null ? '' : `?after=${lastId}`}`)
    stream = source
    const pass = (kind: News['kind']) => (event: Event) =>
      tell({ kind, id: (event as MessageEvent<string>).lastEventId })
    for (const name of Object.keys(NAMES)) source.addEventListener(name, pass(name.split('.')[0] as EventKind))
    source.addEventListener('reset', pass('all'))
    source.addEventListener('open', () => {
      delay = FIRST_DELAY_MS
      // The stream begins with the next event: what was missed is unknown.
      if (lastId === null) tell({ kind: 'all', id: null })
    })
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      // Not all browsers at once, after a deployment.
      setTimeout(open, delay * (0.5 + Math.random()))
      delay = Math.min(delay * 2, LAST_DELAY_MS)
    })
  }
  open()
}
