// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

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
export const correctFields: string = "So kann sie nicht angenommen werden."
export const noneVisible: string = "Das gibt es nicht, oder es ist nicht für dich freigegeben."
export const readAgain: string = "Es wurde inzwischen geändert. Lade die Seite neu und ändere es noch einmal."
export const waitRetryAfter: string = "Warte einen Moment und versuche es noch einmal."
export const waitAndSendAgain: string = "Warte einen Moment und versuche es noch einmal."
export const tryAgainLater: string = "Versuche es später noch einmal. Geschieht es wieder, melde die Trace-ID."
export const manyInProgress: string = "Zu viele Anfragen laufen gerade. Versuche es später noch einmal."
export const recentSignIn: string = "Dafür musst du dich vor Kurzem angemeldet haben. Melde dich neu an und wiederhole es."
export const imageFormats: string = "Wähle ein Bild im Format JPEG, PNG, WebP, GIF oder AVIF."
export const imagesFull = ({ limit }: { readonly limit: string | number }): string => `Es gibt schon ${$isolate(limit)} Bilder. Lösche erst eines.`
export const brandNamed = ({ name }: { readonly name: string | number }): string => `Du hast schon eine Marke namens ${$isolate(name)}.`
export const spoolNumberTaken = ({ number }: { readonly number: string | number }): string => `Eine andere deiner Spulen hat die Nummer ${$isolate(number)}.`
export const spoolHasPrints: string = "Diese Spule hat Drucke. Archiviere sie, statt sie zu löschen: Bearbeite sie und entferne das Häkchen bei „Aktiv“."
export const printerHasPrints: string = "Dieser Drucker hat Drucke. Archiviere ihn, statt ihn zu löschen: Bearbeite ihn und entferne das Häkchen bei „Aktiv“."
export const brandHasTypes: string = "Diese Marke hat Filamentsorten. Lösche sie oder ändere erst ihre Marke."
export const typeHasSpools: string = "Es gibt Spulen dieser Filamentsorte. Lösche sie oder ändere erst ihre Sorte."
export const maintenanceDone: string = "Diese Wartung ist schon erledigt."
export const adjustmentReversed: string = "Diese Anpassung ist schon rückgängig gemacht."
export const adjustmentOfNetWeight: string = "Diese Anpassung gehört zu einem geänderten Nettogewicht. Ändere stattdessen das Nettogewicht."
export const recordEmptyWeight: string = "Trage erst das Leergewicht dieser Spule ein, oder gib an, was noch darauf ist."
export const recordNetWeight: string = "Trage erst das Nettogewicht dieser Spule ein."
export const archiveRunning: string = "Es wird schon ein Archiv erstellt. Warte, bis es fertig ist."
export const archivesPerDay = ({ limit }: { readonly limit: string | number }): string => `Du kannst in 24 Stunden ${$isolate(limit)} Archive erstellen. Versuche es später noch einmal.`
export const webhookDisabled: string = "Der Webhook ist ausgeschaltet. Schalte ihn erst ein."
export const commentsClosed: string = "Bei diesem Druck sind keine Kommentare erlaubt."
export const commentsBlocked: string = "Du bist für Kommentare zu diesen Drucken blockiert."
export const isRequired: string = "Das ist erforderlich."
export const isNotValid: string = "Das ist nicht gültig."
export const notEmpty: string = "Das darf nicht leer sein."
export const notBlank: string = "Das darf nicht leer sein."
export const noDuplicates: string = "Nichts darf doppelt vorkommen."
export const atLeast = ({ limit }: { readonly limit: string | number }): string => `Das muss mindestens ${$isolate(limit)} sein.`
export const atMost = ({ limit }: { readonly limit: string | number }): string => `Das darf höchstens ${$isolate(limit)} sein.`
export const moreThan = ({ limit }: { readonly limit: string | number }): string => `Das muss größer als ${$isolate(limit)} sein.`
export const lessThan = ({ limit }: { readonly limit: string | number }): string => `Das muss kleiner als ${$isolate(limit)} sein.`
export const leastCharacters = ({ count }: { readonly count: number }): string => `Das muss mindestens ${$plural(count, { "one": `${$numeral(count)} Zeichen`, "other": `${$numeral(count)} Zeichen` })} haben.`
export const mostCharacters = ({ count }: { readonly count: number }): string => `Das darf höchstens ${$plural(count, { "one": `${$numeral(count)} Zeichen`, "other": `${$numeral(count)} Zeichen` })} haben.`
export const leastEntries = ({ count }: { readonly count: number }): string => `Das muss mindestens ${$plural(count, { "one": `${$numeral(count)} Eintrag`, "other": `${$numeral(count)} Einträge` })} haben.`
export const mostEntries = ({ count }: { readonly count: number }): string => `Das darf höchstens ${$plural(count, { "one": `${$numeral(count)} Eintrag`, "other": `${$numeral(count)} Einträge` })} haben.`
export const multipleOf = ({ step }: { readonly step: string | number }): string => `Das muss ein Vielfaches von ${$isolate(step)} sein.`
export const aWholeNumber: string = "Das muss eine ganze Zahl sein."
export const aNumber: string = "Das muss eine Zahl sein."
export const oneOf: string = "Wähle eine der Möglichkeiten."
export const aUrl: string = "Das muss ein Link sein, der mit http:// oder https:// beginnt."
export const aColor: string = "Das muss eine Farbe wie #1A2B3C sein."
export const aCurrency: string = "Das muss ein Währungscode wie EUR sein."
export const aZone: string = "Das muss eine Zeitzone wie Europe/Berlin sein."
export const aLanguage: string = "Wähle eine der Sprachen."
export const aDate: string = "Das muss ein Datum sein."
export const aDateTime: string = "Das müssen Datum und Uhrzeit sein."
export const endBeforeStart: string = "Das Ende darf nicht vor dem Beginn liegen."
export const pausesShorter: string = "Die Zeit mit Pausen darf nicht kürzer sein als die ohne."
export const accountClosing = ({ date }: { readonly date: string | number }): string => `Dieses Konto wird am ${$isolate(date)} gelöscht. Melde dich vorher an, um es zu behalten.`
export const accountSuspended = ({ address }: { readonly address: string | number }): string => `Dieses Konto ist gesperrt. Schreibe an den Betreiber von ${$isolate(address)}.`
export const manyWaiting: string = "Es warten zu viele Anfragen. Versuche es später noch einmal."
export const manyOfYours: string = "Zu viele deiner Anfragen sind in Arbeit. Warte sie ab und versuche es dann noch einmal."
export const changeConflicts: string = "Diese Änderung verträgt sich nicht mit einem anderen Eintrag."
export const tooManyRecords = ({ limit }: { readonly limit: string | number }): string => `Du hast ${$isolate(limit)} davon, mehr sind nicht möglich. Lösche, was du nicht mehr brauchst.`
export const tooManyComments = ({ limit }: { readonly limit: string | number }): string => `Du hast ${$isolate(limit)} Kommentare geschrieben, mehr sind nicht möglich. Lösche erst welche.`
export const tooManyBlocked = ({ limit }: { readonly limit: string | number }): string => `Du hast ${$isolate(limit)} Personen blockiert, mehr sind nicht möglich. Gib erst eine frei.`
export const imagesTooLarge = ({ limit }: { readonly limit: string | number }): string => `Deine Bilder wären größer als ${$isolate(limit)}, mehr ist nicht möglich. Lösche erst welche.`
export const importsTooLarge = ({ limit }: { readonly limit: string | number }): string => `Die Dateien deiner Importe wären größer als ${$isolate(limit)}, mehr ist nicht möglich. Schließe erst frühere Importe ab oder lösche sie.`
export const emptyFile: string = "Die Datei ist leer. Wähle eine andere."
export const imageDamaged: string = "Das Bild ist beschädigt oder unvollständig."
export const imagePixels = ({ limit }: { readonly limit: string | number }): string => `Das Bild kann höchstens ${$isolate(limit)} Millionen Pixel haben.`
export const imageSlow: string = "Das Bild zu lesen dauert zu lange."
export const importBusy: string = "Das ist im jetzigen Zustand des Imports nicht möglich. Lade die Seite neu."
export const importExpired: string = "Der Import ist abgelaufen. Lade die Datei noch einmal hoch."
export const priceTooGreat = ({ limit }: { readonly limit: string | number }): string => `Damit ist der Preis höher als ${$isolate(limit)}. Verwende kleinere Zahlen.`
export const notPayable: string = "Die Währung hat keinen solchen Betrag. Verwende weniger Nachkommastellen."
export const noSuchChoice: string = "Das gibt es nicht mehr. Wähle etwas anderes."
export const notAllPrinters: string = "Nicht alle diese Drucker gibt es noch. Wähle neu."
export const enterAName: string = "Gib einen Namen ein."
export const enterAMaterial: string = "Gib ein Material ein."
export const spoolOrMaterial: string = "Wähle eine Spule oder ein Material."
export const belowEmptySpool: string = "Das ist weniger, als die leere Spule wiegt."
export const resultTooLarge: string = "Das Gewicht, die Länge oder das Volumen wird damit zu groß."
export const loadedElsewhere: string = "Eine Spule ist in einem anderen Drucker geladen. Entlade sie dort erst."
export const printerFull = ({ limit }: { readonly limit: string | number }): string => `Ein Drucker kann höchstens ${$isolate(limit)} Spulen haben. Entlade erst eine.`
export const slotTwice: string = "Dieser Schacht kommt doppelt vor."
export const spoolTwice: string = "Diese Spule kommt doppelt vor."
export const needsInterval: string = "Eine wiederkehrende Aufgabe braucht einen Abstand: Druckstunden, Drucke oder Tage."
export const mostTags = ({ limit }: { readonly limit: string | number }): string => `Ein Druck kann höchstens ${$isolate(limit)} Tags haben.`
export const mostMaterials = ({ limit }: { readonly limit: string | number }): string => `Ein Druck kann höchstens ${$isolate(limit)} Materialien haben.`
export const tagBothWays: string = "Ein Tag kann nicht zugleich hinzugefügt und entfernt werden."
export const mostRepriced = ({ limit }: { readonly limit: string | number }): string => `Das sind mehr als ${$isolate(limit)} Drucke. Nimm einen späteren Zeitpunkt.`
export const quietSame: string = "Die Ruhezeit muss zu einer anderen Zeit enden, als sie beginnt."
export const quietBoth: string = "Gib Beginn und Ende der Ruhezeit an, oder keines von beiden."
export const urlUnreadable: string = "Die URL ist nicht lesbar. Beginne sie mit https://."
export const urlHttps: string = "Die URL muss mit https:// beginnen."
export const urlNetwork: string = "Die URL führt in ein Netz, an das dieser Dienst nichts sendet. Nimm eine öffentliche Adresse, oder bitte den Betreiber, das Netz zu erlauben."
export const urlHost: string = "Den Hostnamen der URL gibt es nicht."
export const urlUser: string = "Die URL darf weder Benutzernamen noch Passwort enthalten."
export const urlPort: string = "Der Port der URL muss 80, 443 oder mindestens 1024 sein."
export const rangeYears = ({ limit }: { readonly limit: string | number }): string => `Der Zeitraum kann höchstens ${$isolate(limit)} Jahre umfassen.`
export const tooManyBuckets: string = "Das sind zu viele Drucker für diesen Zeitraum. Wähle weniger."
export const noSuchDate: string = "Dieses Datum gibt es nicht."
export const archiveFailed: string = "Das Archiv konnte nicht fertiggestellt werden. Versuche es noch einmal."
export const archivesTooLarge = ({ limit }: { readonly limit: string | number }): string => `Deine Archive wären größer als ${$isolate(limit)}, mehr ist nicht möglich. Lösche die früheren und versuche es dann noch einmal.`
export const importNoRows: string = "Die Datei hat keine Zeilen."
export const importEmpty: string = "Die Datei ist leer."
export const importRows = ({ limit }: { readonly limit: string | number }): string => `Eine Datei kann höchstens ${$isolate(limit)} Zeilen haben. Teile sie auf.`
export const importUnreadable: string = "Die Datei ist nicht lesbar."
export const importZip: string = "Die Zip-Datei ist beschädigt oder unvollständig."
export const importWorkbook: string = "Das ist eine Arbeitsmappe. Speichere ihre Tabelle als CSV und importiere dann diese Datei."
export const importForeignZip: string = "Diese Zip-Datei ist kein vollständiges Archiv dieses Dienstes."
export const receiverGone: string = "Der Empfänger hat mit 410 geantwortet: Er möchte keine Zustellungen mehr."
export const receiverRedirected = ({ status }: { readonly status: string | number }): string => `Der Empfänger hat mit ${$isolate(status)} weitergeleitet. Weiterleitungen wird nicht gefolgt.`
export const receiverResponded = ({ status }: { readonly status: string | number }): string => `Der Empfänger hat mit ${$isolate(status)} geantwortet.`
export const receiverClosed: string = "Der Empfänger hat die Verbindung ohne Antwort geschlossen."
export const receiverSilent = ({ limit }: { readonly limit: string | number }): string => `Der Empfänger hat nicht innerhalb von ${$isolate(limit)} Sekunden geantwortet.`
export const receiverFailed: string = "Die Anfrage an den Empfänger ist fehlgeschlagen."
export const receiverNoHttp: string = "Die Antwort des Empfängers ist kein HTTP."
export const receiverCertificate: string = "Das Zertifikat des Empfängers ist nicht gültig."
export const receiverSlow: string = "Der Empfänger hat die Verbindung nicht rechtzeitig angenommen."
export const receiverRefused: string = "Der Empfänger hat die Verbindung abgelehnt."
export const receiverUnknown: string = "Der Hostname des Empfängers lässt sich nicht auflösen."
export const receiverUnreachable: string = "Der Empfänger ist nicht erreichbar."
export const fileSize = ({ limit }: { readonly limit: string | number }): string => `Die Datei darf höchstens ${$isolate(limit)} haben.`
export const sessionEnded: string = "Deine Sitzung ist beendet. Melde dich neu an."
export const noAccess: string = "Darauf hast du keinen Zugriff."
export const bodyTooLarge: string = "Das ist zu groß, um es auf einmal zu senden."
export const notComplete: string = "Es ist nicht alles angekommen. Prüfe deine Verbindung und versuche es noch einmal."
export const fewerFilters: string = "Nimm weniger Filter."
export const reloadPage: string = "Lade die Seite neu und versuche es noch einmal."
export const createdSecretLost: string = "Das wurde erstellt, aber sein Geheimnis ging unterwegs verloren. Lösche es und erstelle ein neues."
export const manyOfDay: string = "Du hast in 24 Stunden zu viel geändert. Versuche es später noch einmal."
export const commentOfOther: string = "Dieser Kommentar ist von jemand anderem."
export const webhookSecretLost: string = "Das Geheimnis des Webhooks ist nicht mehr lesbar. Erstelle ein neues."
export const webhookSecretsOff: string = "Dieser Dienst kann keine Geheimnisse von Webhooks speichern. Bitte den Betreiber, das einzurichten."
export const importColumns = ({ limit }: { readonly limit: string | number }): string => `Die Datei hat mehr als ${$isolate(limit)} Spalten.`
export const importLedger: string = "Das ist das Bestandsbuch einer Spule. Ein Archiv stellt Bestandsbücher zusammen mit ihren Spulen wieder her."
export const importFilaments: string = "Das ist eine Liste von Filamenten oder Herstellern. Exportiere stattdessen die Spulen aus Spoolman."
export const importForeign: string = "Diese Datei stammt aus keinem Programm, dessen Daten sich importieren lassen. Eine eigene Tabelle braucht für Drucke die Spalten title und start_date, für Spulen name und material."
export const importLine: string = "Eine Zeile der Datei ist zu lang."
export const importIncomplete: string = "Die Datei ist beschädigt oder unvollständig."
export const importSlow: string = "Die Datei zu lesen braucht zu viel Zeit oder Speicher."
export const importArchiveSize: string = "Das Archiv ist zu groß."
export const importVersion: string = "Dieses Archiv hat eine andere Version, die hier nicht lesbar ist."
export const importRowsInAll = ({ limit }: { readonly limit: string | number }): string => `Deine Importe können zusammen höchstens ${$isolate(limit)} Zeilen haben. Lösche erst frühere.`
export const commitFailed: string = "Der Import ist mehrmals gescheitert und wurde aufgegeben. Mache ihn rückgängig, um die angelegten Einträge zu entfernen."
export const undoFailed: string = "Das Rückgängigmachen ist mehrmals gescheitert und wurde aufgegeben. Versuche es noch einmal, um die übrigen Einträge zu entfernen."
export const dryRunFailed: string = "Der Probelauf ist mehrmals gescheitert und wurde aufgegeben. Lösche den Import und lade die Datei noch einmal hoch."
export const anAddress: string = "Das muss eine E-Mail-Adresse sein."
export const lowerCaseWords: string = "Das müssen kleingeschriebene Wörter und Ziffern sein, mit Bindestrichen verbunden."
export const lettersAndDigits: string = "Das darf nur Buchstaben, Ziffern, Binde- und Unterstriche enthalten."
export const plainCharacters: string = "Das darf nur einfache Buchstaben, Ziffern und Zeichen enthalten."
export const badCharacter: string = "Das enthält ein Zeichen, das sich nicht speichern lässt."
export const yearsFromTo = ({ first, last }: { readonly first: string | number; readonly last: string | number }): string => `Das Jahr muss von ${$isolate(first)} bis ${$isolate(last)} sein.`
export const otherBrand: string = "Das ist nicht der Name der Marke, die du gewählt hast."
export const workCost = ({ limit }: { readonly limit: string | number }): string => `Die Arbeit und ihre Teile können zusammen höchstens ${$isolate(limit)} kosten.`
export const anotherUser: string = "Du kannst dich nicht selbst blockieren."
export const bothDays: string = "Wähle den ersten und den letzten Tag."
export const lastDayBefore: string = "Der letzte Tag darf nicht vor dem ersten liegen."
export const tooFine: string = "Das ist zu fein für den Zeitraum."
