// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const medianOf = ({ count }: { readonly count: number }): string => `Median of ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}.`
export const previousValue = ({ value }: { readonly value: string | number }): string => `Previous: ${$isolate(value)}.`
export const samplesCompared = ({ samples }: { readonly samples: 'prints' | 'usages' }): string => `${$select(samples, { "prints": `n: number of prints compared; at least 5 are needed.`, "usages": `n: number of filament usages compared; at least 5 are needed.`, "other": `` })}`
export const sectionLabel = ({ id }: { readonly id: 'overview' | 'activity' | 'printers' | 'materials' | 'costs' | 'failures' | 'accuracy' }): string => `${$select(id, { "overview": `the overview analysis`, "activity": `the activity analysis`, "printers": `the printers analysis`, "materials": `the materials analysis`, "costs": `the costs analysis`, "failures": `the failure analysis`, "accuracy": `the estimate accuracy analysis`, "other": `` })}`
export const failedAndCancelled = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} failed or cancelled print`, "other": `${$numeral(count)} failed and cancelled prints` })}`
export const failedAndCancelledShare = ({ count, share }: { readonly count: number; readonly share: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} failed or cancelled print`, "other": `${$numeral(count)} failed and cancelled prints` })}, ${$isolate(share)} of print costs`
export const leftOut = ({ rows, count, all, why }: { readonly rows: 'prints' | 'entries' | 'printsAndEntries' | 'usages' | 'materials' | 'spools'; readonly count: number; readonly all: number; readonly why: string | number }): string => `${$select(rows, { "prints": `${$numeral(count)} of ${$numeral(all)} prints left out: ${$isolate(why)}.`, "entries": `${$numeral(count)} of ${$numeral(all)} maintenance entries left out: ${$isolate(why)}.`, "printsAndEntries": `${$numeral(count)} of ${$numeral(all)} prints and maintenance entries left out: ${$isolate(why)}.`, "usages": `${$numeral(count)} of ${$numeral(all)} filament usages left out: ${$isolate(why)}.`, "materials": `${$numeral(count)} of ${$numeral(all)} materials of prints left out: ${$isolate(why)}.`, "spools": `${$numeral(count)} of ${$numeral(all)} spools without a forecast: ${$isolate(why)}.`, "other": `` })}`
export const showUndated = ({ count }: { readonly count: number }): string => `Show ${$plural(count, { "one": `this print`, "other": `these prints` })}`
export const undated = ({ count, isAllTime }: { readonly count: number; readonly isAllTime: boolean }): string => `${$plural(count, { "one": `${$numeral(count)} print has no start date and only counts in the totals`, "other": `${$numeral(count)} prints have no start date and only count in the totals` })}${$select(isAllTime, { "true": `.`, "other": ` of All time.` })}`
export const summary = ({ count, days, period, zone, hasPrevious, previous }: { readonly count: number; readonly days: string | number; readonly period: 'Day' | 'Week' | 'Month'; readonly zone: string | number; readonly hasPrevious: boolean; readonly previous: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}: ${$isolate(days)}, by ${$select(period, { "Day": `day`, "Week": `week`, "Month": `month`, "other": `` })}, time zone ${$isolate(zone)}${$select(hasPrevious, { "true": `; previous: ${$isolate(previous)}`, "other": `` })}.`
export const filteredSummary = ({ count, days, period, zone, hasPrevious, previous }: { readonly count: number; readonly days: string | number; readonly period: 'Day' | 'Week' | 'Month'; readonly zone: string | number; readonly hasPrevious: boolean; readonly previous: string | number }): string => `${$plural(count, { "one": `${$numeral(count)} print matches the filters`, "other": `${$numeral(count)} prints match the filters` })}: ${$isolate(days)}, by ${$select(period, { "Day": `day`, "Week": `week`, "Month": `month`, "other": `` })}, time zone ${$isolate(zone)}${$select(hasPrevious, { "true": `; previous: ${$isolate(previous)}`, "other": `` })}.`
export const dayCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} day`, "other": `${$numeral(count)} days` })}`
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const titleByPeriod = ({ title, period }: { readonly title: string | number; readonly period: 'Day' | 'Week' | 'Month' }): string => `${$isolate(title)}, by ${$select(period, { "Day": `day`, "Week": `week`, "Month": `month`, "other": `` })}`
export const plotLabel = ({ title, period }: { readonly title: string | number; readonly period: 'Day' | 'Week' | 'Month' }): string => `${$isolate(title)}, by ${$select(period, { "Day": `day`, "Week": `week`, "Month": `month`, "other": `` })}. The table has the same values.`
export const otherCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} other`, "other": `${$numeral(count)} others` })}`
export const exact: string = "exact"
export const noChange: string = "no change;"
export const points: string = " points;"
export const reasonNotFinished: string = "not finished"
export const reasonMaterialMissing: string = "no material"
export const reasonPrinterMissing: string = "no printer"
export const reasonPriceMissing: string = "no price"
export const reasonCurrencyMismatch: string = "different currency"
export const reasonEstimateMissing: string = "no estimate"
export const reasonRatingMissing: string = "not rated"
export const byPrinter = ({ measure }: { readonly measure: string | number }): string => `${$isolate(measure)} by printer`
export const estimateAccuracy: string = "Estimate accuracy"
export const deviationFromEstimate: string = "Deviation from estimate"
export const byPrinterTitle: string = "By printer"
export const estimateAccuracyByPrinter: string = "Estimate accuracy by printer"
export const byMaterial: string = "By material"
export const estimateAccuracyByMaterial: string = "Estimate accuracy by material"
export const tooFewPrintsWithBoth: string = "Too few prints with both an estimate and an actual value."
export const timePrevious: string = "Time, previous"
export const filamentPrevious: string = "Filament, previous"
export const nothingToCompareInThis: string = "Nothing to compare in this range."
export const activity: string = "Activity"
export const activityOverTime: string = "Activity over time"
export const previousPeriod: string = "Previous"
export const measure: string = "Measure"
export const automatic: string = "Automatic"
export const day: string = "Day"
export const week: string = "Week"
export const month: string = "Month"
export const analyticsFilters: string = "Analytics filters"
export const range: string = "Range"
export const firstDay: string = "First day"
export const lastDay: string = "Last day"
export const groupBy: string = "Group by"
export const compareWithPreviousPeriod: string = "Compare with previous period"
export const spending: string = "Spending"
export const filamentCostByMaterial: string = "Filament cost by material"
export const filamentCostByBrand: string = "Filament cost by brand"
export const mostExpensivePrints: string = "Most expensive prints"
export const cheapestPrints: string = "Cheapest prints"
export const electricity: string = "Electricity"
export const byMeasuredEnergy = ({ percent }: { readonly percent: string | number }): string => `${$isolate(percent)} by measured energy`
export const partialFilament = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Of ${$numeral(count)} print, the cost of some materials is unknown.`, "other": `Of ${$numeral(count)} prints, the cost of some materials is unknown.` })}`
export const averagePerPrint: string = "Average per print"
export const costOfFailures: string = "Cost of failures"
export const totalPrevious: string = "Total, previous"
export const shareOfAll: string = "Share"
export const uses: string = "Uses"
export const noFilamentWithAKnown: string = "No filament with a known price was used in this range."
export const noPrintsWithAKnown: string = "No prints with a known cost in this range."
export const printDurations: string = "Print durations"
export const noPrintsWithAPrint: string = "No prints with a print time."
export const hoursAndMore = ({ from }: { readonly from: string | number }): string => `${$isolate(from)} h and more`
export const underHours = ({ to }: { readonly to: string | number }): string => `Under ${$isolate(to)} h`
export const hoursFromTo = ({ from, to }: { readonly from: string | number; readonly to: string | number }): string => `${$isolate(from)} to ${$isolate(to)} h`
export const exportTitle = ({ title }: { readonly title: string | number }): string => `Export ${$isolate(title)}`
export const imagePng: string = "Image (PNG)"
export const scrollSideways: string = "Scroll sideways to see the rest."
export const imageFailed: string = "The image could not be made. Save the table instead."
export const tableCsv: string = "Table (CSV)"
export const tableOfTitle = <Node>({ hidden, title }: { readonly hidden: (text: string) => Node; readonly title: string | number }): (string | Node)[] => ["Table", hidden(` of ${$isolate(title)}`)]
export const longestPrint: string = "Longest print"
export const heaviestPrint: string = "Heaviest print"
export const mostExpensivePrint: string = "Most expensive print"
export const mostUsedPrinter: string = "Most used printer"
export const whatIsLeftOut: string = "What is left out"
export const category: string = "Category"
export const materials: string = "Materials"
export const filamentByMaterial: string = "Filament by material"
export const wasted: string = "Wasted"
export const shareWasted: string = "Share wasted"
export const allMaterialsPrevious: string = "All materials, previous"
export const noFilamentWasUsedIn: string = "No filament was used in this range."
export const byBrand: string = "By brand"
export const noFilamentWithARecorded: string = "No filament with a recorded brand was used in this range."
export const byColor: string = "By color"
export const noFilamentWithARecordedColor: string = "No filament with a recorded color was used in this range."
export const byFilamentType: string = "By filament type"
export const noSpoolWithAFilament: string = "No spool with a filament type was used in this range."
export const mostUsedSpools: string = "Most used spools"
export const noSpoolWasUsedIn: string = "No spool was used in this range."
export const overview: string = "Overview"
export const noPrintsInThisRange: string = "No prints in this range match the filters."
export const noPrintsStartedInThis: string = "No prints started in this range."
export const noPrintsYetRecord = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No prints yet. ", link(`Record a print`), " to see analytics."]
export const printsByStatus: string = "Prints by status"
export const finishedCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} finished`
export const successRate: string = "Success rate"
export const printCosts: string = "Print costs"
export const averageRating: string = "Average rating"
export const allPrintsPrevious: string = "All prints, previous"
export const preparingToPrint: string = "Preparing to print…"
export const printPage: string = "Print"
export const notLoadedWhenPrinted: string = "This section was not loaded yet. Print the page again, or with its button “Print”."
export const printCalendar: string = "Print calendar"
export const printTimeH: string = "Print time (h)"
export const year: string = "Year"
export const noPrintsWithAStart: string = "No prints with a start date."
export const printsStartedPerDay: string = "Prints started per day"
export const weekOfDate = ({ date }: { readonly date: string | number }): string => `Week of ${$isolate(date)}`
export const noneOfTheSelectedPrinters: string = "None of the selected printers are in your logbook."
export const noPrintersYetAdd = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No printers yet. ", link(`Add a printer`), " to see its analytics."]
export const idle: string = "Idle"
export const utilization: string = "Utilization"
export const smallValuesPreviousPeriod: string = "Small values: previous period."
export const allPrintersPrevious: string = "All printers, previous"
export const allTime: string = "All time"
export const howLongSpoolsWillLast: string = "How long spools will last"
export const timeLeft: string = "Time left"
export const usePerDay: string = "Use per day"
export const noneOfTheSelectedSpools: string = "None of the selected spools are active."
export const noActiveSpools: string = "No active spools."
export const aYearOrMore: string = "A year or more"
export const startTimes: string = "Start times"
export const printsStartedByWeekdayAnd: string = "Prints started by weekday and hour"
export const currentStreak: string = "Current streak"
export const sinceFromDate = ({ fromDate }: { readonly fromDate: string | number }): string => `Since ${$isolate(fromDate)}`
export const startAPrintTodayTo: string = "Start a print today to begin one."
export const longestStreak: string = "Longest streak"
export const busiestDay: string = "Busiest day"
export const previousBefore = ({ before }: { readonly before: string | number }): string => `previous: ${$isolate(before)}`
export const period: string = "Period"
export const noDataInThisRange: string = "No data in this range."
export const wholeRange: string = "Whole range"
export const noStartDate: string = "no start date"
export const noPrintTime: string = "no print time"
export const noFilamentAmount: string = "no filament amount"
export const noElectricityRate: string = "no electricity rate"
export const printerWattageUnknown: string = "printer wattage unknown"
export const noActualValue: string = "no actual value"
export const remainingAmountUnknown: string = "remaining amount unknown"
export const notUsedInTheLast: string = "not used in the last 90 days"
export const fewerThan5Values: string = "fewer than 5 values"
export const energyNotMeasured: string = "energy not measured"
export const weekOfBucketDate = ({ bucketDate }: { readonly bucketDate: string | number }): string => `Week of ${$isolate(bucketDate)}`
export const last7Days: string = "Last 7 days"
export const last90Days: string = "Last 90 days"
export const last365Days: string = "Last 365 days"
export const custom: string = "Custom"
export const ratingOfFive = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} of 5`
export const accuracy: string = "Accuracy"
export const theLastDayIsBefore: string = "The last day is before the first day. Choose a later one."
export const sections: string = "Sections"
export const daysUnit: string = "days"
export const weekday: string = "Weekday"
export const hour: string = "Hour"
export const figuresByPrinter: string = "Figures by printer"
export const plannedOn = ({ date }: { readonly date: string | number }): string => `${$isolate(date)}, planned`
export const whyPrintsFail: string = "Why prints fail"
export const failures: string = "Failures"
export const failureRate: string = "Failure rate"
export const failedOfFinished = ({ failed, finished, cancelled }: { readonly failed: number; readonly finished: number; readonly cancelled: number }): string => `${$numeral(failed)} of ${$numeral(finished)} finished prints failed, ${$plural(cancelled, { "=0": `none was cancelled`, "one": `${$numeral(cancelled)} was cancelled`, "other": `${$numeral(cancelled)} were cancelled` })}.`
export const timeLost: string = "Time lost"
export const filamentLost: string = "Filament lost"
export const byCategory: string = "By failure category"
export const failureCategory: string = "Failure category"
export const noCategoryGiven: string = "Not stated"
export const byReason: string = "By reason"
export const reason: string = "Reason"
export const noReasonGiven: string = "No reason given"
export const lastOn = ({ date }: { readonly date: string | number }): string => `Last on ${$isolate(date)}`
export const noPrintFailed: string = "No print failed or was cancelled in this range."
export const noPrintFinished: string = "No print finished in this range."
export const failureRateByPrinter: string = "Failure rate by printer"
export const failureRateByMaterial: string = "Failure rate by material"
export const failureRateNote: string = "Small values: where the true rate lies with a confidence of 95%. n: number of finished prints; at least 5 are needed."
