import type { NotificationType } from '../../generated/api.d.ts'
import type { EventPayloads, EventType } from './events.ts'

/** Contract's bounds of a notification, in Unicode characters. */
const MAX_TITLE = 200
const MAX_MESSAGE = 2000

/** Text of a notification and its target. */
export interface NotificationText {
  readonly title: string
  readonly message: string
  /** Path of the page to open, below the base URL. */
  readonly path: string
  /** Print that the notification is about, if any. */
  readonly printId: number | null
}

type Texts = { readonly [Type in EventType]: (event: EventPayloads[Type]) => NotificationText }

const texts: Texts = {
  Comment: ({ printId, commentId, printTitle, authorName, excerpt }) => ({
    title: say`New comment on ${printTitle}`,
    message: say`${authorName} wrote: ${excerpt}`,
    path: say`/prints/${printId}#comment-${commentId}`,
    printId,
  }),
  CommentRemoved: ({ printId, printTitle, excerpt }) => ({
    title: 'Your comment was removed',
    message:
      printTitle === null
        ? say`The owner of a print that is private now has removed your comment under it: ${excerpt}`
        : say`The owner of “${printTitle}” has removed your comment under it: ${excerpt}`,
    path: say`/prints/${printId}`,
    printId,
  }),
  PrintCompleted: ({ printId, title, status }) => ({
    title: 'Print finished',
    message: status === 'PartialSuccess' ? say`${title} finished as a partial success.` : say`${title} is finished.`,
    path: say`/prints/${printId}`,
    printId,
  }),
  PrintFailed: ({ printId, title }) => ({
    title: 'Print failed',
    message: say`${title} has failed.`,
    path: say`/prints/${printId}`,
    printId,
  }),
  PrintStuck: ({ printId, title = 'A print', isClosed = false }) => ({
    title: 'No finish reported',
    message: isClosed
      ? say`The printer has started another print, so ${title} was closed as cancelled. Record how it ended.`
      : say`${title} should have ended long ago and is still recorded as printing. Record how it ended.`,
    path: say`/prints/${printId}`,
    printId,
  }),
  Achievement: ({ key, tier, title }) => ({
    title: 'Achievement earned',
    message: say`You have earned ${title}, tier ${tier}.`,
    path: say`/achievements#${key}`,
    printId: null,
  }),
  LowStock: ({ filamentId, displayName, remainingMg }) => ({
    title: 'A spool runs low',
    message: say`${displayName} has ${grams(remainingMg)} left.`,
    path: say`/filaments/${filamentId}`,
    printId: null,
  }),
  MaintenanceDue: ({ printerId, printerName, category }) => ({
    title: 'Maintenance is due',
    message: say`${category} of ${printerName} is due.`,
    path: say`/printers/${printerId}`,
    printId: null,
  }),
  Webhook: ({ name, reason }) => ({
    title: 'A webhook was disabled',
    message:
      reason === 'Gone'
        ? say`The receiver of the webhook ${name} wants no more deliveries.`
        : say`The receiver of the webhook ${name} has failed for five days. Enable the webhook again when it works.`,
    path: '/account/webhooks',
    printId: null,
  }),
  ApiKey: ({ change, description }) => ({
    title: change === 'Created' ? 'API key created' : 'API key deleted',
    message:
      change === 'Created'
        ? say`The API key ${description} was created. Delete it if this was not you.`
        : say`The API key ${description} was deleted and gives no access any more.`,
    path: '/account/keys',
    printId: null,
  }),
}

/**
 * Builds the notification of an event, within the contract's bounds.
 * @param type type as stored
 * @param payload payload as stored
 * @throws TypeError when the type is unknown or the payload lacks a value of the text
 */
export function notificationText(
  type: string,
  payload: unknown,
): NotificationText & { readonly type: NotificationType } {
  if (!isEventType(type)) throw new TypeError('The type of the event is unknown.')
  const write = texts[type] as (event: unknown) => NotificationText
  const { title, message, path, printId } = write(payload)
  return {
    type: type === 'CommentRemoved' ? 'Comment' : type,
    title: cut(title, MAX_TITLE),
    message: cut(message, MAX_MESSAGE),
    path,
    printId,
  }
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(texts, type)
}

/** Fills a template whose values must be present: stored payloads may come from another version. */
function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  for (const value of values) {
    if (typeof value !== 'string' && !Number.isFinite(value)) throw new TypeError('The event lacks a value.')
  }
  return String.raw({ raw: parts }, ...values)
}

/** Formats a weight in mg. A balance may be negative, and one below a gram must not read as zero. */
function grams(mg: number): string {
  if (mg <= 0) return 'nothing'
  return mg < 1000 ? 'less than 1 g' : `${Math.round(mg / 1000)} g`
}

/** Truncates a text between characters, never inside a surrogate pair. */
function cut(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
