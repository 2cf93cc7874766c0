import type { NotificationType } from '../../generated/api.d.ts'
import { languages, type Language } from '../../generated/texts/languages.ts'
import { serverTexts, type ServerTexts } from '../../generated/texts/server.ts'
import type { EventPayloads, EventType } from './events.ts'
import { abbreviate } from '../kernel/abbreviate.ts'
import { lookUpLanguage } from '../kernel/languageTag.ts'

/** Contract's bounds of a notification, in Unicode characters. */
const MAX_TITLE = 200
const MAX_MESSAGE = 2000

/** Text of a notification and its target. */
export interface NotificationText {
  readonly title: string
  readonly message: string
  /** Path of the page to open, below the base URL; null when the user can see none. */
  readonly path: string | null
  /** Print that the notification is about, if any. */
  readonly printId: number | null
}

type Texts = {
  readonly [Type in EventType]: (event: EventPayloads[Type], texts: ServerTexts['server']) => NotificationText
}

const writers: Texts = {
  Comment: ({ printId, commentId, printTitle, authorName, excerpt }, texts) => ({
    title: texts.newComment({ print: known(printTitle) }),
    message: texts.commentText({ author: known(authorName), text: known(excerpt) }),
    path: commentPath(known(printId), known(commentId)),
    printId,
  }),
  CommentRemoved: ({ printId, printTitle, excerpt }, texts) => ({
    title: texts.commentRemoved,
    message:
      printTitle === null
        ? texts.commentRemovedFromUnnamed({ text: known(excerpt) })
        : texts.commentRemovedFrom({ print: known(printTitle), text: known(excerpt) }),
    path: printTitle === null ? null : `/prints/${known(printId)}`,
    printId,
  }),
  PrintCompleted: ({ printId, title, status }, texts) => ({
    title: texts.printFinished,
    message: (status === 'PartialSuccess' ? texts.printIsPartial : texts.printIsFinished)({ print: known(title) }),
    path: `/prints/${known(printId)}`,
    printId,
  }),
  PrintFailed: ({ printId, title }, texts) => ({
    title: texts.printFailed,
    message: texts.printHasFailed({ print: known(title) }),
    path: `/prints/${known(printId)}`,
    printId,
  }),
  PrintStuck: ({ printId, title, isClosed = false, afterDays }, texts) => {
    const print = title ?? texts.aPrint
    const text = isClosed ? texts.printWasClosed : texts.printIsStuck
    return {
      title: texts.noFinishReported,
      message: afterDays === undefined ? text({ print }) : texts.printWasClosedAfter({ print, count: afterDays }),
      path: `/prints/${known(printId)}`,
      printId,
    }
  },
  Achievement: ({ key, tier, title }, texts) => ({
    title: texts.achievementEarned,
    message: texts.tierEarned({ title: known(title), tier: known(tier) }),
    path: `/achievements#${known(key)}`,
    printId: null,
  }),
  LowStock: ({ filamentId, displayName, remainingMg }, texts) => ({
    title: texts.spoolRunsLow,
    message: texts.spoolHasLeft({ spool: known(displayName), amount: grams(known(remainingMg), texts) }),
    path: `/filaments/${known(filamentId)}`,
    printId: null,
  }),
  LowFilamentType: ({ name, freeMg, reorderPointMg }, texts) => ({
    title: texts.typeRunsLow,
    message: (freeMg > 0 ? texts.typeHasFree : freeMg === 0 ? texts.typeHasNothingFree : texts.typeIsShort)({
      type: known(name),
      amount: grams(Math.abs(known(freeMg)), texts),
      reorderPoint: reorderPointMg === 0 ? '0 g' : grams(known(reorderPointMg), texts),
    }),
    // Not the page of the type, which may be deleted by now.
    path: '/stock?lowStock=true',
    printId: null,
  }),
  MaintenanceDue: ({ printerId, printerName, category }, texts) => ({
    title: texts.maintenanceDue,
    message: texts.taskDue({ task: known(category), printer: known(printerName) }),
    path: `/printers/${known(printerId)}#maintenance`,
    printId: null,
  }),
  Webhook: ({ name, reason }, texts) => ({
    title: texts.webhookDisabled,
    message: (reason === 'Gone' ? texts.webhookGone : texts.webhookFailed)({ name: known(name) }),
    path: '/account/webhooks',
    printId: null,
  }),
  ApiKey: ({ change, description }, texts) => ({
    title: change === 'Created' ? texts.keyCreatedTitle : texts.keyDeletedTitle,
    message: (change === 'Created' ? texts.keyCreated : texts.keyDeleted)({ name: known(description) }),
    path: '/account/keys',
    printId: null,
  }),
}

/** Types of the notifications of events that have none of their own name. */
const OTHER_TYPES = { CommentRemoved: 'Comment', LowFilamentType: 'LowStock' } as const

/**
 * Builds the notification of an event, within the contract's bounds.
 * @param type type as stored
 * @param payload payload as stored
 * @param language language tag that its user has chosen; null for English, also in place of a language without texts
 * @throws TypeError when the type is unknown or the payload lacks a value of the text
 */
export function notificationText(
  type: string,
  payload: unknown,
  language: string | null = null,
): NotificationText & { readonly type: NotificationType } {
  if (!isEventType(type)) throw new TypeError('The type of the event is unknown.')
  const write = writers[type] as (event: unknown, texts: ServerTexts['server']) => NotificationText
  const textLanguage = (language === null ? undefined : lookUpLanguage(language, languages)) ?? languages[0]
  const { title, message, path, printId } = write(payload, serverTexts[textLanguage].server)
  return {
    type: isOther(type) ? OTHER_TYPES[type] : type,
    title: abbreviate(title, MAX_TITLE),
    message: abbreviate(message, MAX_MESSAGE),
    path,
    printId,
  }
}

/**
 * Builds the message of a comment's notification again, with another author or text.
 * @param title title of the notification, which tells its language
 */
export function commentMessage(title: string, author: string, text: string): string {
  const language = languages.find((tag) => title.startsWith(titleStart(tag))) ?? languages[0]
  return abbreviate(serverTexts[language].server.commentText({ author, text }), MAX_MESSAGE)
}

/** The words of a language before the title of the print, in the title of a comment's notification. */
function titleStart(language: Language): string {
  const [start = ''] = serverTexts[language].server.newComment({ print: '\0' }).split('\0')
  return start
}

/** Path of the page of a comment, below the base URL. */
export function commentPath(printId: number, commentId: number): string {
  return `/prints/${printId}#comment-${commentId}`
}

function isOther(type: EventType): type is keyof typeof OTHER_TYPES {
  return Object.hasOwn(OTHER_TYPES, type)
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(writers, type)
}

/** Returns a value of a stored payload, which may come from another version and lack it. */
function known<Value extends string | number>(value: Value): Value {
  if (typeof value !== 'string' && !Number.isFinite(value)) throw new TypeError('The event lacks a value.')
  return value
}

/** Formats a weight in mg. A balance may be negative, and one below a gram must not read as zero. */
function grams(mg: number, texts: ServerTexts['server']): string {
  if (mg <= 0) return texts.nothingLeft
  return mg < 1000 ? texts.lessThanAGram : `${Math.round(mg / 1000)} g`
}
