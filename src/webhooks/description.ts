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
  'maintenance.due',
  'webhook.disabled',
])

const PAGES: Readonly<Record<string, string>> = {
  print: '/prints/',
  spool: '/filaments/',
  filamentType: '/filaments/types/',
  printer: '/printers/',
}

/** Members of `data` that name a record, the first that is there. */
const NAMES = ['title', 'displayName', 'name', 'category', 'body', 'description', 'url', 'fileName']

/** Describes an event for people. */
export function describeEvent({ type, data }: Message): Description {
  const kind = type.slice(0, type.indexOf('.'))
  const { id, message } = data
  const page = PAGES[kind]
  const hasPage = page !== undefined && (typeof id === 'number' || typeof id === 'string') && !type.endsWith('.deleted')
  const subject = type === 'ping' ? 'Your webhook works.' : nameOf(data)
  return {
    title: TITLES[type],
    subject: [...(typeof message === 'string' ? `${subject}: ${message}` : subject)].slice(0, MAX_SUBJECT).join(''),
    path: hasPage ? `${page}${id}` : '/',
    isUrgent: URGENT.has(type),
  }
}

function nameOf(data: Readonly<Record<string, unknown>>): string {
  const name = NAMES.map((member) => data[member]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : '-'
}
