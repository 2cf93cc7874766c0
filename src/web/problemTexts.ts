import * as texts from '#texts/problems'
import { numberText } from './intl.ts'

/** Sentences of the service's problems that people often meet, as they are sent, and the same in the language of the pages. */
const SENTENCES: readonly (readonly [sent: RegExp, say: (part: string) => string])[] = [
  // Titles.
  [/^Validation failed$/, () => texts.validationFailed],
  [/^Unauthorized$/, () => texts.unauthorized],
  [/^Forbidden$/, () => texts.forbidden],
  [/^Not found$/, () => texts.notFound],
  [/^Request timeout$/, () => texts.requestTimeout],
  [/^Conflict$/, () => texts.conflict],
  [/^Precondition failed$/, () => texts.preconditionFailed],
  [/^Content too large$/, () => texts.contentTooLarge],
  [/^Unsupported media type$/, () => texts.unsupportedMediaType],
  [/^Too many requests$/, () => texts.tooManyRequests],
  [/^Internal server error$/, () => texts.internalServerError],
  [/^Service unavailable$/, () => texts.serviceUnavailable],
  // Details.
  [/^Correct (.+) and send the request again\.$/, (names) => texts.correctFields({ names })],
  [/^No .+ with this id is visible to the caller\.$/, () => texts.noneVisible],
  [/^Read the record again, repeat the change on it and send its new ETag in If-Match\.$/, () => texts.readAgain],
  [/^Wait the number of seconds in Retry-After\.$/, () => texts.waitRetryAfter],
  [/^Wait the number of seconds in Retry-After and send the request again\.$/, () => texts.waitAndSendAgain],
  [/^Try again later\. If it happens again, report the traceId\.$/, () => texts.tryAgainLater],
  [/^Too many requests are in progress\. Try again later\.$/, () => texts.manyInProgress],
  [/^This needs a recent sign-in\. Sign in again, then repeat it\.$/, () => texts.recentSignIn],
  [/^The file can have at most (\d+) bytes\.$/, (limit) => texts.fileBytes({ limit: numeral(limit) })],
  [/^Send a JPEG, PNG, WebP, GIF or AVIF image\.$/, () => texts.imageFormats],
  [/^There are already (\d+) images\. Delete one first\.$/, (limit) => texts.imagesFull({ limit: numeral(limit) })],
  [/^You already have a brand named (.+)\.$/, (name) => texts.brandNamed({ name })],
  [/^Another of your spools has the number (\d+)\.$/, (number) => texts.spoolNumberTaken({ number })],
  [/^This spool has prints\. Set isActive to false instead of deleting it\.$/, () => texts.spoolHasPrints],
  [/^This printer has prints\. Set isActive to false instead of deleting it\.$/, () => texts.printerHasPrints],
  [/^This brand has filament types\. Delete them, or change their brand first\.$/, () => texts.brandHasTypes],
  [/^There are spools of this filament type\. Delete them, or change their type first\.$/, () => texts.typeHasSpools],
  [/^This maintenance is already done\.$/, () => texts.maintenanceDone],
  [/^This adjustment is already reversed\.$/, () => texts.adjustmentReversed],
  [/^Record the spoolWeightMg of this spool first, or send newRemainingMg\.$/, () => texts.recordEmptyWeight],
  [/^Record the initialNominalWeightMg of this spool first\.$/, () => texts.recordNetWeight],
  [/^An archive is being made already\. Wait until it is finished\.$/, () => texts.archiveRunning],
  [
    /^You can make (\d+) archives in 24 hours\. Try again later\.$/,
    (limit) => texts.archivesPerDay({ limit: numeral(limit) }),
  ],
  [/^The webhook is disabled\. Enable it first\.$/, () => texts.webhookDisabled],
  [/^The owner of this print does not allow comments\.$/, () => texts.commentsClosed],
  [/^The owner of this print has blocked you from commenting on their prints\.$/, () => texts.commentsBlocked],
  // Sentences about a field.
  [/^This is required\.$/, () => texts.isRequired],
  [/^This is not valid\.$/, () => texts.isNotValid],
  [/^This must not be empty\.$/, () => texts.notEmpty],
  [/^This must not be blank\.$/, () => texts.notBlank],
  [/^This must not contain duplicates\.$/, () => texts.noDuplicates],
  [/^This must be at least (-?[\d.]+)\.$/, (limit) => texts.atLeast({ limit: numeral(limit) })],
  [/^This must be at most (-?[\d.]+)\.$/, (limit) => texts.atMost({ limit: numeral(limit) })],
  [/^This must be more than (-?[\d.]+)\.$/, (limit) => texts.moreThan({ limit: numeral(limit) })],
  [/^This must be less than (-?[\d.]+)\.$/, (limit) => texts.lessThan({ limit: numeral(limit) })],
  [/^This must have at least (\d+) characters?\.$/, (count) => texts.leastCharacters({ count: Number(count) })],
  [/^This must have at most (\d+) characters?\.$/, (count) => texts.mostCharacters({ count: Number(count) })],
  [/^This must have at least (\d+) (?:entry|entries)\.$/, (count) => texts.leastEntries({ count: Number(count) })],
  [/^This must have at most (\d+) (?:entry|entries)\.$/, (count) => texts.mostEntries({ count: Number(count) })],
  [/^This must be a multiple of ([\d.]+)\.$/, (step) => texts.multipleOf({ step: numeral(step) })],
  [/^This must be a whole number(?: or null)?\.$/, () => texts.aWholeNumber],
  [/^This must be a number(?: or null)?\.$/, () => texts.aNumber],
  [/^This must be one of: (.+)\.$/, (values) => texts.oneOf({ values })],
  [/^This must be a URL that starts with http:\/\/ or https:\/\/\.$/, () => texts.aUrl],
  [/^This must be a color such as #?1A2B3C\.$/, () => texts.aColor],
  [/^This must be an ISO 4217 currency code such as EUR\.$/, () => texts.aCurrency],
  [/^This must be an IANA time zone such as Europe\/Berlin\.$/, () => texts.aZone],
  [/^This must be a date such as 2026-03-01\.$/, () => texts.aDate],
  [/^This must be a date and time such as 2026-03-01T12:00:00Z\.$/, () => texts.aDateTime],
  [/^The end must not be before the start\.$/, () => texts.endBeforeStart],
  [/^The time with pauses must not be shorter than the time without them\.$/, () => texts.pausesShorter],
]

/** Says a sentence or title of the service in the language of the pages; null for one that they do not know. */
export function translate(sentence: string): string | null {
  for (const [sent, say] of SENTENCES) {
    const found = sent.exec(sentence)
    if (found) return say(found[1] ?? '')
  }
  return null
}

function numeral(digits: string): string {
  return numberText(Number(digits))
}
