// written by `make generate`
import { isolate as $isolate, numeral as $numeral, select as $select } from './language.ts'

export const hitKind = ({ kind }: { readonly kind: 'Pages' | 'Actions' | 'Prints' | 'Spools' | 'Printers' | 'Projects' }): string => `${$select(kind, { "Pages": `Seiten`, "Actions": `Aktionen`, "Prints": `Drucke`, "Spools": `Spulen`, "Printers": `Drucker`, "Projects": `Projekte`, "other": `` })}`
export const showAll = ({ kind, count }: { readonly kind: 'Prints' | 'Spools' | 'Projects'; readonly count: number }): string => `${$select(kind, { "Prints": `Alle ${$numeral(count)} Drucke anzeigen`, "Spools": `Alle ${$numeral(count)} Spulen anzeigen`, "Projects": `Alle ${$numeral(count)} Projekte anzeigen`, "other": `` })}`
export const foundCount = ({ count }: { readonly count: number }): string => `${$numeral(count)} gefunden`
export const results: string = "Ergebnisse"
export const searchEverything: string = "Alles durchsuchen"
export const printsSpoolsPrintersProjectsPages: string = "Drucke, Spulen, Drucker, Projekte, Seiten, Aktionen"
export const searching: string = "Suche läuft …"
export const nothingFoundFor = ({ text }: { readonly text: string | number }): string => `Nichts gefunden für „${$isolate(text)}“.`
export const recent: string = "Zuletzt verwendet"
export const settingsProfile: string = "Einstellungen: Profil"
export const settingsTitle = ({ title }: { readonly title: string | number }): string => `Einstellungen: ${$isolate(title)}`
export const connectAPrinterOrSlicer: string = "Drucker oder Slicer verbinden"
export const colorSchemeLight: string = "Farbschema: hell"
export const colorSchemeDark: string = "Farbschema: dunkel"
export const colorSchemeSameAsThe: string = "Farbschema: wie das Gerät"
export const ctrl: string = "Strg"
export const anywhere: string = "Überall"
export const undoWhatWasJustDeleted: string = "Gerade Gelöschtes wiederherstellen"
export const inLists: string = "In Listen"
export const nextItem: string = "Nächster Eintrag"
export const previousItem: string = "Vorheriger Eintrag"
export const enter: string = "Enter"
export const openTheItem: string = "Eintrag öffnen"
export const goTo: string = "Gehe zu"
export const thenKey = <Node>({ key, name }: { readonly key: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["dann ", key(`${$isolate(name)}`)]
export const useShortcutsOfSingleKeys: string = "Kürzel mit einzelnen Tasten in diesem Browser verwenden"
export const theyDoNothingWhile = ({ control }: { readonly control: string | number }): string => `Sie bewirken nichts, während du schreibst. ${$isolate(control)} K öffnet immer die Suche.`
