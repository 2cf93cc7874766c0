// written by `make generate`
import { numeral as $numeral, plural as $plural } from './language.ts'

export const validationFailed: string = "Eingabe prüfen"
export const unauthorized: string = "Nicht angemeldet"
export const forbidden: string = "Nicht erlaubt"
export const notFound: string = "Nicht gefunden"
export const requestTimeout: string = "Zeit überschritten"
export const conflict: string = "Konflikt"
export const preconditionFailed: string = "Inzwischen geändert"
export const contentTooLarge: string = "Zu groß"
export const unsupportedMediaType: string = "Dateiart nicht unterstützt"
export const tooManyRequests: string = "Zu viele Anfragen"
export const internalServerError: string = "Interner Fehler"
export const serviceUnavailable: string = "Dienst nicht verfügbar"
export const correctFields = ({ names }: { readonly names: string | number }): string => `Bitte korrigieren: ${names}.`
export const noneVisible: string = "Das gibt es nicht, oder es ist nicht für dich freigegeben."
export const readAgain: string = "Es wurde inzwischen geändert. Lade die Seite neu und ändere es noch einmal."
export const waitRetryAfter: string = "Warte einen Moment und versuche es noch einmal."
export const waitAndSendAgain: string = "Warte einen Moment und versuche es noch einmal."
export const tryAgainLater: string = "Versuche es später noch einmal. Geschieht es wieder, melde die Trace-ID."
export const manyInProgress: string = "Zu viele Anfragen laufen gerade. Versuche es später noch einmal."
export const recentSignIn: string = "Dafür musst du dich vor Kurzem angemeldet haben. Melde dich neu an und wiederhole es."
export const fileBytes = ({ limit }: { readonly limit: string | number }): string => `Die Datei darf höchstens ${limit} Bytes haben.`
export const imageFormats: string = "Wähle ein Bild im Format JPEG, PNG, WebP, GIF oder AVIF."
export const imagesFull = ({ limit }: { readonly limit: string | number }): string => `Es gibt schon ${limit} Bilder. Lösche erst eines.`
export const brandNamed = ({ name }: { readonly name: string | number }): string => `Du hast schon eine Marke namens ${name}.`
export const spoolNumberTaken = ({ number }: { readonly number: string | number }): string => `Eine andere deiner Spulen hat die Nummer ${number}.`
export const spoolHasPrints: string = "Diese Spule hat Drucke. Archiviere sie, statt sie zu löschen."
export const printerHasPrints: string = "Dieser Drucker hat Drucke. Archiviere ihn, statt ihn zu löschen."
export const brandHasTypes: string = "Diese Marke hat Filamentsorten. Lösche sie oder ändere erst ihre Marke."
export const typeHasSpools: string = "Es gibt Spulen dieser Filamentsorte. Lösche sie oder ändere erst ihre Sorte."
export const maintenanceDone: string = "Diese Wartung ist schon erledigt."
export const adjustmentReversed: string = "Diese Korrektur ist schon zurückgenommen."
export const recordEmptyWeight: string = "Trage erst das Leergewicht dieser Spule ein, oder gib an, was noch darauf ist."
export const recordNetWeight: string = "Trage erst das Nettogewicht dieser Spule ein."
export const archiveRunning: string = "Es wird schon ein Archiv erstellt. Warte, bis es fertig ist."
export const archivesPerDay = ({ limit }: { readonly limit: string | number }): string => `Du kannst in 24 Stunden ${limit} Archive erstellen. Versuche es später noch einmal.`
export const webhookDisabled: string = "Der Webhook ist ausgeschaltet. Schalte ihn erst ein."
export const commentsClosed: string = "Bei diesem Druck sind keine Kommentare erlaubt."
export const commentsBlocked: string = "Du wurdest für Kommentare zu diesen Drucken gesperrt."
export const isRequired: string = "Das ist erforderlich."
export const isNotValid: string = "Das ist nicht gültig."
export const notEmpty: string = "Das darf nicht leer sein."
export const notBlank: string = "Das darf nicht leer sein."
export const noDuplicates: string = "Nichts darf doppelt vorkommen."
export const atLeast = ({ limit }: { readonly limit: string | number }): string => `Das muss mindestens ${limit} sein.`
export const atMost = ({ limit }: { readonly limit: string | number }): string => `Das darf höchstens ${limit} sein.`
export const moreThan = ({ limit }: { readonly limit: string | number }): string => `Das muss größer als ${limit} sein.`
export const lessThan = ({ limit }: { readonly limit: string | number }): string => `Das muss kleiner als ${limit} sein.`
export const leastCharacters = ({ count }: { readonly count: number }): string => `Das muss mindestens ${$plural(count, { "one": `${$numeral(count)} Zeichen`, "other": `${$numeral(count)} Zeichen` })} haben.`
export const mostCharacters = ({ count }: { readonly count: number }): string => `Das darf höchstens ${$plural(count, { "one": `${$numeral(count)} Zeichen`, "other": `${$numeral(count)} Zeichen` })} haben.`
export const leastEntries = ({ count }: { readonly count: number }): string => `Das muss mindestens ${$plural(count, { "one": `${$numeral(count)} Eintrag`, "other": `${$numeral(count)} Einträge` })} haben.`
export const mostEntries = ({ count }: { readonly count: number }): string => `Das darf höchstens ${$plural(count, { "one": `${$numeral(count)} Eintrag`, "other": `${$numeral(count)} Einträge` })} haben.`
export const multipleOf = ({ step }: { readonly step: string | number }): string => `Das muss ein Vielfaches von ${step} sein.`
export const aWholeNumber: string = "Das muss eine ganze Zahl sein."
export const aNumber: string = "Das muss eine Zahl sein."
export const oneOf = ({ values }: { readonly values: string | number }): string => `Das muss eines davon sein: ${values}.`
export const aUrl: string = "Das muss ein Link sein, der mit http:// oder https:// beginnt."
export const aColor: string = "Das muss eine Farbe wie #1A2B3C sein."
export const aCurrency: string = "Das muss ein Währungscode nach ISO 4217 wie EUR sein."
export const aZone: string = "Das muss eine IANA-Zeitzone wie Europe/Berlin sein."
export const aDate: string = "Das muss ein Datum wie 2026-03-01 sein."
export const aDateTime: string = "Das muss Datum und Uhrzeit sein, wie 2026-03-01T12:00:00Z."
export const endBeforeStart: string = "Das Ende darf nicht vor dem Beginn liegen."
export const pausesShorter: string = "Die Zeit mit Pausen darf nicht kürzer sein als die ohne."
