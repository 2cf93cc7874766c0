// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const failedPrint: string = "Failed. Record the reason."
export const failedOn = ({ printer }: { readonly printer: string | number }): string => `Failed on ${$isolate(printer)}. Record the reason.`
export const lowSpool = ({ warning, weight }: { readonly warning: 'Low' | 'Empty' | 'Overdrawn'; readonly weight: string | number }): string => `${$select(warning, { "Low": `${$isolate(weight)} left`, "Empty": `Empty`, "Overdrawn": `Overdrawn`, "other": `` })}`
export const lowLoadedSpool = ({ warning, weight }: { readonly warning: 'Low' | 'Empty' | 'Overdrawn'; readonly weight: string | number }): string => `${$select(warning, { "Low": `${$isolate(weight)} left, loaded in a printer`, "Empty": `Empty, loaded in a printer`, "Overdrawn": `Overdrawn, loaded in a printer`, "other": `` })}`
export const tasksDue = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} maintenance task due`, "other": `${$numeral(count)} maintenance tasks due` })}`
export const moreFailedPrints: string = "More failed prints without a reason"
export const moreLowSpools = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} more spool is low`, "other": `${$numeral(count)} more spools are low` })}`
export const missingForPlanned = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} missing for planned prints`
export const moreShortFilaments = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} more filament is missing`, "other": `${$numeral(count)} more filaments are missing` })}`
export const lowType = ({ weight, reorderPoint }: { readonly weight: string | number; readonly reorderPoint: string | number }): string => `${$isolate(weight)} free, reorder point ${$isolate(reorderPoint)}`
export const moreLowTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} more filament type is low`, "other": `${$numeral(count)} more filament types are low` })}`
export const moreDuePrinters: string = "More printers with maintenance due"
export const needsAttention: string = "Needs attention"
export const whatNeedsAttention: string = "what needs attention"
export const nothingLowSpoolsDueMaintenance: string = "Nothing. Low spools and filament types, missing filament, due maintenance and failed prints without a reason appear here."
export const thereMayBeMore: string = "There may be more: not everything could be loaded."
export const longerThanEstimated = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} longer than estimated. Is it still printing?`
export const addAPrinter: string = "Add a printer"
export const itsNameAndTypeAre: string = "Its name and type are enough."
export const connectIt: string = "Connect it"
export const klipperOctoprintOrYourSlicer: string = "Klipper, OctoPrint or your slicer then log prints by themselves."
export const logTheFirstPrint: string = "Log the first print"
export const startOneOrEnterOne: string = "Start one, or enter one that is finished."
export const setUpYourLogbook: string = "Set up your logbook"
export const hide: string = "Hide"
export const done: string = ", done"
export const latestPrints: string = "Latest prints"
export const yourLatestPrints: string = "your latest prints"
export const finishedPrintsAppearHere: string = "Finished prints appear here."
export const nextAchievement: string = "Next achievement"
export const countOfThreshold = ({ done, threshold }: { readonly done: string | number; readonly threshold: string | number }): string => `${$isolate(done)} of ${$isolate(threshold)}`
export const runningPrints: string = "running prints"
export const nothingIsPrintingConnectedPrinters: string = "Nothing is printing. Connected printers show their prints here."
export const yourLast30Days: string = "your last 30 days"
export const successfulPercent = ({ percent }: { readonly percent: string | number }): string => `${$isolate(percent)} successful`
export const noSpoolWithA = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No spool with a known weight yet. ", link(`Add a spool`)]
export const continueAction: string = "Continue"
export const helloDisplayName = ({ displayName }: { readonly displayName: string | number }): string => `Hello, ${$isolate(displayName)}`
