// written by `make generate`
import { isolate as $isolate, numeral as $numeral, select as $select } from './language.ts'

export const hitKind = ({ kind }: { readonly kind: 'Pages' | 'Actions' | 'Prints' | 'Spools' | 'Printers' | 'Projects' }): string => `${$select(kind, { "Pages": `Pages`, "Actions": `Actions`, "Prints": `Prints`, "Spools": `Spools`, "Printers": `Printers`, "Projects": `Projects`, "other": `` })}`
export const showAll = ({ kind, count }: { readonly kind: 'Prints' | 'Spools' | 'Projects'; readonly count: number }): string => `${$select(kind, { "Prints": `Show all ${$numeral(count)} prints`, "Spools": `Show all ${$numeral(count)} spools`, "Projects": `Show all ${$numeral(count)} projects`, "other": `` })}`
export const foundCount = ({ count }: { readonly count: number }): string => `${$numeral(count)} found`
export const results: string = "Results"
export const searchEverything: string = "Search everything"
export const printsSpoolsPrintersProjectsPages: string = "Prints, spools, printers, projects, pages, actions"
export const searching: string = "Searching…"
export const nothingFoundFor = ({ text }: { readonly text: string | number }): string => `Nothing found for “${$isolate(text)}”.`
export const recent: string = "Recent"
export const settingsProfile: string = "Settings: profile"
export const settingsTitle = ({ title }: { readonly title: string | number }): string => `Settings: ${$isolate(title)}`
export const connectAPrinterOrSlicer: string = "Connect a printer or slicer"
export const colorSchemeLight: string = "Color scheme: light"
export const colorSchemeDark: string = "Color scheme: dark"
export const colorSchemeSameAsThe: string = "Color scheme: same as the device"
export const ctrl: string = "Ctrl"
export const anywhere: string = "Anywhere"
export const undoWhatWasJustDeleted: string = "Undo what was just deleted"
export const inLists: string = "In lists"
export const nextItem: string = "Next item"
export const previousItem: string = "Previous item"
export const enter: string = "Enter"
export const openTheItem: string = "Open the item"
export const goTo: string = "Go to"
export const thenKey = <Node>({ key, name }: { readonly key: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["then ", key(`${$isolate(name)}`)]
export const useShortcutsOfSingleKeys: string = "Use single-key shortcuts in this browser"
export const theyDoNothingWhile = ({ control }: { readonly control: string | number }): string => `They do nothing while you type. ${$isolate(control)} K always opens the search.`
