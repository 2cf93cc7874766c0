// written by `make generate`
import { numeral as $numeral, plural as $plural } from './language.ts'

export const validationFailed: string = "Validation failed"
export const unauthorized: string = "Unauthorized"
export const forbidden: string = "Forbidden"
export const notFound: string = "Not found"
export const requestTimeout: string = "Request timeout"
export const conflict: string = "Conflict"
export const preconditionFailed: string = "Precondition failed"
export const contentTooLarge: string = "Content too large"
export const unsupportedMediaType: string = "Unsupported media type"
export const tooManyRequests: string = "Too many requests"
export const internalServerError: string = "Internal server error"
export const serviceUnavailable: string = "Service unavailable"
export const correctFields = ({ names }: { readonly names: string | number }): string => `Correct ${names} and send the request again.`
export const noneVisible: string = "This does not exist or is not shared with you."
export const readAgain: string = "Read the record again, repeat the change on it and send its new ETag in If-Match."
export const waitRetryAfter: string = "Wait the number of seconds in Retry-After."
export const waitAndSendAgain: string = "Wait the number of seconds in Retry-After and send the request again."
export const tryAgainLater: string = "Try again later. If it happens again, report the traceId."
export const manyInProgress: string = "Too many requests are in progress. Try again later."
export const recentSignIn: string = "This needs a recent sign-in. Sign in again, then repeat it."
export const fileBytes = ({ limit }: { readonly limit: string | number }): string => `The file can have at most ${limit} bytes.`
export const imageFormats: string = "Send a JPEG, PNG, WebP, GIF or AVIF image."
export const imagesFull = ({ limit }: { readonly limit: string | number }): string => `There are already ${limit} images. Delete one first.`
export const brandNamed = ({ name }: { readonly name: string | number }): string => `You already have a brand named ${name}.`
export const spoolNumberTaken = ({ number }: { readonly number: string | number }): string => `Another of your spools has the number ${number}.`
export const spoolHasPrints: string = "This spool has prints. Set isActive to false instead of deleting it."
export const printerHasPrints: string = "This printer has prints. Set isActive to false instead of deleting it."
export const brandHasTypes: string = "This brand has filament types. Delete them, or change their brand first."
export const typeHasSpools: string = "There are spools of this filament type. Delete them, or change their type first."
export const maintenanceDone: string = "This maintenance is already done."
export const adjustmentReversed: string = "This adjustment is already reversed."
export const recordEmptyWeight: string = "Record the spoolWeightMg of this spool first, or send newRemainingMg."
export const recordNetWeight: string = "Record the initialNominalWeightMg of this spool first."
export const archiveRunning: string = "An archive is being made already. Wait until it is finished."
export const archivesPerDay = ({ limit }: { readonly limit: string | number }): string => `You can make ${limit} archives in 24 hours. Try again later.`
export const webhookDisabled: string = "The webhook is disabled. Enable it first."
export const commentsClosed: string = "The owner of this print does not allow comments."
export const commentsBlocked: string = "The owner of this print has blocked you from commenting on their prints."
export const isRequired: string = "This is required."
export const isNotValid: string = "This is not valid."
export const notEmpty: string = "This must not be empty."
export const notBlank: string = "This must not be blank."
export const noDuplicates: string = "This must not contain duplicates."
export const atLeast = ({ limit }: { readonly limit: string | number }): string => `This must be at least ${limit}.`
export const atMost = ({ limit }: { readonly limit: string | number }): string => `This must be at most ${limit}.`
export const moreThan = ({ limit }: { readonly limit: string | number }): string => `This must be more than ${limit}.`
export const lessThan = ({ limit }: { readonly limit: string | number }): string => `This must be less than ${limit}.`
export const leastCharacters = ({ count }: { readonly count: number }): string => `This must have at least ${$plural(count, { "one": `${$numeral(count)} character`, "other": `${$numeral(count)} characters` })}.`
export const mostCharacters = ({ count }: { readonly count: number }): string => `This must have at most ${$plural(count, { "one": `${$numeral(count)} character`, "other": `${$numeral(count)} characters` })}.`
export const leastEntries = ({ count }: { readonly count: number }): string => `This must have at least ${$plural(count, { "one": `${$numeral(count)} entry`, "other": `${$numeral(count)} entries` })}.`
export const mostEntries = ({ count }: { readonly count: number }): string => `This must have at most ${$plural(count, { "one": `${$numeral(count)} entry`, "other": `${$numeral(count)} entries` })}.`
export const multipleOf = ({ step }: { readonly step: string | number }): string => `This must be a multiple of ${step}.`
export const aWholeNumber: string = "This must be a whole number."
export const aNumber: string = "This must be a number."
export const oneOf = ({ values }: { readonly values: string | number }): string => `This must be one of: ${values}.`
export const aUrl: string = "This must be a URL that starts with http:// or https://."
export const aColor: string = "This must be a color such as #1A2B3C."
export const aCurrency: string = "This must be an ISO 4217 currency code such as EUR."
export const aZone: string = "This must be an IANA time zone such as Europe/Berlin."
export const aDate: string = "This must be a date such as 2026-03-01."
export const aDateTime: string = "This must be a date and time such as 2026-03-01T12:00:00Z."
export const endBeforeStart: string = "The end must not be before the start."
export const pausesShorter: string = "The time with pauses must not be shorter than the time without them."
