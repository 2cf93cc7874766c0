// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const lead: string = "Whether your spools hold enough for the prints that are pending or running."
export const yourStock: string = "your stock"
export const searchStock: string = "Search stock"
export const nameBrandMaterialOrColor: string = "Name, brand, material or color"
export const missing: string = "Missing"
export const mostMissingFirst: string = "Most missing first"
export const mostPlannedFirst: string = "Most planned first"
export const leastFreeFirst: string = "Least free first"
export const nothingMatches: string = "Nothing in your stock matches these filters."
export const nothingYet = <Node>({ spools, prints }: { readonly spools: (text: string) => Node; readonly prints: (text: string) => Node }): (string | Node)[] => ["No active spools and no planned prints yet. ", spools(`Add a spool`), ", then ", prints(`record a print`), " with the status “Pending” and an estimate for each material."]
export const howToPlan = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No print is planned. ", link(`Record a print`), " with the status “Pending” and an estimate for each material, and it is subtracted here."]
export const planned: string = "Planned"
export const free: string = "Free"
export const left: string = "Left"
export const enough = ({ count, weight }: { readonly count: number; readonly weight: string | number }): string => `Enough for ${$plural(count, { "one": `the ${$numeral(count)} planned print, which needs`, "other": `the ${$numeral(count)} planned prints, which need` })} ${$isolate(weight)}.`
export const notEnough = ({ weight, rows, count }: { readonly weight: string | number; readonly rows: number; readonly count: number }): string => `${$isolate(weight)} missing, in ${$plural(rows, { "one": `${$numeral(rows)} row`, "other": `${$numeral(rows)} rows` })}, for ${$plural(count, { "one": `${$numeral(count)} planned print`, "other": `${$numeral(count)} planned prints` })}.`
export const perhapsEnough = ({ rows }: { readonly rows: number }): string => `${$plural(rows, { "one": `${$numeral(rows)} row`, "other": `${$numeral(rows)} rows` })} may be short: the remaining weight of spools, or the material of a print, is unknown.`
export const withoutEstimate = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} material of planned prints has no estimate and is`, "other": `${$numeral(count)} materials of planned prints have no estimate and are` })} not counted.`
export const anySpool = ({ material }: { readonly material: string | number }): string => `${$isolate(material)}, any spool`
export const unknownMaterial: string = "Unknown material"
export const spoolCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} spool`, "other": `${$numeral(count)} spools` })}`
export const unknownWeight = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `weight of ${$numeral(count)} unknown`, "other": `weight of ${$numeral(count)} unknown` })}`
export const mayBeShort: string = "May be short"
export const notOnOneSpool = ({ weight }: { readonly weight: string | number }): string => `No single spool holds the ${$isolate(weight)} that one print needs`
export const moreCount = ({ count }: { readonly count: string | number }): string => `and ${$isolate(count)} more`
export const printIsShort = ({ material, weight }: { readonly material: string | number; readonly weight: string | number }): string => `${$isolate(material)}: ${$isolate(weight)} missing for all planned prints`
export const materialIsShort: string = "Not enough filament"
export const compareStock: string = "Compare stock and planned prints"
export const freeOnSpools = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} free on spools of this material`
export const freeOnOthers = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} free on other spools of this material`
export const toReorder: string = "To reorder"
export const lowTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} filament type is`, "other": `${$numeral(count)} filament types are` })} at or below the reorder point.`
export const shoppingList: string = "Shopping list"
export const whatIsMissing: string = "What is missing up to the reorder points of your filament types, with planned prints subtracted."
export const nothingToBuy: string = "No filament type is at or below its reorder point. Set one where your stock is listed."
export const toBuy = ({ material, weight }: { readonly material: string | number; readonly weight: string | number }): string => `${$isolate(material)}: ${$isolate(weight)} missing`
export const toBuySpools = ({ material, count, weight }: { readonly material: string | number; readonly count: number; readonly weight: string | number }): string => `${$isolate(material)}: ${$plural(count, { "one": `${$numeral(count)} spool`, "other": `${$numeral(count)} spools` })} (${$isolate(weight)} missing)`
export const sendList: string = "Send list"
export const low: string = "Low"
export const mayBeLow: string = "May be low"
export const changeReorderPoint: string = "Change reorder point"
export const changeReorderPointOf = ({ type }: { readonly type: string | number }): string => `Change reorder point: ${$isolate(type)}`
export const reorderPointOf = ({ type }: { readonly type: string | number }): string => `Reorder point: ${$isolate(type)}`
export const changedElsewhere: string = "The reorder point was changed elsewhere."
export const nothingIsChangedYet: string = "Nothing is changed yet. Check it, then save again."
export const plannedPrints: string = "Planned prints"
export const planLead: string = "Which spool to use for which pending print, so that started spools are used up."
export const yourPlan: string = "your planned prints"
export const noPlannedPrints = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No planned prints. ", link(`Record a print`), " with the status “Pending” and an estimate for each material."]
export const planIsShort = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Filament is missing for ${$numeral(count)} print.`, "other": `Filament is missing for ${$numeral(count)} prints.` })}`
export const planIsEnough = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Your spools are enough for ${$numeral(count)} print.`, "other": `Your spools are enough for ${$numeral(count)} prints.` })}`
export const planIsUnknown = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `It is unknown whether your spools are enough for ${$numeral(count)} print.`, "other": `It is unknown whether your spools are enough for ${$numeral(count)} prints.` })}`
export const planIsCut = ({ count, total }: { readonly count: string | number; readonly total: string | number }): string => `The first ${$isolate(count)} of ${$isolate(total)} planned prints are shown. The others are not subtracted.`
export const planOfAllPrinters: string = "All printers"
export const needed: string = "Needed"
export const changeOfSpools: string = "Change of spools"
export const evenWithSpools = ({ count }: { readonly count: number }): string => `Even with ${$plural(count, { "other": `${$numeral(count)} spools` })}`
export const spoolWeightUnknown: string = "The remaining weight of a spool is unknown"
export const noEstimate: string = "No estimate"
export const archivedSpool = <Node>({ spool }: { readonly spool: (text: string) => Node }): (string | Node)[] => ["Archived: ", spool(``)]
export const moreTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `and ${$numeral(count)} more filament type, which is not listed`, "other": `and ${$numeral(count)} more filament types, which are not listed` })}`
