// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const deletePrints = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })} löschen`
export const changePrints = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })} ändern`
export const checkingPrints = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck wird`, "other": `${$numeral(count)} Drucke werden` })} geprüft`
export const changingPrints = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck wird`, "other": `${$numeral(count)} Drucke werden` })} geändert`
export const deletingPrints = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck wird`, "other": `${$numeral(count)} Drucke werden` })} gelöscht`
export const outcomeChanged: string = "geändert"
export const outcomeDeleted: string = "gelöscht"
export const outcomeNotChanged: string = "nicht geändert"
export const othersNotSent = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Der andere ${$numeral(count)} Druck wurde nicht gesendet. Er ist, wie er war.`, "other": `Die anderen ${$numeral(count)} Drucke wurden nicht gesendet. Sie sind, wie sie waren.` })}`
export const othersUnknown = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Es ist nicht bekannt, ob der andere ${$numeral(count)} Druck gesendet wurde`, "other": `Es ist nicht bekannt, ob alle anderen ${$numeral(count)} Drucke gesendet wurden` })}. Sieh in der Liste nach.`
export const stopped = ({ done, count, total }: { readonly done: string; readonly count: string | number; readonly total: string | number }): string => `${$select(done, { "Deleted": `Angehalten: ${$isolate(count)} von ${$isolate(total)} Drucken gelöscht.`, "other": `Angehalten: ${$isolate(count)} von ${$isolate(total)} Drucken geändert.` })} Was nicht gesendet wurde, ist wie zuvor.`
export const printsSelected = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })} ausgewählt`
export const discardWaiting = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Ein von dir erfasster Druck ist`, "other": `${$numeral(count)} von dir erfasste Drucke sind` })} noch nicht gesendet. Abmelden und löschen, was nicht gesendet ist?`
export const notShared: string = "Diesen Druck gibt es nicht, oder er wird nicht mit dir geteilt."
export const unknownCost: string = "unbekannt"
export const archivedSpool = ({ spool }: { readonly spool: string | number }): string => `${$isolate(spool)} · archiviert`
export const printsDeleted: string = "Drucke gelöscht"
export const deleteThesePrints: string = "Diese Drucke löschen?"
export const theyWillBePermanentlyDeleted: string = "Sie werden mit ihren Bildern und Kommentaren endgültig gelöscht. Ihr verbrauchtes Filament kommt auf die Spulen zurück."
export const changeTheSelectedPrints: string = "Ausgewählte Drucke ändern"
export const yourProjects: string = "deine Projekte"
export const check: string = "Prüfen"
export const willBeChanged: string = "werden geändert"
export const alreadyAsWanted: string = "keine Änderung nötig"
export const willBeDeleted: string = "werden gelöscht"
export const cannotBeChanged: string = "nicht änderbar"
export const noLongerThere: string = "nicht mehr vorhanden"
export const printsThatCannotBeChanged: string = "Drucke, die nicht geändert werden können"
export const noLongerInYourLogbook: string = "Nicht mehr in deinem Logbuch"
export const selectedPrints: string = "Ausgewählte Drucke"
export const selectTitle = ({ title }: { readonly title: string | number }): string => `${$isolate(title)} auswählen`
export const selection: string = "Auswahl"
export const selectedCount = <Node>({ strong, count }: { readonly strong: (text: string) => Node; readonly count: string | number }): (string | Node)[] => [strong(`${$isolate(count)}`), " ausgewählt"]
export const allOnThisPage: string = "Alle auf dieser Seite"
export const selectAllTotalCount = ({ totalCount }: { readonly totalCount: string | number }): string => `Alle ${$isolate(totalCount)} auswählen`
export const newStatus: string = "Neuer Status"
export const aFinishedPrintDeductsIts: string = "Ein beendeter Druck zieht sein Filament von den Spulen ab, andere ziehen nichts ab."
export const newVisibility: string = "Neue Sichtbarkeit"
export const newPrinter: string = "Neuer Drucker"
export const addTags: string = "Tags hinzufügen"
export const removeTags: string = "Tags entfernen"
export const printsByDay: string = "Drucke nach Tag"
export const notSentYet: string = "Noch nicht gesendet"
export const thesePrintsAreStoredIn: string = "Diese Drucke sind nur in diesem Browser gespeichert."
export const thesePrintsAreStoredInThis: string = "Diese Drucke sind nur in diesem Browser gespeichert. Sie werden gesendet, sobald du online bist."
export const wasNotSentIt = ({ title }: { readonly title: string | number }): string => `${$isolate(title)} wurde nicht gesendet. Der Druck wird aus diesem Browser gelöscht.`
export const itMayHaveBeenRecorded: string = "Er ist vielleicht schon erfasst: Suche ihn, bevor du ihn erneut sendest."
export const discard: string = "Verwerfen"
export const discardThisPrint: string = "Diesen Druck verwerfen?"
export const comparePrints: string = "Drucke vergleichen"
export const whatIsDifferentComesFirst: string = "Unterschiede stehen zuerst."
export const chooseAnotherPrint: string = "Anderen Druck wählen"
export const backToPrint: string = "Zurück zum Druck"
export const editPrint: string = "Druck bearbeiten"
export const thePrint: string = "den Druck"
export const printAgain: string = "Noch einmal drucken"
export const select: string = "Auswählen"
export const noPrintsMatchTheseFilters: string = "Keine Drucke passen zu diesen Filtern."
export const noPrintsYetConnect = <Node>({ link, link2, link3 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node; readonly link3: (text: string) => Node }): (string | Node)[] => ["Noch keine Drucke. ", link(`Verbinde einen Slicer oder Drucker`), ", ", link2(`erfasse einen von Hand`), " oder ", link3(`importiere`), " die eines anderen Programms."]
export const sharedImages: string = "Geteilte Bilder"
export const noImagesAreWaitingShare: string = "Es warten keine Bilder. Teile welche aus einer anderen App auf diesem Gerät."
export const chooseThePrintThatThey: string = "Wähle den Druck, zu dem sie gehören."
export const imageOfCount = ({ index, count }: { readonly index: string | number; readonly count: string | number }): string => `Bild ${$isolate(index)} von ${$isolate(count)}`
export const newPrintFromASlicer: string = "Neuer Druck aus einem Slicer"
export const aSlicersUploaderPlug = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Das Upload-Plug-in eines Slicers öffnet diese Seite mit den Einstellungen, die es gespeichert hat. Um selbst einen Druck zu erfassen, gehe zu ", link(`Neuer Druck`), "."]
export const theSlicerSettings: string = "die Slicer-Einstellungen"
export const slicerPreview: string = "Vorschau des Slicers"
export const chooseAProject: string = "Projekt wählen"
export const orCreateAProject = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Oder ", link(`erstelle ein Projekt`)]
export const thisPrintWasChangedElsewhere: string = "Dieser Druck wurde inzwischen anderswo geändert."
export const nothingIsSavedYetCheck: string = "Noch ist nichts gespeichert: Prüfe es und speichere dann noch einmal."
export const edited: string = "bearbeitet"
export const editYourComment = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Bearbeiten", hidden(`: dein Kommentar`)]
export const deleteYourComment = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Löschen", hidden(`: dein Kommentar`)]
export const removeCommentBy = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Entfernen", hidden(`: Kommentar von ${$isolate(displayName)}`)]
export const blockDisplayName = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Blockieren", hidden(`: ${$isolate(displayName)}`)]
export const canNoLongerComment = <Node>({ displayName, link }: { readonly displayName: string | number; readonly link: (text: string) => Node }): (string | Node)[] => [$isolate(displayName), " kann deine Drucke nicht mehr kommentieren. ", link(`Blockierte Benutzer`)]
export const theyWillNoLongerBe: string = "Diese Person kann deine Drucke nicht mehr kommentieren. Ihre Kommentare bleiben, bis du sie entfernst."
export const blockUserQuestion = ({ displayName }: { readonly displayName: string | number }): string => `${$isolate(displayName)} blockieren?`
export const block: string = "Blockieren"
export const theComments: string = "die Kommentare"
export const noCommentsYet: string = "Noch keine Kommentare."
export const commentsAreTurnedOff: string = "Kommentare sind ausgeschaltet."
export const signInToComment: string = "Melde dich an, um zu kommentieren"
export const yourComment: string = "Dein Kommentar"
export const postComment: string = "Kommentieren"
export const titleFileNamePrinterMaterial: string = "Titel, Dateiname, Drucker, Material"
export const noPrintsMatchThisSearch: string = "Keine Drucke passen zu dieser Suche."
export const printsToCompareWith: string = "Drucke zum Vergleichen"
export const oneOfThesePrintsDoes: string = "Einen dieser Drucke gibt es nicht, oder er gehört dir nicht."
export const setting: string = "Einstellung"
export const printAndPrint = <Node>({ link, title, link2, title2 }: { readonly link: (text: string) => Node; readonly title: string | number; readonly link2: (text: string) => Node; readonly title2: string | number }): (string | Node)[] => [link(`${$isolate(title)}`), " und ", link2(`${$isolate(title2)}`)]
export const different: string = "Verschieden"
export const nothingThatWasRecordedIs: string = "Die erfassten Werte unterscheiden sich nicht."
export const theSame: string = "Gleich"
export const downloadAllSettings: string = "Alle Einstellungen herunterladen"
export const yourCommentName: string = "deinen Kommentar"
export const editYourCommentLabel: string = "Bearbeite deinen Kommentar"
export const outcome: string = "Ergebnis"
export const failureReason: string = "Fehlergrund"
export const leaveEmptyToUseThe: string = "Leer lassen für die Zeit seit dem Beginn"
export const leaveEmptyForTimeToEnd: string = "Leer lassen für die Zeit von Beginn bis Ende"
export const endIsAGuess: string = "Nach der letzten Meldung des Druckers, sonst nach der Schätzung. Korrigiere die Zeit, oder lass sie leer, wenn unbekannt"
export const addFilament: string = "Filament hinzufügen"
export const otherMaterial: string = "Anderes Material"
export const filamentIndex = ({ index }: { readonly index: string | number }): string => `Filament ${$isolate(index)}`
export const usedIn = ({ unit }: { readonly unit: string | number }): string => `Verbraucht (${$isolate(unit)})`
export const useByElapsedTime = ({ partMg, share }: { readonly partMg: string | number; readonly share: string | number }): string => `${$isolate(partMg)} verwenden, ${$isolate(share)} % nach vergangener Zeit`
export const printsByDate: string = "Drucke nach Datum"
export const previousPrint: string = "Voriger Druck"
export const nextPrint: string = "Nächster Druck"
export const overdraftWarning = ({ missingMg, remainingMg }: { readonly missingMg: string | number; readonly remainingMg: string | number }): string => `${$isolate(missingMg)} mehr als die ${$isolate(remainingMg)}, die auf der Spule sind.`
export const web: string = "Web"
export const started: string = "Begonnen"
export const ended: string = "Beendet"
export const estimatedPrintTime: string = "Geschätzte Druckzeit"
export const ratingOfFive = ({ rating }: { readonly rating: string | number }): string => `${$isolate(rating)} von 5`
export const copies: string = "Kopien"
export const fileName: string = "Dateiname"
export const source: string = "Quelle"
export const visitorsAlsoSee: string = "Besucher sehen auch"
export const nothingOptional: string = "Nichts Optionales"
export const filamentFilament = ({ filament }: { readonly filament: string | number }): string => `Filament ${$isolate(filament)}`
export const electricityElectricity = ({ electricity }: { readonly electricity: string | number }): string => `Strom ${$isolate(electricity)}`
export const costOfSomeMaterialsUnknown: string = "Die Kosten einiger Materialien sind unbekannt."
export const partialCosts = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck unvollständig`, "other": `${$numeral(count)} Drucke unvollständig` })}`
export const notRated: string = "Nicht bewertet"
export const rating5: string = "5 – Ausgezeichnet"
export const rating4: string = "4 – Gut"
export const rating3: string = "3 – In Ordnung"
export const rating2: string = "2 – Schlecht"
export const rating1: string = "1 – Sehr schlecht"
export const usedForTheElectricityCost: string = "Zählt für die Stromkosten anstelle der mittleren Leistung des Druckers"
export const title: string = "Titel"
export const start: string = "Beginn"
export const timeZoneNote = ({ timeZone }: { readonly timeZone: string | number }): string => `Zeitzone: ${$isolate(timeZone)}`
export const forFailedOrCancelledPrints: string = "Für fehlgeschlagene oder abgebrochene Drucke"
export const allowComments: string = "Kommentare erlauben"
export const n4OrMore: string = "4 oder mehr"
export const n3OrMore: string = "3 oder mehr"
export const n2OrMore: string = "2 oder mehr"
export const rated: string = "Bewertet"
export const titleFileNameNotesTag: string = "Titel, Dateiname, Notizen, Tag, Fehlergrund, Drucker, Projekt, Marke, Material oder Farbe"
export const to: string = "Bis"
export const status: string = "Status"
export const addedCreatedDate = ({ createdDate }: { readonly createdDate: string | number }): string => `Hinzugefügt am ${$isolate(createdDate)}`
export const noStartDateAddedAt = ({ time }: { readonly time: string | number }): string => `Ohne Beginn, hinzugefügt um ${$isolate(time)}`
export const ratedOf5 = ({ rating }: { readonly rating: string | number }): string => `${$isolate(rating)} von 5 Sternen`
export const compareWithAnotherPrint: string = "Mit einem anderen Druck vergleichen"
export const failures: string = "Fehldrucke"
export const theFilamentItUsedIs: string = "Sein verbrauchtes Filament kommt auf die Spulen zurück."
export const updateCost: string = "Kosten aktualisieren"
export const quoteAPrice: string = "Angebot berechnen"
export const addToAProject: string = "Zu einem Projekt hinzufügen"
export const changeProject: string = "Projekt ändern"
export const viewAsAVisitor: string = "Als Besucher ansehen"
export const privateNotes: string = "Private Notizen"
export const visitorsWouldSeeThisIf: string = "Das würden Besucher sehen, wenn du den Druck teilst. Jetzt kannst nur du ihn sehen."
export const thisIsWhatVisitorsSee: string = "Das sehen Besucher."
export const backToYourView: string = "Zurück zu deiner Ansicht"
export const changeWhatTheySee: string = "Ändern, was sie sehen"
export const today: string = "Heute"
export const yesterday: string = "Gestern"
export const theCostOfAPrint: string = "Die Kosten eines Drucks bleiben, wie sie waren, als er zum ersten Mal beendet wurde, auch wenn sich Preise ändern."
export const theCost: string = "die Kosten"
export const byTodaysPricesIt = ({ after, before }: { readonly after: string | number; readonly before: string | number }): string => `Nach heutigen Preisen sind es ${$isolate(after)}, nicht ${$isolate(before)}.`
export const byTodaysPricesItIs = ({ before }: { readonly before: string | number }): string => `Nach heutigen Preisen ist es dasselbe: ${$isolate(before)}.`
export const progressOfTitle = ({ title }: { readonly title: string | number }): string => `Fortschritt von ${$isolate(title)}`
export const runningForElapsed = ({ elapsed }: { readonly elapsed: string | number }): string => `Läuft seit ${$isolate(elapsed)}`
export const aboutLeftLeft = ({ left }: { readonly left: string | number }): string => `Noch etwa ${$isolate(left)}`
export const longerThanEstimated = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} länger als geschätzt`
export const lessThanAMinute: string = "weniger als eine Minute"
export const printTimeFromH: string = "Druckzeit ab (h)"
export const startWeekday: string = "Wochentag des Starts"
export const startDate: string = "Beginn"
export const withStartDate: string = "Mit Beginn"
export const withoutStartDate: string = "Ohne Beginn"
export const startHour: string = "Stunde des Starts"
export const printTimeUnderH: string = "Druckzeit unter (h)"
export const layerHeightFromMm: string = "Schichthöhe ab (mm)"
export const layerHeightToMm: string = "Schichthöhe bis (mm)"
export const infillFrom: string = "Füllung ab (%)"
export const infillTo: string = "Füllung bis (%)"
export const nozzle: string = "Düse"
export const any: string = "Beliebig"
export const supports: string = "Stützen"
export const withSupports: string = "Mit Stützen"
export const withoutSupports: string = "Ohne Stützen"
export const visitorsOfAPublicPrint: string = "Besucher eines öffentlichen Drucks oder eines Drucks, den du über seinen Link teilst, sehen immer Titel, Status, Zeiten, Tags, Bilder, die URL des Modells und das Modell des Druckers."
export const privateNotesOnlyYouSee: string = "Private Notizen (nur du siehst sie)"
export const measureSelectSpool = ({ measure }: { readonly measure: string | number }): string => `${$isolate(measure)}: Wähle eine Spule, um das Gewicht zu sehen`
export const fromMeasure = ({ measure }: { readonly measure: string | number }): string => `Aus ${$isolate(measure)}`
export const estimateIn = ({ unit }: { readonly unit: string | number }): string => `Schätzung (${$isolate(unit)})`
export const removeFilamentIndex = <Node>({ hidden, index }: { readonly hidden: (text: string) => Node; readonly index: string | number }): (string | Node)[] => ["Entfernen", hidden(`: Filament ${$isolate(index)}`)]
export const weightLeft = ({ remainingMg }: { readonly remainingMg: string | number }): string => `Noch ${$isolate(remainingMg)}`
export const recordedSpool: string = "Erfasste Spule"
export const estimated: string = "Geschätzt"
export const list: string = "Liste"
export const gallery: string = "Galerie"
export const table: string = "Tabelle"
export const view: string = "Ansicht"
export const leaveEmptyIfUnknownNothing: string = "Leer lassen, wenn unbekannt: Es wird nichts abgezogen."
export const leaveEmptyToUse = ({ progressPercent, estimate }: { readonly progressPercent: string | number; readonly estimate: string | number }): string => `Leer lassen für ${$isolate(progressPercent)} % der Schätzung von ${$isolate(estimate)}, wie vom Drucker gemeldet.`
export const leaveEmptyToUseTheEstimate = ({ estimate }: { readonly estimate: string | number }): string => `Leer lassen für die Schätzung von ${$isolate(estimate)}.`
export const leaveEmptyToUseTheReported = ({ amount }: { readonly amount: string | number }): string => `Leer lassen für die gemeldeten ${$isolate(amount)}.`
export const alsoReported = ({ amount, spool }: { readonly amount: string | number; readonly spool: string | number }): string => `Von ${$isolate(spool)} werden außerdem ${$isolate(amount)} abgezogen, wie gemeldet.`
export const theCommentBy = ({ displayName }: { readonly displayName: string | number }): string => `Der Kommentar von ${$isolate(displayName)}`
export const willBeNotified = ({ displayName }: { readonly displayName: string | number }): string => `${$isolate(displayName)} wird benachrichtigt.`
export const layerHeight: string = "Schichthöhe"
export const infill: string = "Füllung"
export const infillPattern: string = "Füllmuster"
export const walls: string = "Wände"
export const yes: string = "Ja"
export const no: string = "Nein"
export const notHeated: string = "Nicht beheizt"
export const printSpeed: string = "Druckgeschwindigkeit"
export const oldestFirst: string = "Älteste zuerst"
export const longestFirst: string = "Längste zuerst"
export const mostFilamentFirst: string = "Meistes Filament zuerst"
export const mostExpensiveFirst: string = "Teuerste zuerst"
export const bestRatedFirst: string = "Beste Bewertung zuerst"
export const mainSlicerSettings: string = "Wichtigste Slicer-Einstellungen"
export const pending: string = "Ausstehend"
export const success: string = "Erfolgreich"
export const partialSuccess: string = "Teilweise erfolgreich"
export const commentCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Kommentar`, "other": `${$numeral(count)} Kommentare` })}`
export const calendarCount = <Node>({ count, span }: { readonly count: number; readonly span: (text: string) => Node }): (string | Node)[] => [...$plural(count, { "one": [$numeral(count), span(` Druck`)], "other": [$numeral(count), span(` Drucke`)] })]
export const calendarDay = ({ isEmpty, month }: { readonly isEmpty: boolean; readonly month: string | number }): string => `${$select(isEmpty, { "true": `${$isolate(month)}: keine Drucke`, "other": `${$isolate(month)}:` })}`
export const commentFact: string = "Kommentar"
export const failureCategory: string = "Fehlerart"
export const notStated: string = "Keine Angabe"
export const causeAdhesion: string = "Betthaftung"
export const causeWarping: string = "Verzug (Warping)"
export const causeLayerShift: string = "Schichtversatz"
export const causeClog: string = "Verstopfung"
export const causeFilamentRunout: string = "Filament zu Ende"
export const causeFilamentTangle: string = "Filament verheddert"
export const causeStringing: string = "Fädenziehen"
export const causeSupports: string = "Stützen"
export const causeElectrical: string = "Elektrischer Fehler"
export const causePowerLoss: string = "Stromausfall"
export const causeFirmware: string = "Firmware-Fehler"
export const causeUserCancelled: string = "Von Hand abgebrochen"
export const causeOther: string = "Andere Ursache"
export const fillInFromASlicedFile: string = "Aus gesliceter Datei ausfüllen"
export const readingTheFile: string = "Datei wird gelesen…"
export const theFileStaysHere: string = "G-Code, 3MF oder UFP aus PrusaSlicer, OrcaSlicer, Bambu Studio oder Cura. Druckzeit, Materialien, wichtigste Einstellungen und Vorschau werden eingetragen; die Datei selbst wird nicht hochgeladen."
export const notASlicedFile = ({ name }: { readonly name: string | number }): string => `${$isolate(name)} enthält weder die Druckzeit noch den Verbrauch. Exportiere den G-Code oder die geslicete Platte aus deinem Slicer.`
export const chooseAPlate: string = "Die Datei hat mehrere Platten. Wähle eine:"
export const plateNumber = ({ number }: { readonly number: string | number }): string => `Platte ${$isolate(number)}`
