// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const service: string = "A logbook for 3D printing, filled in by your printers, your slicers and you."
export const needsJavaScript = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["This site requires JavaScript. The ", link(`API`), " does not."]
export const stillLoading = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Still loading. If nothing appears, ", link(`try again`), "."]
export const newPrint: string = "New print"
export const signInExpired: string = "This sign-in has expired, or was started in another browser. Sign in again."
export const signInDeleted: string = "This account is being deleted. Sign in later to start a new one."
export const signInRefused: string = "The sign-in was not completed. Sign in again."
export const skipToContent: string = "Skip to content"
export const site: string = "Site"
export const apiReference: string = "API reference"
export const problems: string = "Problems"
export const goToStartPage = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Go to the ", link(`start page`), "."]
export const reportWithTraceId = <Node>({ code, traceId }: { readonly code: (text: string) => Node; readonly traceId: string | number }): (string | Node)[] => ["To report this, include the trace ID ", code(`${$isolate(traceId)}`), "."]
export const printBy = ({ author }: { readonly author: string | number }): string => `3D print by ${$isolate(author)}`
export const projectBy = ({ author }: { readonly author: string | number }): string => `3D printing project by ${$isolate(author)}`
export const imageOf = ({ title }: { readonly title: string | number }): string => `Image 1 of ${$isolate(title)}`
export const images: string = "Images"
export const details: string = "Details"
export const printTime: string = "Print time"
export const filament: string = "Filament"
export const printer: string = "Printer"
export const author: string = "Author"
export const totals: string = "Totals"
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const publicPrintCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} public print`, "other": `${$numeral(count)} public prints` })}`
export const printStatus = ({ status }: { readonly status: 'Pending' | 'Printing' | 'Success' | 'PartialSuccess' | 'Failed' | 'Cancelled' }): string => `${$select(status, { "Pending": `Pending`, "Printing": `Printing`, "Success": `Success`, "PartialSuccess": `Partial success`, "Failed": `Failed`, "Cancelled": `Cancelled`, "other": `` })}`
export const projectStatus = ({ status }: { readonly status: 'InProgress' | 'Complete' | 'OnHold' | 'Cancelled' }): string => `${$select(status, { "InProgress": `In progress`, "Complete": `Complete`, "OnHold": `On hold`, "Cancelled": `Cancelled`, "other": `` })}`
export const newComment = ({ print }: { readonly print: string | number }): string => `New comment on ${$isolate(print)}`
export const commentText = ({ author, text }: { readonly author: string | number; readonly text: string | number }): string => `${$isolate(author)} wrote: ${$isolate(text)}`
export const commentRemoved: string = "Your comment was removed"
export const commentRemovedFrom = ({ print, text }: { readonly print: string | number; readonly text: string | number }): string => `The owner of “${$isolate(print)}” has removed your comment under it: ${$isolate(text)}`
export const commentRemovedFromUnnamed = ({ text }: { readonly text: string | number }): string => `The owner of a print that is not public has removed your comment under it: ${$isolate(text)}`
export const printFinished: string = "Print finished"
export const printIsFinished = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} is finished.`
export const printIsPartial = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} finished as a partial success.`
export const printFailed: string = "Print failed"
export const printHasFailed = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} has failed.`
export const noFinishReported: string = "No finish reported"
export const aPrint: string = "A print"
export const printWasClosed = ({ print }: { readonly print: string | number }): string => `The printer has started another print, so ${$isolate(print)} was closed as cancelled. Record how it ended.`
export const printWasClosedAfter = ({ print, count }: { readonly print: string | number; readonly count: number }): string => `No finish of ${$isolate(print)} was reported for ${$plural(count, { "one": `${$numeral(count)} day`, "other": `${$numeral(count)} days` })} after the reminder, so it was closed as cancelled, as your settings say. If it ended differently, correct its status and end.`
export const printIsStuck = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} should have ended long ago and is still recorded as printing. Record how it ended.`
export const achievementEarned: string = "Achievement earned"
export const tierEarned = ({ title, tier }: { readonly title: string | number; readonly tier: string | number }): string => `You have earned ${$isolate(title)}, tier ${$isolate(tier)}.`
export const spoolRunsLow: string = "A spool runs low"
export const spoolHasLeft = ({ spool, amount }: { readonly spool: string | number; readonly amount: string | number }): string => `${$isolate(spool)} has ${$isolate(amount)} left.`
export const typeRunsLow: string = "A filament type runs low"
export const typeHasFree = ({ type, amount, reorderPoint }: { readonly type: string | number; readonly amount: string | number; readonly reorderPoint: string | number }): string => `${$isolate(type)} has ${$isolate(amount)} free. Its reorder point is ${$isolate(reorderPoint)}.`
export const typeHasNothingFree = ({ type, reorderPoint }: { readonly type: string | number; readonly reorderPoint: string | number }): string => `${$isolate(type)} has nothing free. Its reorder point is ${$isolate(reorderPoint)}.`
export const typeIsShort = ({ amount, type }: { readonly amount: string | number; readonly type: string | number }): string => `Planned prints need ${$isolate(amount)} more of ${$isolate(type)} than there is.`
export const nothingLeft: string = "nothing"
export const lessThanAGram: string = "less than 1 g"
export const maintenanceDue: string = "Maintenance is due"
export const taskDue = ({ task, printer }: { readonly task: string | number; readonly printer: string | number }): string => `${$isolate(task)} of ${$isolate(printer)} is due.`
export const webhookDisabled: string = "A webhook was disabled"
export const webhookGone = ({ name }: { readonly name: string | number }): string => `The receiver of the webhook ${$isolate(name)} wants no more deliveries.`
export const webhookFailed = ({ name }: { readonly name: string | number }): string => `The receiver of the webhook ${$isolate(name)} has failed for five days. Enable the webhook again when it works.`
export const keyCreatedTitle: string = "API key created"
export const keyDeletedTitle: string = "API key deleted"
export const keyCreated = ({ name }: { readonly name: string | number }): string => `The API key ${$isolate(name)} was created. Delete it if this was not you.`
export const keyDeleted = ({ name }: { readonly name: string | number }): string => `The API key ${$isolate(name)} was deleted and no longer gives access.`
