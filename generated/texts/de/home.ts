// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const failedPrint: string = "Fehlgeschlagen. Halte den Grund fest."
export const failedOn = ({ printer }: { readonly printer: string | number }): string => `Auf ${$isolate(printer)} fehlgeschlagen. Halte den Grund fest.`
export const lowSpool = ({ warning, weight }: { readonly warning: 'Low' | 'Empty' | 'Overdrawn'; readonly weight: string | number }): string => `${$select(warning, { "Low": `Noch ${$isolate(weight)}`, "Empty": `Leer`, "Overdrawn": `Überzogen`, "other": `` })}`
export const lowLoadedSpool = ({ warning, weight }: { readonly warning: 'Low' | 'Empty' | 'Overdrawn'; readonly weight: string | number }): string => `${$select(warning, { "Low": `Noch ${$isolate(weight)}, in einem Drucker geladen`, "Empty": `Leer, in einem Drucker geladen`, "Overdrawn": `Überzogen, in einem Drucker geladen`, "other": `` })}`
export const tasksDue = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Wartungsaufgabe fällig`, "other": `${$numeral(count)} Wartungsaufgaben fällig` })}`
export const moreFailedPrints: string = "Weitere Fehldrucke ohne Grund"
export const moreLowSpools = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} weitere Spule ist fast leer`, "other": `${$numeral(count)} weitere Spulen sind fast leer` })}`
export const missingForPlanned = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} fehlen für geplante Drucke`
export const moreShortFilaments = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} weiteres Filament fehlt`, "other": `${$numeral(count)} weitere Filamente fehlen` })}`
export const lowType = ({ weight, reorderPoint }: { readonly weight: string | number; readonly reorderPoint: string | number }): string => `${$isolate(weight)} frei, Meldebestand ${$isolate(reorderPoint)}`
export const moreLowTypes = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} weitere Filamentsorte ist knapp`, "other": `${$numeral(count)} weitere Filamentsorten sind knapp` })}`
export const moreDuePrinters: string = "Weitere Drucker mit fälliger Wartung"
export const needsAttention: string = "Braucht Aufmerksamkeit"
export const whatNeedsAttention: string = "was Aufmerksamkeit braucht"
export const nothingLowSpoolsDueMaintenance: string = "Nichts. Fast leere Spulen, knappe Filamentsorten, fehlendes Filament, fällige Wartung und Fehldrucke ohne Fehlergrund erscheinen hier."
export const thereMayBeMore: string = "Vielleicht gibt es noch mehr: Nicht alles konnte geladen werden."
export const longerThanEstimated = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} länger als geschätzt. Druckt er noch?`
export const addAPrinter: string = "Drucker hinzufügen"
export const itsNameAndTypeAre: string = "Name und Art genügen."
export const connectIt: string = "Verbinden"
export const klipperOctoprintOrYourSlicer: string = "Klipper, OctoPrint oder dein Slicer erfassen Drucke dann von selbst."
export const logTheFirstPrint: string = "Ersten Druck erfassen"
export const startOneOrEnterOne: string = "Starte einen, oder trage einen beendeten ein."
export const setUpYourLogbook: string = "Richte dein Logbuch ein"
export const hide: string = "Ausblenden"
export const done: string = ", erledigt"
export const latestPrints: string = "Neueste Drucke"
export const yourLatestPrints: string = "deine neuesten Drucke"
export const finishedPrintsAppearHere: string = "Beendete Drucke erscheinen hier."
export const nextAchievement: string = "Nächster Erfolg"
export const countOfThreshold = ({ done, threshold }: { readonly done: string | number; readonly threshold: string | number }): string => `${$isolate(done)} von ${$isolate(threshold)}`
export const runningPrints: string = "laufende Drucke"
export const nothingIsPrintingConnectedPrinters: string = "Es druckt nichts. Verbundene Drucker zeigen ihre Drucke hier."
export const yourLast30Days: string = "deine letzten 30 Tage"
export const successfulPercent = ({ percent }: { readonly percent: string | number }): string => `${$isolate(percent)} erfolgreich`
export const noSpoolWithA = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keine Spule mit bekanntem Gewicht. ", link(`Spule hinzufügen`)]
export const continueAction: string = "Weiter"
export const helloDisplayName = ({ displayName }: { readonly displayName: string | number }): string => `Hallo, ${$isolate(displayName)}`
