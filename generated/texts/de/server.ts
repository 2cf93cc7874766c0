// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const service: string = "Ein Logbuch für den 3D-Druck, das deine Drucker, deine Slicer und du ausfüllen."
export const needsJavaScript = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Diese Website braucht JavaScript. Die ", link(`API`), " nicht."]
export const stillLoading = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Wird noch geladen. Wenn nichts erscheint, ", link(`versuche es noch einmal`), "."]
export const newPrint: string = "Neuer Druck"
export const signInExpired: string = "Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Melde dich neu an."
export const signInDeleted: string = "Dieses Konto wird gerade gelöscht. Melde dich später an, um ein neues zu beginnen."
export const signInRefused: string = "Die Anmeldung wurde nicht abgeschlossen. Melde dich neu an."
export const skipToContent: string = "Zum Inhalt springen"
export const site: string = "Website"
export const apiReference: string = "API-Referenz"
export const problems: string = "Fehlerarten"
export const goToStartPage = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Gehe zur ", link(`Startseite`), "."]
export const reportWithTraceId = <Node>({ code, traceId }: { readonly code: (text: string) => Node; readonly traceId: string | number }): (string | Node)[] => ["Gib die Trace-ID ", code(`${$isolate(traceId)}`), " an, wenn du das meldest."]
export const printBy = ({ author }: { readonly author: string | number }): string => `3D-Druck von ${$isolate(author)}`
export const projectBy = ({ author }: { readonly author: string | number }): string => `3D-Druck-Projekt von ${$isolate(author)}`
export const imageOf = ({ title }: { readonly title: string | number }): string => `Bild 1 von ${$isolate(title)}`
export const images: string = "Bilder"
export const details: string = "Details"
export const printTime: string = "Druckzeit"
export const filament: string = "Filament"
export const printer: string = "Drucker"
export const author: string = "Autor"
export const totals: string = "Summen"
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })}`
export const publicPrintCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} öffentlicher Druck`, "other": `${$numeral(count)} öffentliche Drucke` })}`
export const printStatus = ({ status }: { readonly status: 'Pending' | 'Printing' | 'Success' | 'PartialSuccess' | 'Failed' | 'Cancelled' }): string => `${$select(status, { "Pending": `Ausstehend`, "Printing": `Druckt`, "Success": `Erfolgreich`, "PartialSuccess": `Teilweise erfolgreich`, "Failed": `Fehlgeschlagen`, "Cancelled": `Abgebrochen`, "other": `` })}`
export const projectStatus = ({ status }: { readonly status: 'InProgress' | 'Complete' | 'OnHold' | 'Cancelled' }): string => `${$select(status, { "InProgress": `In Arbeit`, "Complete": `Abgeschlossen`, "OnHold": `Pausiert`, "Cancelled": `Abgebrochen`, "other": `` })}`
export const newComment = ({ print }: { readonly print: string | number }): string => `Neuer Kommentar zu ${$isolate(print)}`
export const commentText = ({ author, text }: { readonly author: string | number; readonly text: string | number }): string => `${$isolate(author)} schreibt: ${$isolate(text)}`
export const commentRemoved: string = "Dein Kommentar wurde entfernt"
export const commentRemovedFrom = ({ print, text }: { readonly print: string | number; readonly text: string | number }): string => `Wem „${$isolate(print)}“ gehört, hat deinen Kommentar darunter entfernt: ${$isolate(text)}`
export const commentRemovedFromUnnamed = ({ text }: { readonly text: string | number }): string => `Wem ein nicht öffentlicher Druck gehört, hat deinen Kommentar darunter entfernt: ${$isolate(text)}`
export const printFinished: string = "Druck beendet"
export const printIsFinished = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} ist beendet.`
export const printIsPartial = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} ist teilweise erfolgreich beendet.`
export const printFailed: string = "Druck fehlgeschlagen"
export const printHasFailed = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} ist fehlgeschlagen.`
export const noFinishReported: string = "Kein Ende gemeldet"
export const aPrint: string = "Ein Druck"
export const printWasClosed = ({ print }: { readonly print: string | number }): string => `Der Drucker hat einen anderen Druck begonnen, daher gilt ${$isolate(print)} als abgebrochen. Halte fest, wie er endete.`
export const printWasClosedAfter = ({ print, count }: { readonly print: string | number; readonly count: number }): string => `Von ${$isolate(print)} wurde auch ${$plural(count, { "one": `${$numeral(count)} Tag`, "other": `${$numeral(count)} Tage` })} nach der Erinnerung kein Ende gemeldet, daher gilt er als abgebrochen, wie du es eingestellt hast. Wenn er anders geendet hat, korrigiere Status und Ende.`
export const printIsStuck = ({ print }: { readonly print: string | number }): string => `${$isolate(print)} müsste längst beendet sein und gilt noch als laufend. Halte fest, wie er endete.`
export const achievementEarned: string = "Erfolg erreicht"
export const tierEarned = ({ title, tier }: { readonly title: string | number; readonly tier: string | number }): string => `Du hast ${$isolate(title)}, Stufe ${$isolate(tier)}, erreicht.`
export const spoolRunsLow: string = "Eine Spule ist fast leer"
export const spoolHasLeft = ({ spool, amount }: { readonly spool: string | number; readonly amount: string | number }): string => `Auf ${$isolate(spool)} ist noch ${$isolate(amount)} übrig.`
export const typeRunsLow: string = "Eine Filamentsorte wird knapp"
export const typeHasFree = ({ type, amount, reorderPoint }: { readonly type: string | number; readonly amount: string | number; readonly reorderPoint: string | number }): string => `Von ${$isolate(type)} sind noch ${$isolate(amount)} frei. Der Meldebestand ist ${$isolate(reorderPoint)}.`
export const typeHasNothingFree = ({ type, reorderPoint }: { readonly type: string | number; readonly reorderPoint: string | number }): string => `Von ${$isolate(type)} ist nichts mehr frei. Der Meldebestand ist ${$isolate(reorderPoint)}.`
export const typeIsShort = ({ amount, type }: { readonly amount: string | number; readonly type: string | number }): string => `Geplante Drucke brauchen ${$isolate(amount)} mehr von ${$isolate(type)}, als da ist.`
export const nothingLeft: string = "nichts"
export const lessThanAGram: string = "weniger als 1 g"
export const maintenanceDue: string = "Wartung ist fällig"
export const taskDue = ({ task, printer }: { readonly task: string | number; readonly printer: string | number }): string => `${$isolate(task)} an ${$isolate(printer)} ist fällig.`
export const webhookDisabled: string = "Ein Webhook wurde abgeschaltet"
export const webhookGone = ({ name }: { readonly name: string | number }): string => `Der Empfänger des Webhooks ${$isolate(name)} möchte keine Zustellungen mehr.`
export const webhookFailed = ({ name }: { readonly name: string | number }): string => `Der Empfänger des Webhooks ${$isolate(name)} ist seit fünf Tagen gestört. Schalte den Webhook wieder ein, wenn er funktioniert.`
export const keyCreatedTitle: string = "API-Schlüssel erstellt"
export const keyDeletedTitle: string = "API-Schlüssel gelöscht"
export const keyCreated = ({ name }: { readonly name: string | number }): string => `Der API-Schlüssel ${$isolate(name)} wurde erstellt. Lösche ihn, wenn du das nicht warst.`
export const keyDeleted = ({ name }: { readonly name: string | number }): string => `Der API-Schlüssel ${$isolate(name)} wurde gelöscht und gibt keinen Zugang mehr.`
