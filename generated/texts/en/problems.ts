// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const validationFailed: string = "Check your input"
export const unauthorized: string = "Not signed in"
export const forbidden: string = "Not allowed"
export const notFound: string = "Not found"
export const requestTimeout: string = "Timed out"
export const conflict: string = "Conflict"
export const preconditionFailed: string = "Changed meanwhile"
export const contentTooLarge: string = "Too large"
export const unsupportedMediaType: string = "File type not supported"
export const tooManyRequests: string = "Too many requests"
export const internalServerError: string = "Internal error"
export const serviceUnavailable: string = "Service unavailable"
export const correctFields: string = "It cannot be accepted as it is."
export const noneVisible: string = "This does not exist or is not shared with you."
export const readAgain: string = "This was changed meanwhile. Reload the page and make your change again."
export const waitRetryAfter: string = "Wait a moment and try again."
export const waitAndSendAgain: string = "Wait a moment and try again."
export const tryAgainLater: string = "Try again later. If it happens again, report the trace ID."
export const manyInProgress: string = "Too many requests are in progress. Try again later."
export const recentSignIn: string = "This needs a recent sign-in. Sign in again, then repeat it."
export const imageFormats: string = "Choose a JPEG, PNG, WebP, GIF or AVIF image."
export const imagesFull = ({ limit }: { readonly limit: string | number }): string => `There are already ${$isolate(limit)} images. Delete one first.`
export const brandNamed = ({ name }: { readonly name: string | number }): string => `You already have a brand named ${$isolate(name)}.`
export const spoolNumberTaken = ({ number }: { readonly number: string | number }): string => `Another of your spools has the number ${$isolate(number)}.`
export const spoolHasPrints: string = "This spool has prints. Archive it instead of deleting it: edit it and uncheck “Active”."
export const printerHasPrints: string = "This printer has prints. Archive it instead of deleting it: edit it and uncheck “Active”."
export const brandHasTypes: string = "This brand has filament types. Delete them, or change their brand first."
export const typeHasSpools: string = "There are spools of this filament type. Delete them, or change their type first."
export const maintenanceDone: string = "This maintenance is already done."
export const adjustmentReversed: string = "This adjustment is already undone."
export const adjustmentOfNetWeight: string = "This adjustment comes from a change of the net weight. Change the net weight instead."
export const recordEmptyWeight: string = "Enter the empty spool weight of this spool first, or how much is left on it."
export const recordNetWeight: string = "Enter the net weight of this spool first."
export const archiveRunning: string = "An archive is already being created. Wait until it is finished."
export const archivesPerDay = ({ limit }: { readonly limit: string | number }): string => `You can create ${$isolate(limit)} archives in 24 hours. Try again later.`
export const webhookDisabled: string = "The webhook is disabled. Enable it first."
export const commentsClosed: string = "The owner of this print does not allow comments."
export const commentsBlocked: string = "The owner of this print has blocked you from commenting on their prints."
export const isRequired: string = "This is required."
export const isNotValid: string = "This is not valid."
export const notEmpty: string = "This must not be empty."
export const notBlank: string = "This must not be blank."
export const noDuplicates: string = "This must not contain duplicates."
export const atLeast = ({ limit }: { readonly limit: string | number }): string => `This must be at least ${$isolate(limit)}.`
export const atMost = ({ limit }: { readonly limit: string | number }): string => `This must be at most ${$isolate(limit)}.`
export const moreThan = ({ limit }: { readonly limit: string | number }): string => `This must be more than ${$isolate(limit)}.`
export const lessThan = ({ limit }: { readonly limit: string | number }): string => `This must be less than ${$isolate(limit)}.`
export const leastCharacters = ({ count }: { readonly count: number }): string => `This must have at least ${$plural(count, { "one": `${$numeral(count)} character`, "other": `${$numeral(count)} characters` })}.`
export const mostCharacters = ({ count }: { readonly count: number }): string => `This must have at most ${$plural(count, { "one": `${$numeral(count)} character`, "other": `${$numeral(count)} characters` })}.`
export const leastEntries = ({ count }: { readonly count: number }): string => `This must have at least ${$plural(count, { "one": `${$numeral(count)} entry`, "other": `${$numeral(count)} entries` })}.`
export const mostEntries = ({ count }: { readonly count: number }): string => `This must have at most ${$plural(count, { "one": `${$numeral(count)} entry`, "other": `${$numeral(count)} entries` })}.`
export const multipleOf = ({ step }: { readonly step: string | number }): string => `This must be a multiple of ${$isolate(step)}.`
export const aWholeNumber: string = "This must be a whole number."
export const aNumber: string = "This must be a number."
export const oneOf: string = "Choose one of the options."
export const aUrl: string = "This must be a link that starts with http:// or https://."
export const aColor: string = "This must be a color such as #1A2B3C."
export const aCurrency: string = "This must be a currency code such as EUR."
export const aZone: string = "This must be a time zone such as Europe/Berlin."
export const aLanguage: string = "Choose one of the languages."
export const aDate: string = "This must be a date."
export const aDateTime: string = "This must be a date and time."
export const endBeforeStart: string = "The end must not be before the start."
export const pausesShorter: string = "The time with pauses must not be shorter than the time without them."
export const accountClosing = ({ date }: { readonly date: string | number }): string => `This account will be deleted on ${$isolate(date)}. Sign in before then to keep it.`
export const accountSuspended = ({ address }: { readonly address: string | number }): string => `This account is suspended. Write to the operator of ${$isolate(address)}.`
export const manyWaiting: string = "Too many requests are waiting. Try again later."
export const manyOfYours: string = "Too many of your requests are in progress. Wait for them, then try again."
export const changeConflicts: string = "This change conflicts with another record."
export const tooManyRecords = ({ limit }: { readonly limit: string | number }): string => `You have ${$isolate(limit)} of these, the maximum for one user. Delete some that you no longer need.`
export const tooManyComments = ({ limit }: { readonly limit: string | number }): string => `You have written ${$isolate(limit)} comments, the maximum for one user. Delete some first.`
export const tooManyBlocked = ({ limit }: { readonly limit: string | number }): string => `You have blocked ${$isolate(limit)} users, the maximum. Unblock one first.`
export const imagesTooLarge = ({ limit }: { readonly limit: string | number }): string => `Your images would exceed ${$isolate(limit)}, the maximum for one user. Delete some first.`
export const importsTooLarge = ({ limit }: { readonly limit: string | number }): string => `The files of your imports would exceed ${$isolate(limit)}, the maximum for one user. Commit or delete earlier imports first.`
export const emptyFile: string = "The file is empty. Choose another one."
export const imageDamaged: string = "The image is damaged or incomplete."
export const imagePixels = ({ limit }: { readonly limit: string | number }): string => `The image can have at most ${$isolate(limit)} million pixels.`
export const imageSlow: string = "The image takes too long to decode."
export const importBusy: string = "This is not possible in the current state of the import. Reload the page."
export const importExpired: string = "The import has expired. Upload the file again."
export const priceTooGreat = ({ limit }: { readonly limit: string | number }): string => `With this, the price is more than ${$isolate(limit)}. Use smaller numbers.`
export const notPayable: string = "The currency cannot pay this amount. Use fewer decimals."
export const noSuchChoice: string = "This no longer exists. Choose another one."
export const notAllPrinters: string = "Not all of these printers exist any more. Choose again."
export const enterAName: string = "Enter a name."
export const enterAMaterial: string = "Enter a material."
export const spoolOrMaterial: string = "Choose a spool or a material."
export const belowEmptySpool: string = "This is less than the weight of the empty spool."
export const resultTooLarge: string = "The resulting weight, length or volume is too large."
export const loadedElsewhere: string = "A spool is loaded in another printer. Unload it there first."
export const printerFull = ({ limit }: { readonly limit: string | number }): string => `A printer can hold at most ${$isolate(limit)} spools. Unload one first.`
export const slotTwice: string = "This slot is listed twice."
export const spoolTwice: string = "This spool is listed twice."
export const needsInterval: string = "A recurring task needs an interval: print hours, prints or days."
export const mostTags = ({ limit }: { readonly limit: string | number }): string => `A print can have at most ${$isolate(limit)} tags.`
export const mostMaterials = ({ limit }: { readonly limit: string | number }): string => `A print can have at most ${$isolate(limit)} materials.`
export const tagBothWays: string = "A tag cannot be both added and removed."
export const mostRepriced = ({ limit }: { readonly limit: string | number }): string => `These are more than ${$isolate(limit)} prints. Use a later time.`
export const quietSame: string = "The quiet hours must end at another time than they start."
export const quietBoth: string = "Set both the start and the end of the quiet hours, or neither."
export const urlUnreadable: string = "The URL cannot be read. Begin it with https://."
export const urlHttps: string = "The URL must begin with https://."
export const urlNetwork: string = "The URL leads to a network that this service does not send to. Use a public address, or ask the operator to allow the network."
export const urlHost: string = "The host name of the URL does not exist."
export const urlUser: string = "The URL must not contain a user name or a password."
export const urlPort: string = "The port of the URL must be 80, 443, or 1024 or above."
export const rangeYears = ({ limit }: { readonly limit: string | number }): string => `The range can have at most ${$isolate(limit)} years.`
export const tooManyBuckets: string = "These are too many printers for this range. Select fewer."
export const noSuchDate: string = "This date does not exist."
export const archiveFailed: string = "The archive could not be completed. Try again."
export const archivesTooLarge = ({ limit }: { readonly limit: string | number }): string => `Your archives would exceed ${$isolate(limit)}, the maximum for one user. Delete the earlier ones, then try again.`
export const importNoRows: string = "The file has no rows."
export const importEmpty: string = "The file is empty."
export const importRows = ({ limit }: { readonly limit: string | number }): string => `A file can have at most ${$isolate(limit)} rows. Split it.`
export const importUnreadable: string = "The file cannot be read."
export const importZip: string = "The zip file is damaged or incomplete."
export const importWorkbook: string = "This is a workbook. Save its table as CSV, then import that file."
export const importForeignZip: string = "This zip file is not a complete archive of this service."
export const receiverGone: string = "The receiver responded with 410: it wants no more deliveries."
export const receiverRedirected = ({ status }: { readonly status: string | number }): string => `The receiver redirected with ${$isolate(status)}. Redirects are not followed.`
export const receiverResponded = ({ status }: { readonly status: string | number }): string => `The receiver responded with ${$isolate(status)}.`
export const receiverClosed: string = "The receiver closed the connection without a response."
export const receiverSilent = ({ limit }: { readonly limit: string | number }): string => `The receiver did not respond within ${$isolate(limit)} seconds.`
export const receiverFailed: string = "The request to the receiver failed."
export const receiverNoHttp: string = "The response of the receiver is not HTTP."
export const receiverCertificate: string = "The certificate of the receiver is not valid."
export const receiverSlow: string = "The receiver did not accept the connection in time."
export const receiverRefused: string = "The receiver refused the connection."
export const receiverUnknown: string = "The host name of the receiver cannot be resolved."
export const receiverUnreachable: string = "The receiver cannot be reached."
export const fileSize = ({ limit }: { readonly limit: string | number }): string => `The file can have at most ${$isolate(limit)}.`
export const sessionEnded: string = "Your session has ended. Sign in again."
export const noAccess: string = "You do not have access to this."
export const bodyTooLarge: string = "This is too large to be sent at once."
export const notComplete: string = "Not everything has arrived. Check your connection and try again."
export const fewerFilters: string = "Use fewer filters."
export const reloadPage: string = "Reload the page and try again."
export const createdSecretLost: string = "This has been created, but its secret was lost on the way. Delete it and create another one."
export const manyOfDay: string = "You have made too many changes within 24 hours. Try again later."
export const commentOfOther: string = "This comment is by somebody else."
export const webhookSecretLost: string = "The secret of the webhook cannot be read any more. Create a new one."
export const webhookSecretsOff: string = "This service cannot store secrets of webhooks. Ask its operator to set this up."
export const importColumns = ({ limit }: { readonly limit: string | number }): string => `The file has more than ${$isolate(limit)} columns.`
export const importLedger: string = "This is the ledger of a spool. An archive restores ledgers together with their spools."
export const importFilaments: string = "This is a list of filaments or vendors. Export the spools of Spoolman instead."
export const importForeign: string = "This file is not from a program whose data can be imported. A spreadsheet of your own needs the columns title and start_date for prints, or name and material for spools."
export const importLine: string = "A line of the file is too long."
export const importIncomplete: string = "The file is damaged or incomplete."
export const importSlow: string = "Reading the file takes too much time or memory."
export const importArchiveSize: string = "The archive is too large."
export const importVersion: string = "This archive is of another version, which cannot be read here."
export const importRowsInAll = ({ limit }: { readonly limit: string | number }): string => `Your imports can have at most ${$isolate(limit)} rows together. Delete earlier ones first.`
export const commitFailed: string = "The import failed several times and was given up. Undo it to remove the records that it has made."
export const undoFailed: string = "Undoing failed several times and was given up. Undo the import again to remove the records that are left."
export const dryRunFailed: string = "The dry run failed several times and was given up. Delete the import, then upload the file again."
export const anAddress: string = "This must be an e-mail address."
export const lowerCaseWords: string = "This must be lower-case words and digits, joined by hyphens."
export const lettersAndDigits: string = "This must contain only letters, digits, hyphens and underscores."
export const plainCharacters: string = "This must contain only plain letters, digits and signs."
export const badCharacter: string = "This contains a character that cannot be stored."
export const yearsFromTo = ({ first, last }: { readonly first: string | number; readonly last: string | number }): string => `The year must be from ${$isolate(first)} to ${$isolate(last)}.`
export const otherBrand: string = "This is not the name of the brand that you chose."
export const workCost = ({ limit }: { readonly limit: string | number }): string => `The work and its parts can cost at most ${$isolate(limit)} together.`
export const anotherUser: string = "You cannot block yourself."
export const bothDays: string = "Choose both the first and the last day."
export const lastDayBefore: string = "The last day must not be before the first day."
export const tooFine: string = "This is too fine for the range."
