// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const tasksDue = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Aufgabe fällig`, "other": `${$numeral(count)} Aufgaben fällig` })}`
export const lastEvent = ({ category, ago }: { readonly category: string | number; readonly ago: string | number }): string => `${$isolate(category)} · letztes Ereignis ${$isolate(ago)}`
export const printsAndTime = ({ count, time }: { readonly count: number; readonly time: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })} · ${$isolate(time)}`
export const afterHours = ({ count }: { readonly count: number }): string => `nach ${$plural(count, { "one": `${$numeral(count)} Druckstunde`, "other": `${$numeral(count)} Druckstunden` })}`
export const afterPrints = ({ count }: { readonly count: number }): string => `nach ${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucken` })}`
export const afterDays = ({ count }: { readonly count: number }): string => `nach ${$plural(count, { "one": `${$numeral(count)} Tag`, "other": `${$numeral(count)} Tagen` })}`
export const dueCounting = ({ conditions, date }: { readonly conditions: string | number; readonly date: string | number }): string => `Fällig ${$isolate(conditions)}, gezählt ab ${$isolate(date)}`
export const markDoneHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Als erledigt markieren", hidden(`: ${$isolate(name)}`)]
export const editHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Bearbeiten", hidden(`: ${$isolate(name)}`)]
export const deleteHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Löschen", hidden(`: ${$isolate(name)}`)]
export const recurs: string = " · Wiederholt sich"
export const plannedAgain: string = " · Wieder geplant"
export const progressIn = ({ unit }: { readonly unit: 'prints' | 'hours' | 'days' }): string => `${$select(unit, { "prints": `Fortschritt in Drucken`, "hours": `Fortschritt in Druckstunden`, "days": `Fortschritt in Tagen`, "other": `` })}`
export const valueOfMax = ({ unit, value, max }: { readonly unit: 'prints' | 'hours' | 'days'; readonly value: string | number; readonly max: string | number }): string => `${$select(unit, { "prints": `${$isolate(value)} von ${$isolate(max)} Drucken`, "hours": `${$isolate(value)} von ${$isolate(max)} Druckstunden`, "days": `${$isolate(value)} von ${$isolate(max)} Tagen`, "other": `` })}`
export const ofPart = ({ number }: { readonly number: number }): string => ` von Teil ${$numeral(number)}`
export const editPrinter: string = "Drucker bearbeiten"
export const thePrinter: string = "den Drucker"
export const workOnAllOfYour: string = "Wartung all deiner Drucker. Neue Aufgaben fügst du auf der Seite eines Druckers hinzu."
export const due: string = "Fällig"
export const theDueMaintenance: string = "die fällige Wartung"
export const nothingIsDue: string = "Nichts ist fällig."
export const planned: string = "Geplant"
export const thePlannedMaintenance: string = "die geplante Wartung"
export const noOtherMaintenanceIsPlanned: string = "Keine andere Wartung ist geplant."
export const thereIsNoSuch = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Diesen Drucker gibt es nicht unter ", link(`deinen Druckern`), "."]
export const noPrintersYetAdd = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keine Drucker. ", link(`Füge einen Drucker hinzu`), " und verbinde ihn dann, damit er seine Drucke meldet."]
export const markTaskAsDone = ({ category }: { readonly category: string | number }): string => `„${$isolate(category)}“ als erledigt markieren`
export const theEntry: string = "den Eintrag"
export const doneOn: string = "Erledigt am"
export const withoutPartsCurrency = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)}, ohne Teile`
export const remindMeAgainCountingFrom: string = "Erinnere mich wieder, ab diesem Datum gezählt"
export const thisEntryWasChangedElsewhere: string = "Dieser Eintrag wurde inzwischen anderswo geändert."
export const nothingIsSavedYetCheck: string = "Noch ist nichts gespeichert: Prüfe deine Eingaben und markiere ihn dann noch einmal als erledigt."
export const markAsDone: string = "Als erledigt markieren"
export const loadSpool: string = "Spule laden"
export const ifTheSpoolIsLoaded: string = "Ist die Spule anderswo geladen, wird sie hierher verschoben."
export const slot: string = "Schacht"
export const theFirstSlotIs: string = "Der erste Schacht ist 0. Eine Spule in diesem Schacht wird ersetzt."
export const theLoadedSpoolsWereChanged: string = "Die geladenen Spulen wurden inzwischen anderswo geändert."
export const nothingIsLoadedYetCheck: string = "Noch ist nichts geladen: Prüfe Spule und Schacht und lade dann noch einmal."
export const load: string = "Laden"
export const loadedSpools: string = "Geladene Spulen"
export const nothingIsUnloadedYetCheck: string = "Noch ist nichts entladen: Prüfe die Schächte und entlade dann noch einmal."
export const theLoadedSpools: string = "die geladenen Spulen"
export const unload: string = "Entladen"
export const unloadDisplayName = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Entladen", hidden(`: ${$isolate(displayName)}`)]
export const noSpoolsLoadedFilamentOf: string = "Keine Spulen geladen. Das Filament von Drucken, die der Drucker meldet, wird von den geladenen Spulen abgezogen."
export const doneOnDate = ({ date }: { readonly date: string | number }): string => `Erledigt am ${$isolate(date)}`
export const partsValue = ({ value }: { readonly value: string | number }): string => `Teile: ${$isolate(value)}`
export const onDueDate = ({ dueDate }: { readonly dueDate: string | number }): string => `am ${$isolate(dueDate)}`
export const plannedOnWithoutA = ({ date }: { readonly date: string | number }): string => `Geplant am ${$isolate(date)}, ohne Erinnerung`
export const editMaintenance: string = "Wartung bearbeiten"
export const addMaintenance: string = "Wartung hinzufügen"
export const alreadyDone: string = "Schon erledigt"
export const countFrom: string = "Zählen ab"
export const forExampleLubrication: string = "Zum Beispiel: Schmieren"
export const reminder: string = "Erinnerung"
export const afterPrintHours: string = "Nach Druckstunden"
export const afterPrintsLabel: string = "Nach Drucken"
export const afterDaysLabel: string = "Nach Tagen"
export const onDate: string = "Am Datum"
export const recursPlanItAgainAfter: string = "Wiederholt sich: nach diesen Stunden, Drucken oder Tagen erneut planen, wenn es erledigt ist"
export const addPart: string = "Teil hinzufügen"
export const costCurrency = ({ currency }: { readonly currency: string | number }): string => `Kosten (${$isolate(currency)})`
export const removePartNumber = <Node>({ hidden, number }: { readonly hidden: (text: string) => Node; readonly number: string | number }): (string | Node)[] => ["Entfernen", hidden(`: Teil ${$isolate(number)}`)]
export const loadedInName = ({ name }: { readonly name: string | number }): string => `Geladen in ${$isolate(name)}`
export const noSpoolsLoaded: string = "Keine Spulen geladen"
export const lastEventLabel: string = "Letztes Ereignis"
export const noEventYet = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keines. ", link(`Verbinde diesen Drucker`)]
export const filamentDiameter: string = "Filamentdurchmesser"
export const buildVolume: string = "Bauraum"
export const averagePower: string = "Mittlere Leistung"
export const serialNumber: string = "Seriennummer"
export const firmware: string = "Firmware"
export const printerId: string = "Drucker-ID"
export const nozzleDiameterMm: string = "Düsendurchmesser (mm)"
export const filamentDiameterMm: string = "Filamentdurchmesser (mm)"
export const buildWidthMm: string = "Breite des Bauraums (mm)"
export const buildDepthMm: string = "Tiefe des Bauraums (mm)"
export const buildHeightMm: string = "Höhe des Bauraums (mm)"
export const averagePowerW: string = "Mittlere Leistung (W)"
export const whilePrintingUsedForElectricity: string = "Beim Drucken; zählt für die Stromkosten"
export const manufacturer: string = "Hersteller"
export const model: string = "Modell"
export const noMaintenancePlannedAddSome: string = "Keine Wartung geplant. Füge welche hinzu, um nach einer Zahl von Stunden oder Drucken oder an einem Datum erinnert zu werden."
export const theCompletedMaintenance: string = "die erledigte Wartung"
export const doneWork: string = "Erledigt"
export const viewPrints: string = "Drucke ansehen"
export const plannedPrints: string = "Geplante Drucke"
export const filamentPrinter: string = "Filamentdrucker"
export const resinPrinter: string = "Harzdrucker"
export const powderPrinter: string = "Pulverdrucker"
export const otherPrinter: string = "Anderer Drucker"
export const countingFrom: string = "Gezählt ab"
export const slotSlot = ({ slot }: { readonly slot: string | number }): string => `Schacht ${$isolate(slot)}`
export const dueDate: string = "Fällig am"
export const isDone = ({ isDone }: { readonly isDone: boolean }): string => `${$select(isDone, { "true": `ja`, "other": `nein` })}`
export const calendarHasDatedWork: string = "Erledigte Aufgaben und geplante, die an einem Datum oder nach einer Anzahl von Tagen fällig sind."
export const maintenanceByDay: string = "Wartung nach Tag"
export const maintenanceDay = ({ isEmpty, month }: { readonly isEmpty: boolean; readonly month: string | number }): string => `${$select(isEmpty, { "true": `${$isolate(month)}: keine Wartung`, "other": `${$isolate(month)}:` })}`
export const taskCount = <Node>({ count, span }: { readonly count: number; readonly span: (text: string) => Node }): (string | Node)[] => [...$plural(count, { "one": [$numeral(count), span(` Aufgabe`)], "other": [$numeral(count), span(` Aufgaben`)] })]
export const doneTask: string = "Erledigt"
export const noMaintenanceOnThisDay: string = "Keine Wartung an diesem Tag."
