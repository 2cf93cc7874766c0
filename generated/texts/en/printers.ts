// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const tasksDue = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} task due`, "other": `${$numeral(count)} tasks due` })}`
export const lastEvent = ({ category, ago }: { readonly category: string | number; readonly ago: string | number }): string => `${$isolate(category)} · last event ${$isolate(ago)}`
export const printsAndTime = ({ count, time }: { readonly count: number; readonly time: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })} · ${$isolate(time)}`
export const afterHours = ({ count }: { readonly count: number }): string => `after ${$plural(count, { "one": `${$numeral(count)} print hour`, "other": `${$numeral(count)} print hours` })}`
export const afterPrints = ({ count }: { readonly count: number }): string => `after ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const afterDays = ({ count }: { readonly count: number }): string => `after ${$plural(count, { "one": `${$numeral(count)} day`, "other": `${$numeral(count)} days` })}`
export const dueCounting = ({ conditions, date }: { readonly conditions: string | number; readonly date: string | number }): string => `Due ${$isolate(conditions)}, counting from ${$isolate(date)}`
export const markDoneHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Mark as done", hidden(` ${$isolate(name)}`)]
export const editHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Edit", hidden(` ${$isolate(name)}`)]
export const deleteHidden = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Delete", hidden(` ${$isolate(name)}`)]
export const recurs: string = " · Recurs"
export const plannedAgain: string = " · Planned again"
export const progressIn = ({ unit }: { readonly unit: 'prints' | 'hours' | 'days' }): string => `${$select(unit, { "prints": `Progress in prints`, "hours": `Progress in print hours`, "days": `Progress in days`, "other": `` })}`
export const valueOfMax = ({ unit, value, max }: { readonly unit: 'prints' | 'hours' | 'days'; readonly value: string | number; readonly max: string | number }): string => `${$select(unit, { "prints": `${$isolate(value)} of ${$isolate(max)} prints`, "hours": `${$isolate(value)} of ${$isolate(max)} print hours`, "days": `${$isolate(value)} of ${$isolate(max)} days`, "other": `` })}`
export const ofPart = ({ number }: { readonly number: number }): string => ` of part ${$numeral(number)}`
export const editPrinter: string = "Edit printer"
export const thePrinter: string = "the printer"
export const workOnAllOfYour: string = "Maintenance of all of your printers. Add tasks on the page of a printer."
export const due: string = "Due"
export const theDueMaintenance: string = "the due maintenance"
export const nothingIsDue: string = "Nothing is due."
export const planned: string = "Planned"
export const thePlannedMaintenance: string = "the planned maintenance"
export const noOtherMaintenanceIsPlanned: string = "No other maintenance is planned."
export const thereIsNoSuch = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["There is no such printer among ", link(`your printers`), "."]
export const noPrintersYetAdd = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No printers yet. ", link(`Add a printer`), ", then connect it so that it reports its prints."]
export const markTaskAsDone = ({ category }: { readonly category: string | number }): string => `Mark “${$isolate(category)}” as done`
export const theEntry: string = "the entry"
export const doneOn: string = "Done on"
export const withoutPartsCurrency = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)}, without parts`
export const remindMeAgainCountingFrom: string = "Remind me again, counting from this date"
export const thisEntryWasChangedElsewhere: string = "This entry was changed elsewhere meanwhile."
export const nothingIsSavedYetCheck: string = "Nothing is saved yet: check your entries, then mark it as done again."
export const markAsDone: string = "Mark as done"
export const loadSpool: string = "Load spool"
export const ifTheSpoolIsLoaded: string = "If the spool is loaded elsewhere, it is moved here."
export const slot: string = "Slot"
export const theFirstSlotIs: string = "The first slot is 0. A spool in this slot is replaced."
export const theLoadedSpoolsWereChanged: string = "The loaded spools were changed elsewhere meanwhile."
export const nothingIsLoadedYetCheck: string = "Nothing is loaded yet: check spool and slot, then load again."
export const load: string = "Load"
export const loadedSpools: string = "Loaded spools"
export const nothingIsUnloadedYetCheck: string = "Nothing is unloaded yet: check the slots, then unload again."
export const theLoadedSpools: string = "the loaded spools"
export const unload: string = "Unload"
export const unloadDisplayName = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Unload ", hidden(`${$isolate(displayName)}`)]
export const noSpoolsLoadedFilamentOf: string = "No spools loaded. Filament of prints that the printer reports is deducted from the loaded spools."
export const doneOnDate = ({ date }: { readonly date: string | number }): string => `Done on ${$isolate(date)}`
export const partsValue = ({ value }: { readonly value: string | number }): string => `Parts: ${$isolate(value)}`
export const onDueDate = ({ dueDate }: { readonly dueDate: string | number }): string => `on ${$isolate(dueDate)}`
export const plannedOnWithoutA = ({ date }: { readonly date: string | number }): string => `Planned on ${$isolate(date)}, without a reminder`
export const editMaintenance: string = "Edit maintenance"
export const addMaintenance: string = "Add maintenance"
export const alreadyDone: string = "Already done"
export const countFrom: string = "Count from"
export const forExampleLubrication: string = "For example: Lubrication"
export const reminder: string = "Reminder"
export const afterPrintHours: string = "After print hours"
export const afterPrintsLabel: string = "After prints"
export const afterDaysLabel: string = "After days"
export const onDate: string = "On date"
export const recursPlanItAgainAfter: string = "Recurs: plan it again after these hours, prints or days when it is done"
export const addPart: string = "Add part"
export const costCurrency = ({ currency }: { readonly currency: string | number }): string => `Cost (${$isolate(currency)})`
export const removePartNumber = <Node>({ hidden, number }: { readonly hidden: (text: string) => Node; readonly number: string | number }): (string | Node)[] => ["Remove", hidden(` part ${$isolate(number)}`)]
export const loadedInName = ({ name }: { readonly name: string | number }): string => `Loaded in ${$isolate(name)}`
export const noSpoolsLoaded: string = "No spools loaded"
export const lastEventLabel: string = "Last event"
export const noEventYet = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["None yet. ", link(`Connect this printer`)]
export const filamentDiameter: string = "Filament diameter"
export const buildVolume: string = "Build volume"
export const averagePower: string = "Average power"
export const serialNumber: string = "Serial number"
export const firmware: string = "Firmware"
export const printerId: string = "Printer ID"
export const nozzleDiameterMm: string = "Nozzle diameter (mm)"
export const filamentDiameterMm: string = "Filament diameter (mm)"
export const buildWidthMm: string = "Build width (mm)"
export const buildDepthMm: string = "Build depth (mm)"
export const buildHeightMm: string = "Build height (mm)"
export const averagePowerW: string = "Average power (W)"
export const whilePrintingUsedForElectricity: string = "While printing; used for electricity costs"
export const manufacturer: string = "Manufacturer"
export const model: string = "Model"
export const noMaintenancePlannedAddSome: string = "No maintenance planned. Add some to be reminded after a number of hours or prints, or on a date."
export const theCompletedMaintenance: string = "the completed maintenance"
export const doneWork: string = "Done"
export const viewPrints: string = "View prints"
export const plannedPrints: string = "Planned prints"
export const filamentPrinter: string = "Filament printer"
export const resinPrinter: string = "Resin printer"
export const powderPrinter: string = "Powder printer"
export const otherPrinter: string = "Other printer"
export const countingFrom: string = "Counting from"
export const slotSlot = ({ slot }: { readonly slot: string | number }): string => `Slot ${$isolate(slot)}`
export const dueDate: string = "Due date"
export const isDone = ({ isDone }: { readonly isDone: boolean }): string => `${$select(isDone, { "true": `yes`, "other": `no` })}`
export const calendarHasDatedWork: string = "Completed tasks, and planned ones that are due on a date or after a number of days."
export const maintenanceByDay: string = "Maintenance by day"
export const maintenanceDay = ({ isEmpty, month }: { readonly isEmpty: boolean; readonly month: string | number }): string => `${$select(isEmpty, { "true": `${$isolate(month)}: no maintenance`, "other": `${$isolate(month)}:` })}`
export const taskCount = <Node>({ count, span }: { readonly count: number; readonly span: (text: string) => Node }): (string | Node)[] => [...$plural(count, { "one": [$numeral(count), span(` task`)], "other": [$numeral(count), span(` tasks`)] })]
export const doneTask: string = "Done"
export const noMaintenanceOnThisDay: string = "No maintenance on this day."
