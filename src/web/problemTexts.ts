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
  [
    /^This adjustment comes from a change of the nominal weight\. Change the nominal weight instead\.$/,
    () => texts.adjustmentOfNetWeight,
  ],
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
  [
    /^This account will be deleted on (\S+)\. Sign in at \S+ before then to keep it\.$/,
    (date) => texts.accountClosing({ date }),
  ],
  [/^This account is suspended\. Write to the operator of (\S+)\.$/, (address) => texts.accountSuspended({ address })],
  [/^Too many .+ are waiting\. Try again later\.$/, () => texts.manyWaiting],
  [
    /^At most \d+ of your .+ are processed at a time\. Wait for their responses, then try again\.$/,
    () => texts.manyOfYours,
  ],
  [/^This change conflicts with another record\.$/, () => texts.changeConflicts],
  [
    /^You have ([\d,]+) .+, the maximum for one user\. Delete some that you no longer need\.$/,
    (limit) => texts.tooManyRecords({ limit: numeral(limit) }),
  ],
  [
    /^You have written ([\d,]+) comments, the maximum for one user\. Delete some first\.$/,
    (limit) => texts.tooManyComments({ limit: numeral(limit) }),
  ],
  [
    /^You have blocked ([\d,]+) users, the maximum\. Unblock one first\.$/,
    (limit) => texts.tooManyBlocked({ limit: numeral(limit) }),
  ],
  [
    /^Your images would exceed (.+), the maximum for one user\. Delete some first\.$/,
    (limit) => texts.imagesTooLarge({ limit }),
  ],
  [
    /^The files of your imports would exceed (.+), the maximum for one user\. Commit or delete earlier imports first\.$/,
    (limit) => texts.importsTooLarge({ limit }),
  ],
  [/^Send the image as a file in the part \w+; it must not be empty\.$/, () => texts.emptyFile],
  [/^The image is damaged or incomplete\.$/, () => texts.imageDamaged],
  [/^The image can have at most (\d+) million pixels\.$/, (limit) => texts.imagePixels({ limit: numeral(limit) })],
  [/^The image takes too long to decode\.$/, () => texts.imageSlow],
  [/^This is not possible while the import is in the state \w+\.$/, () => texts.importBusy],
  // Why an archive, an import or a delivery of a webhook failed.
  [/^The archive could not be completed\. Try again\.$/, () => texts.archiveFailed],
  [
    /^Your archives would exceed (.+), the maximum for one user\. Delete the earlier ones, then try again\.$/,
    (limit) => texts.archivesTooLarge({ limit }),
  ],
  [/^The file has no rows\.$/, () => texts.importNoRows],
  [/^The file is empty\.$/, () => texts.importEmpty],
  [/^A file can have at most (\d+) rows\. Divide it\.$/, (limit) => texts.importRows({ limit: numeral(limit) })],
  [/^The file cannot be read\.$/, () => texts.importUnreadable],
  [/^The zip file is damaged or incomplete\.$/, () => texts.importZip],
  [/^This zip file is no archive of this service(?:, or not complete: it lacks .+)?\.$/, () => texts.importForeignZip],
  [/^The receiver responded with 410: it wants no more deliveries\.$/, () => texts.receiverGone],
  [
    /^The receiver redirected with (\d+)\. Redirects are not followed\.$/,
    (status) => texts.receiverRedirected({ status }),
  ],
  [/^The receiver responded with (\d+)\.$/, (status) => texts.receiverResponded({ status })],
  [/^The receiver closed the connection without a response\.$/, () => texts.receiverClosed],
  [/^The receiver did not respond within (\d+) seconds\.$/, (limit) => texts.receiverSilent({ limit: numeral(limit) })],
  [/^The request to the receiver failed\.$/, () => texts.receiverFailed],
  [/^The response of the receiver is not HTTP\.$/, () => texts.receiverNoHttp],
  [/^The certificate of the receiver is not valid\.$/, () => texts.receiverCertificate],
  [/^The receiver did not accept the connection in time\.$/, () => texts.receiverSlow],
  [/^The receiver refused the connection\.$/, () => texts.receiverRefused],
  [/^The host name of the receiver cannot be resolved\.$/, () => texts.receiverUnknown],
  [/^The receiver cannot be reached\.$/, () => texts.receiverUnreachable],
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
  [/^You have no .+ with this id\.$/, () => texts.noSuchChoice],
  [/^You do not have all of these printers\.$/, () => texts.notAllPrinters],
  [/^Enter a name(?:, or provide typeId)?\.$/, () => texts.enterAName],
  [/^Enter a material type, or provide typeId\.$/, () => texts.enterAMaterial],
  [/^Provide a spool here, or a material type in materialType\.$/, () => texts.spoolOrMaterial],
  [/^This is less than the weight of the empty spool\.$/, () => texts.belowEmptySpool],
  [/^The resulting weight, length or volume is too large\.$/, () => texts.resultTooLarge],
  [/^A spool in loadedFilaments is loaded in another printer: unload it there first\.$/, () => texts.loadedElsewhere],
  [
    /^A printer can hold at most (\d+) spools: unload one first\.$/,
    (limit) => texts.printerFull({ limit: numeral(limit) }),
  ],
  [/^This slot is listed twice\.$/, () => texts.slotTwice],
  [/^This spool is listed twice\.$/, () => texts.spoolTwice],
  [/^Work that recurs needs dueAfterHours, dueAfterPrints or dueAfterDays\.$/, () => texts.needsInterval],
  [/^A print can have at most (\d+) tags\.$/, (limit) => texts.mostTags({ limit: numeral(limit) })],
  [/^A print can have at most (\d+) materials\.$/, (limit) => texts.mostMaterials({ limit: numeral(limit) })],
  [/^A tag cannot be both added and removed\.$/, () => texts.tagBothWays],
  [/^These are more than (\d+) prints\. Use a later time\.$/, (limit) => texts.mostRepriced({ limit: numeral(limit) })],
  [/^The quiet hours must end at another time than they start\.$/, () => texts.quietSame],
  [/^Set both the start and the end of the quiet hours, or neither\.$/, () => texts.quietBoth],
  [/^The URL cannot be read\. Begin it with https:\/\/\.$/, () => texts.urlUnreadable],
  [/^The URL must begin with https:\/\/\.$/, () => texts.urlHttps],
  [
    /^The URL leads to a network that this service does not send to\. Use a public address, or ask the operator to allow the network\.$/,
    () => texts.urlNetwork,
  ],
  [/^The host name of the URL does not exist\.$/, () => texts.urlHost],
  [/^The URL must not contain a user name or a password\.$/, () => texts.urlUser],
  [/^The port of the URL must be 80, 443, or 1024 or above\.$/, () => texts.urlPort],
  [/^This must be at most (\d+) years after FromDate\.$/, (limit) => texts.rangeYears({ limit: numeral(limit) })],
  [/^This many printers have too many buckets in total: select fewer\.$/, () => texts.tooManyBuckets],
  [/^This date does not exist\.$/, () => texts.noSuchDate],
]

/** Says a sentence or title of the service in the language of the pages; null for one that they do not know. */
export function translate(sentence: string): string | null {
  for (const [sent, say] of SENTENCES) {
    const found = sent.exec(sentence)
    if (found) return say(found[1] ?? '')
  }
  return null
}

/** Says a sentence or title of the service in the language of the pages, or as it is if they do not know it. */
export function say(sentence: string): string {
  return translate(sentence) ?? sentence
}

function numeral(digits: string): string {
  return numberText(Number(digits.replaceAll(',', '')))
}
