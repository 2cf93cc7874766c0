// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const medianOf = ({ count }: { readonly count: number }): string => `Median von ${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucken` })}.`
export const previousValue = ({ value }: { readonly value: string | number }): string => `Vorher: ${$isolate(value)}.`
export const samplesCompared = ({ samples }: { readonly samples: 'prints' | 'usages' }): string => `${$select(samples, { "prints": `n: Zahl der verglichenen Drucke; mindestens 5 sind nötig.`, "usages": `n: Zahl der verglichenen Filamentmengen; mindestens 5 sind nötig.`, "other": `` })}`
export const sectionLabel = ({ id }: { readonly id: 'overview' | 'activity' | 'printers' | 'materials' | 'costs' | 'failures' | 'accuracy' }): string => `${$select(id, { "overview": `die Übersicht`, "activity": `die Auswertung der Aktivität`, "printers": `die Auswertung der Drucker`, "materials": `die Auswertung der Materialien`, "costs": `die Auswertung der Kosten`, "failures": `die Auswertung der Fehldrucke`, "accuracy": `die Auswertung der Schätzgenauigkeit`, "other": `` })}`
export const failedAndCancelled = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} fehlgeschlagener oder abgebrochener Druck`, "other": `${$numeral(count)} fehlgeschlagene und abgebrochene Drucke` })}`
export const failedAndCancelledShare = ({ count, share }: { readonly count: number; readonly share: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} fehlgeschlagener oder abgebrochener Druck`, "other": `${$numeral(count)} fehlgeschlagene und abgebrochene Drucke` })}, ${$isolate(share)} der Druckkosten`
export const leftOut = ({ rows, count, all, why }: { readonly rows: 'prints' | 'entries' | 'printsAndEntries' | 'usages' | 'materials' | 'spools'; readonly count: number; readonly all: number; readonly why: string | number }): string => `${$select(rows, { "prints": `${$numeral(count)} von ${$numeral(all)} Drucken ausgelassen: ${$isolate(why)}.`, "entries": `${$numeral(count)} von ${$numeral(all)} Wartungseinträgen ausgelassen: ${$isolate(why)}.`, "printsAndEntries": `${$numeral(count)} von ${$numeral(all)} Drucken und Wartungseinträgen ausgelassen: ${$isolate(why)}.`, "usages": `${$numeral(count)} von ${$numeral(all)} Filamentmengen ausgelassen: ${$isolate(why)}.`, "materials": `${$numeral(count)} von ${$numeral(all)} Materialien von Drucken ausgelassen: ${$isolate(why)}.`, "spools": `${$numeral(count)} von ${$numeral(all)} Spulen ohne Prognose: ${$isolate(why)}.`, "other": `` })}`
export const showUndated = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Diesen Druck`, "other": `Diese Drucke` })} ansehen`
export const undated = ({ count, isAllTime }: { readonly count: number; readonly isAllTime: boolean }): string => `${$plural(count, { "one": `${$numeral(count)} Druck hat keinen Beginn und zählt nur in den Summen`, "other": `${$numeral(count)} Drucke haben keinen Beginn und zählen nur in den Summen` })}${$select(isAllTime, { "true": `.`, "other": ` von „Gesamte Zeit“.` })}`
export const summary = ({ count, days, period, zone, hasPrevious, previous }: { readonly count: number; readonly days: string | number; readonly period: 'Day' | 'Week' | 'Month'; readonly zone: string | number; readonly hasPrevious: boolean; readonly previous: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })}: ${$isolate(days)}, nach ${$select(period, { "Day": `Tag`, "Week": `Woche`, "Month": `Monat`, "other": `` })}, Zeitzone ${$isolate(zone)}${$select(hasPrevious, { "true": `; vorher: ${$isolate(previous)}`, "other": `` })}.`
export const filteredSummary = ({ count, days, period, zone, hasPrevious, previous }: { readonly count: number; readonly days: string | number; readonly period: 'Day' | 'Week' | 'Month'; readonly zone: string | number; readonly hasPrevious: boolean; readonly previous: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck passt zu den Filtern`, "other": `${$numeral(count)} Drucke passen zu den Filtern` })}: ${$isolate(days)}, nach ${$select(period, { "Day": `Tag`, "Week": `Woche`, "Month": `Monat`, "other": `` })}, Zeitzone ${$isolate(zone)}${$select(hasPrevious, { "true": `; vorher: ${$isolate(previous)}`, "other": `` })}.`
export const dayCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Tag`, "other": `${$numeral(count)} Tage` })}`
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })}`
export const titleByPeriod = ({ title, period }: { readonly title: string | number; readonly period: 'Day' | 'Week' | 'Month' }): string => `${$isolate(title)}, nach ${$select(period, { "Day": `Tag`, "Week": `Woche`, "Month": `Monat`, "other": `` })}`
export const plotLabel = ({ title, period }: { readonly title: string | number; readonly period: 'Day' | 'Week' | 'Month' }): string => `${$isolate(title)}, nach ${$select(period, { "Day": `Tag`, "Week": `Woche`, "Month": `Monat`, "other": `` })}. Die Tabelle hat dieselben Werte.`
export const otherCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} weiterer`, "other": `${$numeral(count)} weitere` })}`
export const exact: string = "genau"
export const noChange: string = "unverändert;"
export const points: string = " Punkte;"
export const reasonNotFinished: string = "nicht beendet"
export const reasonMaterialMissing: string = "kein Material"
export const reasonPrinterMissing: string = "kein Drucker"
export const reasonPriceMissing: string = "kein Preis"
export const reasonCurrencyMismatch: string = "andere Währung"
export const reasonEstimateMissing: string = "keine Schätzung"
export const reasonRatingMissing: string = "nicht bewertet"
export const byPrinter = ({ measure }: { readonly measure: string | number }): string => `${$isolate(measure)} nach Drucker`
export const estimateAccuracy: string = "Schätzgenauigkeit"
export const deviationFromEstimate: string = "Abweichung von der Schätzung"
export const byPrinterTitle: string = "Nach Drucker"
export const estimateAccuracyByPrinter: string = "Schätzgenauigkeit nach Drucker"
export const byMaterial: string = "Nach Material"
export const estimateAccuracyByMaterial: string = "Schätzgenauigkeit nach Material"
export const tooFewPrintsWithBoth: string = "Zu wenige Drucke mit Schätzung und tatsächlichem Wert."
export const timePrevious: string = "Zeit, vorher"
export const filamentPrevious: string = "Filament, vorher"
export const nothingToCompareInThis: string = "In diesem Zeitraum gibt es nichts zu vergleichen."
export const activity: string = "Aktivität"
export const activityOverTime: string = "Aktivität im Zeitverlauf"
export const previousPeriod: string = "Vorher"
export const measure: string = "Größe"
export const automatic: string = "Automatisch"
export const day: string = "Tag"
export const week: string = "Woche"
export const month: string = "Monat"
export const analyticsFilters: string = "Filter der Auswertung"
export const range: string = "Zeitraum"
export const firstDay: string = "Erster Tag"
export const lastDay: string = "Letzter Tag"
export const groupBy: string = "Gruppieren nach"
export const compareWithPreviousPeriod: string = "Mit vorigem Zeitraum vergleichen"
export const spending: string = "Ausgaben"
export const filamentCostByMaterial: string = "Filamentkosten nach Material"
export const filamentCostByBrand: string = "Filamentkosten nach Marke"
export const mostExpensivePrints: string = "Teuerste Drucke"
export const cheapestPrints: string = "Günstigste Drucke"
export const electricity: string = "Strom"
export const byMeasuredEnergy = ({ percent }: { readonly percent: string | number }): string => `${$isolate(percent)} nach gemessener Energie`
export const partialFilament = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Bei ${$numeral(count)} Druck sind die Kosten einiger Materialien unbekannt.`, "other": `Bei ${$numeral(count)} Drucken sind die Kosten einiger Materialien unbekannt.` })}`
export const averagePerPrint: string = "Durchschnitt je Druck"
export const costOfFailures: string = "Kosten der Fehldrucke"
export const totalPrevious: string = "Gesamt, vorher"
export const shareOfAll: string = "Anteil"
export const uses: string = "Nutzungen"
export const noFilamentWithAKnown: string = "In diesem Zeitraum wurde kein Filament mit bekanntem Preis verbraucht."
export const noPrintsWithAKnown: string = "Keine Drucke mit bekannten Kosten in diesem Zeitraum."
export const printDurations: string = "Druckdauern"
export const noPrintsWithAPrint: string = "Keine Drucke mit Druckzeit."
export const hoursAndMore = ({ from }: { readonly from: string | number }): string => `${$isolate(from)} h und mehr`
export const underHours = ({ to }: { readonly to: string | number }): string => `Unter ${$isolate(to)} h`
export const hoursFromTo = ({ from, to }: { readonly from: string | number; readonly to: string | number }): string => `${$isolate(from)} bis ${$isolate(to)} h`
export const exportTitle = ({ title }: { readonly title: string | number }): string => `${$isolate(title)} exportieren`
export const imagePng: string = "Bild (PNG)"
export const scrollSideways: string = "Seitlich scrollen, um den Rest zu sehen."
export const imageFailed: string = "Das Bild konnte nicht erstellt werden. Speichere stattdessen die Tabelle."
export const tableCsv: string = "Tabelle (CSV)"
export const tableOfTitle = <Node>({ hidden, title }: { readonly hidden: (text: string) => Node; readonly title: string | number }): (string | Node)[] => ["Tabelle", hidden(`: ${$isolate(title)}`)]
export const longestPrint: string = "Längster Druck"
export const heaviestPrint: string = "Schwerster Druck"
export const mostExpensivePrint: string = "Teuerster Druck"
export const mostUsedPrinter: string = "Meistgenutzter Drucker"
export const whatIsLeftOut: string = "Was ausgelassen ist"
export const category: string = "Kategorie"
export const materials: string = "Materialien"
export const filamentByMaterial: string = "Filament nach Material"
export const wasted: string = "Verschwendet"
export const shareWasted: string = "Anteil verschwendet"
export const allMaterialsPrevious: string = "Alle Materialien, vorher"
export const noFilamentWasUsedIn: string = "In diesem Zeitraum wurde kein Filament verbraucht."
export const byBrand: string = "Nach Marke"
export const noFilamentWithARecorded: string = "In diesem Zeitraum wurde kein Filament mit erfasster Marke verbraucht."
export const byColor: string = "Nach Farbe"
export const noFilamentWithARecordedColor: string = "In diesem Zeitraum wurde kein Filament mit erfasster Farbe verbraucht."
export const byFilamentType: string = "Nach Filamentsorte"
export const noSpoolWithAFilament: string = "In diesem Zeitraum wurde keine Spule mit Filamentsorte verwendet."
export const mostUsedSpools: string = "Meistgenutzte Spulen"
export const noSpoolWasUsedIn: string = "In diesem Zeitraum wurde keine Spule verwendet."
export const overview: string = "Übersicht"
export const noPrintsInThisRange: string = "Keine Drucke in diesem Zeitraum passen zu den Filtern."
export const noPrintsStartedInThis: string = "In diesem Zeitraum haben keine Drucke begonnen."
export const noPrintsYetRecord = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keine Drucke. ", link(`Erfasse einen Druck`), ", um Auswertungen zu sehen."]
export const printsByStatus: string = "Drucke nach Status"
export const finishedCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} beendet`
export const successRate: string = "Erfolgsquote"
export const printCosts: string = "Druckkosten"
export const averageRating: string = "Mittlere Bewertung"
export const allPrintsPrevious: string = "Alle Drucke, vorher"
export const preparingToPrint: string = "Druckansicht wird vorbereitet …"
export const printPage: string = "Seite drucken"
export const notLoadedWhenPrinted: string = "Dieser Abschnitt war noch nicht geladen. Drucke die Seite noch einmal, oder mit ihrer Schaltfläche „Seite drucken“."
export const printCalendar: string = "Druckkalender"
export const printTimeH: string = "Druckzeit (h)"
export const year: string = "Jahr"
export const noPrintsWithAStart: string = "Keine Drucke mit Beginn."
export const printsStartedPerDay: string = "Begonnene Drucke je Tag"
export const weekOfDate = ({ date }: { readonly date: string | number }): string => `Woche ab ${$isolate(date)}`
export const noneOfTheSelectedPrinters: string = "Keiner der ausgewählten Drucker ist in deinem Logbuch."
export const noPrintersYetAdd = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keine Drucker. ", link(`Füge einen Drucker hinzu`), ", um seine Auswertung zu sehen."]
export const idle: string = "Ungenutzt"
export const utilization: string = "Auslastung"
export const smallValuesPreviousPeriod: string = "Kleine Werte: voriger Zeitraum."
export const allPrintersPrevious: string = "Alle Drucker, vorher"
export const allTime: string = "Gesamte Zeit"
export const howLongSpoolsWillLast: string = "Wie lange Spulen reichen"
export const timeLeft: string = "Reicht noch"
export const usePerDay: string = "Verbrauch am Tag"
export const noneOfTheSelectedSpools: string = "Keine der ausgewählten Spulen ist aktiv."
export const noActiveSpools: string = "Keine aktiven Spulen."
export const aYearOrMore: string = "Ein Jahr oder länger"
export const startTimes: string = "Startzeiten"
export const printsStartedByWeekdayAnd: string = "Begonnene Drucke nach Wochentag und Stunde"
export const currentStreak: string = "Aktuelle Serie"
export const sinceFromDate = ({ fromDate }: { readonly fromDate: string | number }): string => `Seit ${$isolate(fromDate)}`
export const startAPrintTodayTo: string = "Starte heute einen Druck, um eine zu beginnen."
export const longestStreak: string = "Längste Serie"
export const busiestDay: string = "Tag mit den meisten Drucken"
export const previousBefore = ({ before }: { readonly before: string | number }): string => `vorher: ${$isolate(before)}`
export const period: string = "Zeitraum"
export const noDataInThisRange: string = "Keine Daten in diesem Zeitraum."
export const wholeRange: string = "Ganzer Zeitraum"
export const noStartDate: string = "kein Beginn"
export const noPrintTime: string = "keine Druckzeit"
export const noFilamentAmount: string = "keine Filamentmenge"
export const noElectricityRate: string = "kein Strompreis"
export const printerWattageUnknown: string = "Leistung des Druckers unbekannt"
export const noActualValue: string = "kein tatsächlicher Wert"
export const remainingAmountUnknown: string = "Restmenge unbekannt"
export const notUsedInTheLast: string = "in den letzten 90 Tagen nicht verwendet"
export const fewerThan5Values: string = "weniger als 5 Werte"
export const energyNotMeasured: string = "Energie nicht gemessen"
export const weekOfBucketDate = ({ bucketDate }: { readonly bucketDate: string | number }): string => `Woche ab ${$isolate(bucketDate)}`
export const last7Days: string = "Letzte 7 Tage"
export const last90Days: string = "Letzte 90 Tage"
export const last365Days: string = "Letzte 365 Tage"
export const custom: string = "Eigener Zeitraum"
export const ratingOfFive = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} von 5`
export const accuracy: string = "Genauigkeit"
export const theLastDayIsBefore: string = "Der letzte Tag liegt vor dem ersten. Wähle einen späteren."
export const sections: string = "Abschnitte"
export const daysUnit: string = "Tage"
export const weekday: string = "Wochentag"
export const hour: string = "Stunde"
export const figuresByPrinter: string = "Zahlen nach Drucker"
export const plannedOn = ({ date }: { readonly date: string | number }): string => `${$isolate(date)}, geplant`
export const whyPrintsFail: string = "Warum Drucke fehlschlagen"
export const failures: string = "Fehldrucke"
export const failureRate: string = "Fehldruckquote"
export const failedOfFinished = ({ failed, finished, cancelled }: { readonly failed: number; readonly finished: number; readonly cancelled: number }): string => `${$numeral(failed)} von ${$numeral(finished)} beendeten Drucken ${$plural(failed, { "one": `ist`, "other": `sind` })} fehlgeschlagen, ${$plural(cancelled, { "=0": `keiner wurde abgebrochen`, "one": `${$numeral(cancelled)} wurde abgebrochen`, "other": `${$numeral(cancelled)} wurden abgebrochen` })}.`
export const timeLost: string = "Verlorene Zeit"
export const filamentLost: string = "Verlorenes Filament"
export const byCategory: string = "Nach Fehlerart"
export const failureCategory: string = "Fehlerart"
export const noCategoryGiven: string = "Ohne Angabe"
export const byReason: string = "Nach Fehlergrund"
export const reason: string = "Fehlergrund"
export const noReasonGiven: string = "Ohne Angabe"
export const lastOn = ({ date }: { readonly date: string | number }): string => `Zuletzt am ${$isolate(date)}`
export const noPrintFailed: string = "In diesem Zeitraum ist kein Druck fehlgeschlagen oder abgebrochen worden."
export const noPrintFinished: string = "In diesem Zeitraum wurde kein Druck beendet."
export const failureRateByPrinter: string = "Fehldruckquote nach Drucker"
export const failureRateByMaterial: string = "Fehldruckquote nach Material"
export const failureRateNote: string = "Kleine Werte: wo die wahre Quote mit einer Sicherheit von 95 % liegt. n: Zahl der beendeten Drucke; mindestens 5 sind nötig."
