import type { EventName } from '../events/names.ts'
import type { Message } from './message.ts'

/** Event in words. */
export interface Description {
  /** Event, in letters of ASCII: some receivers read it in a header. */
  readonly title: string
  /** Name of the record. */
  readonly subject: string
  /** Path of the page to open. */
  readonly path: string
  /** Whether somebody should look soon. */
  readonly isUrgent: boolean
}

/** Maximum characters of the name of a record. */
const MAX_SUBJECT = 1000

const TITLES: Readonly<Record<EventName, string>> = {
  'print.created': 'Print recorded',
  'print.started': 'Print started',
  'print.progressed': 'Print in progress',
  'print.finished': 'Print finished',
  'print.failed': 'Print failed',
  'print.cancelled': 'Print cancelled',
  'print.stuck': 'No finish reported',
  'print.updated': 'Print changed',
  'print.deleted': 'Print deleted',
  'spool.created': 'Spool added',
  'spool.updated': 'Spool changed',
  'spool.used': 'Spool used',
  'spool.low': 'A spool runs low',
  'spool.emptied': 'A spool is empty',
  'spool.loaded': 'Spool loaded',
  'spool.unloaded': 'Spool unloaded',
  'spool.deleted': 'Spool deleted',
  'filamentType.created': 'Filament type added',
  'filamentType.updated': 'Filament type changed',
  'filamentType.low': 'A filament type runs low',
  'filamentType.deleted': 'Filament type deleted',
  'brand.created': 'Brand added',
  'brand.updated': 'Brand changed',
  'brand.deleted': 'Brand deleted',
  'spoolSetting.updated': 'Setting of spool programs changed',
  'printer.created': 'Printer added',
  'printer.updated': 'Printer changed',
  'printer.deleted': 'Printer deleted',
  'maintenance.due': 'Maintenance is due',
  'maintenance.done': 'Maintenance done',
  'comment.created': 'New comment',
  'achievement.granted': 'Achievement earned',
  'notification.created': 'Notification',
  'key.created': 'API key created',
  'key.deleted': 'API key deleted',
  'webhook.disabled': 'A webhook was disabled',
  'export.created': 'Archive requested',
  'export.progressed': 'Archive in progress',
  'export.finished': 'An archive is ready',
  'export.failed': 'An archive has failed',
  'export.deleted': 'Archive deleted',
  'import.ready': 'An import can be committed',
  'import.failed': 'A file cannot be imported',
  'import.committed': 'Import committed',
  'import.undone': 'Import undone',
  ping: 'Test message',
}

const URGENT: ReadonlySet<EventName> = new Set([
  'print.failed',
  'print.stuck',
  'spool.low',
  'spool.emptied',
  'filamentType.low',
  'maintenance.due',
  'webhook.disabled',
])

type Data = Message['data']

/** Paths of the pages of records, with members of `data` in braces. */
const PAGES: Readonly<Record<string, string>> = {
  print: '/prints/{id}',
  spool: '/filaments/{id}',
  filamentType: '/filaments/types/{id}',
  printer: '/printers/{id}',
  maintenance: '/printers/{printerId}#maintenance',
  comment: '/prints/{printId}#comment-{id}',
}

/** Members of `data` that name a record, the first that is there. */
const NAMES = ['title', 'displayName', 'name', 'category', 'body', 'description', 'url', 'fileName']

/**
 * Describes an event for people.
 * @param baseUrl address of the pages
 */
export function describeEvent({ type, data }: Message, baseUrl: string): Description {
  const kind = type.slice(0, type.indexOf('.'))
  const subject = type === 'ping' ? 'Your webhook works.' : subjectOf(kind, data)
  const page = kind === 'notification' ? actionPath(data, baseUrl) : pagePath(kind, data)
  return {
    title: TITLES[type],
    subject: [...subject].slice(0, MAX_SUBJECT).join(''),
    path: page === null || type.endsWith('.deleted') ? '/' : page,
    isUrgent: URGENT.has(type),
  }
}

/** Returns the name of a record, with the author of a comment before it, and what else it says after it. */
function subjectOf(kind: string, data: Data): string {
  const author = data['createdBy'] as { readonly displayName?: unknown } | null | undefined
  const parts = [
    kind === 'comment' ? author?.displayName : null,
    NAMES.map((member) => data[member]).find(isText) ?? '-',
    kind === 'maintenance' ? data['description'] : null,
    data['message'],
  ]
  return parts.filter(isText).join(': ')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Null when the kind has no page, or the record lacks a member of its path. */
function pagePath(kind: string, data: Data): string | null {
  const path = PAGES[kind]?.replaceAll(/\{(\w+)\}/g, (hole, member: string) => {
    const id = data[member]
    return typeof id === 'number' || typeof id === 'string' ? String(id) : hole
  })
  return path === undefined || path.includes('{') ? null : path
}

/** Null when a notification has no page, or one below another address. */
function actionPath({ actionUrl }: Data, baseUrl: string): string | null {
  return typeof actionUrl === 'string' && actionUrl.startsWith(`${baseUrl}/`) ? actionUrl.slice(baseUrl.length) : null
}
