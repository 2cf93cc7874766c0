// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const lead: string = "Ob deine Spulen für die ausstehenden und laufenden Drucke reichen."
export const yourStock: string = "deinen Bestand"
export const searchStock: string = "Bestand durchsuchen"
export const nameBrandMaterialOrColor: string = "Name, Marke, Material oder Farbe"
export const missing: string = "Es fehlt"
export const mostMissingFirst: string = "Größter Fehlbestand zuerst"
export const mostPlannedFirst: string = "Am meisten verplant zuerst"
export const leastFreeFirst: string = "Am wenigsten frei zuerst"
export const nothingMatches: string = "Nichts in deinem Bestand passt zu diesen Filtern."
export const nothingYet = <Node>({ spools, prints }: { readonly spools: (text: string) => Node; readonly prints: (text: string) => Node }): (string | Node)[] => ["Noch keine aktiven Spulen und keine geplanten Drucke. ", spools(`Füge eine Spule hinzu`), " und ", prints(`erfasse dann einen Druck`), " mit dem Status „Ausstehend“ und einer Schätzung für jedes Material."]
export const howToPlan = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Kein Druck ist geplant. ", link(`Erfasse einen Druck`), " mit dem Status „Ausstehend“ und einer Schätzung für jedes Material, dann wird er hier abgezogen."]
export const planned: string = "Verplant"
export const free: string = "Frei"
export const left: string = "Noch da"
export const enough = ({ count, weight }: { readonly count: number; readonly weight: string | number }): string => `Genug für ${$plural(count, { "one": `den ${$numeral(count)} geplanten Druck, der ${$isolate(weight)} braucht`, "other": `die ${$numeral(count)} geplanten Drucke, die ${$isolate(weight)} brauchen` })}.`
export const notEnough = ({ weight, rows, count }: { readonly weight: string | number; readonly rows: number; readonly count: number }): string => `Für ${$plural(count, { "one": `${$numeral(count)} geplanten Druck`, "other": `${$numeral(count)} geplante Drucke` })} fehlen ${$isolate(weight)}, in ${$plural(rows, { "one": `${$numeral(rows)} Zeile`, "other": `${$numeral(rows)} Zeilen` })}.`
export const perhapsEnough = ({ rows }: { readonly rows: number }): string => `${$plural(rows, { "one": `${$numeral(rows)} Zeile reicht`, "other": `${$numeral(rows)} Zeilen reichen` })} vielleicht nicht: Das Restgewicht von Spulen oder das Material eines Drucks ist unbekannt.`
export const withoutEstimate = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Material geplanter Drucke hat keine Schätzung und zählt`, "other": `${$numeral(count)} Materialien geplanter Drucke haben keine Schätzung und zählen` })} nicht mit.`
export const anySpool = ({ material }: { readonly material: string | number }): string => `${$isolate(material)}, beliebige Spule`
export const unknownMaterial: string = "Unbekanntes Material"
export const spoolCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Spule`, "other": `${$numeral(count)} Spulen` })}`
export const unknownWeight = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Gewicht von ${$numeral(count)} unbekannt`, "other": `Gewicht von ${$numeral(count)} unbekannt` })}`
export const mayBeShort: string = "Reicht vielleicht nicht"
export const notOnOneSpool = ({ weight }: { readonly weight: string | number }): string => `Keine Spule allein hat die ${$isolate(weight)}, die ein Druck braucht`
export const moreCount = ({ count }: { readonly count: string | number }): string => `und ${$isolate(count)} weitere`
export const printIsShort = ({ material, weight }: { readonly material: string | number; readonly weight: string | number }): string => `${$isolate(material)}: Für alle geplanten Drucke fehlen ${$isolate(weight)}`
export const materialIsShort: string = "Nicht genug Filament"
export const compareStock: string = "Bestand mit geplanten Drucken vergleichen"
export const freeOnSpools = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} frei auf Spulen aus diesem Material`
export const freeOnOthers = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} frei auf anderen Spulen aus diesem Material`
export const toReorder: string = "Nachzubestellen"
export const lowTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Bei ${$numeral(count)} Filamentsorte`, "other": `Bei ${$numeral(count)} Filamentsorten` })} ist der Meldebestand erreicht oder unterschritten.`
export const shoppingList: string = "Einkaufsliste"
export const whatIsMissing: string = "Was bis zum Meldebestand deiner Filamentsorten fehlt, wobei geplante Drucke abgezogen sind."
export const nothingToBuy: string = "Keine Filamentsorte hat ihren Meldebestand erreicht. Du legst ihn in der Liste deines Bestands fest."
export const toBuy = ({ material, weight }: { readonly material: string | number; readonly weight: string | number }): string => `${$isolate(material)}: Es fehlen ${$isolate(weight)}`
export const toBuySpools = ({ material, count, weight }: { readonly material: string | number; readonly count: number; readonly weight: string | number }): string => `${$isolate(material)}: ${$plural(count, { "one": `${$numeral(count)} Spule`, "other": `${$numeral(count)} Spulen` })} (es fehlen ${$isolate(weight)})`
export const sendList: string = "Liste senden"
export const low: string = "Nachbestellen"
export const mayBeLow: string = "Reicht vielleicht nicht"
export const changeReorderPoint: string = "Meldebestand ändern"
export const changeReorderPointOf = ({ type }: { readonly type: string | number }): string => `Meldebestand ändern: ${$isolate(type)}`
export const reorderPointOf = ({ type }: { readonly type: string | number }): string => `Meldebestand: ${$isolate(type)}`
export const changedElsewhere: string = "Der Meldebestand wurde woanders geändert."
export const nothingIsChangedYet: string = "Noch ist nichts geändert. Prüfe ihn und speichere dann erneut."
export const plannedPrints: string = "Geplante Drucke"
export const planLead: string = "Welche Spule du für welchen ausstehenden Druck nimmst, damit angefangene Spulen aufgebraucht werden."
export const yourPlan: string = "deine geplanten Drucke"
export const noPlannedPrints = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Keine geplanten Drucke. ", link(`Erfasse einen Druck`), " mit dem Status „Ausstehend“ und einer Schätzung für jedes Material."]
export const planIsShort = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Für ${$numeral(count)} Druck fehlt Filament.`, "other": `Für ${$numeral(count)} Drucke fehlt Filament.` })}`
export const planIsEnough = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Für ${$numeral(count)} Druck reichen deine Spulen.`, "other": `Für ${$numeral(count)} Drucke reichen deine Spulen.` })}`
export const planIsUnknown = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `Ob deine Spulen für ${$numeral(count)} Druck reichen, ist unbekannt.`, "other": `Ob deine Spulen für ${$numeral(count)} Drucke reichen, ist unbekannt.` })}`
export const planIsCut = ({ count, total }: { readonly count: string | number; readonly total: string | number }): string => `Gezeigt werden die ersten ${$isolate(count)} von ${$isolate(total)} geplanten Drucken. Die übrigen sind nicht abgezogen.`
export const planOfAllPrinters: string = "Alle Drucker"
export const needed: string = "Benötigt"
export const changeOfSpools: string = "Spulenwechsel"
export const evenWithSpools = ({ count }: { readonly count: number }): string => `Auch mit ${$plural(count, { "other": `${$numeral(count)} Spulen` })}`
export const spoolWeightUnknown: string = "Das Restgewicht einer Spule ist unbekannt"
export const noEstimate: string = "Keine Schätzung"
export const archivedSpool = <Node>({ spool }: { readonly spool: (text: string) => Node }): (string | Node)[] => ["Archiviert: ", spool(``)]
export const moreTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `und ${$numeral(count)} weitere Filamentsorte, die nicht aufgeführt ist`, "other": `und ${$numeral(count)} weitere Filamentsorten, die nicht aufgeführt sind` })}`
