// written by `make generate`
import { isolate as $isolate, select as $select } from './language.ts'

export const changedWhileEdited = ({ noun }: { readonly noun: 'print' | 'spool' | 'filamentType' | 'brand' | 'printer' | 'project' | 'profile' | 'settings' | 'comment' | 'caption' | 'entry' }): string => `${$select(noun, { "print": `This print was changed elsewhere while you edited it.`, "spool": `This spool was changed elsewhere while you edited it.`, "filamentType": `This filament type was changed elsewhere while you edited it.`, "brand": `This brand was changed elsewhere while you edited it.`, "printer": `This printer was changed elsewhere while you edited it.`, "project": `This project was changed elsewhere while you edited it.`, "profile": `This profile was changed elsewhere while you edited it.`, "settings": `This list of settings was changed elsewhere while you edited it.`, "comment": `This comment was changed elsewhere while you edited it.`, "caption": `This caption was changed elsewhere while you edited it.`, "entry": `This entry was changed elsewhere while you edited it.`, "other": `` })}`
export const keepTheirs = <Node>({ value }: { readonly value: (text: string) => Node }): (string | Node)[] => ["Keep the other version: ", value(``)]
export const useMine = <Node>({ value }: { readonly value: (text: string) => Node }): (string | Node)[] => ["Use mine: ", value(``)]
export const empty: string = "empty"
export const nothingOptional: string = "nothing optional"
export const yes: string = "yes"
export const no: string = "no"
export const before = <Node>({ value }: { readonly value: (text: string) => Node }): (string | Node)[] => ["Before: ", value(``)]
export const deleteThis = ({ noun }: { readonly noun: 'brand' | 'filamentType' }): string => `${$select(noun, { "brand": `Delete this brand?`, "filamentType": `Delete this filament type?`, "other": `` })}`
export const thisWasChanged = ({ noun }: { readonly noun: 'brand' | 'filamentType' }): string => `${$select(noun, { "brand": `This brand was changed elsewhere meanwhile.`, "filamentType": `This filament type was changed elsewhere meanwhile.`, "other": `` })}`
export const notDeletedChanged = ({ isRemoved, name }: { readonly isRemoved: boolean; readonly name: string | number }): string => `${$select(isRemoved, { "true": `${$isolate(name)} was changed elsewhere meanwhile and has not been removed. Check it first.`, "other": `${$isolate(name)} was changed elsewhere meanwhile and has not been deleted. Check it first.` })}`
export const notDeleted = ({ isRemoved, name, detail }: { readonly isRemoved: boolean; readonly name: string | number; readonly detail: string | number }): string => `${$select(isRemoved, { "true": `${$isolate(name)} could not be removed. ${$isolate(detail)}`, "other": `${$isolate(name)} could not be deleted. ${$isolate(detail)}` })}`
export const deletedIt = ({ isRemoved, name }: { readonly isRemoved: boolean; readonly name: string | number }): string => `${$select(isRemoved, { "true": `${$isolate(name)} removed.`, "other": `${$isolate(name)} deleted.` })}`
export const nothingIsSavedYetChoose: string = "Nothing is saved yet: choose a version of what you both changed, then save again."
export const nothingIsSavedYetSave: string = "Nothing is saved yet: save again to add your changes to these."
export const keepBothOneBelowThe: string = "Keep both, one below the other"
export const itIsStillThereCheck: string = "It is still there. Check what has changed first."
export const propertyLabel = ({ name, words }: { readonly name: string; readonly words: string | number }): string => `${$select(name, { "viewStatus": `Visibility`, "defaultViewStatus": `Default visibility`, "printerId": `Printer`, "projectId": `Project`, "filamentUsage": `Filament`, "typeId": `Filament type`, "shared": `What visitors see`, "url": `Model URL`, "body": `Comment`, "totalTimeInSeconds": `Time with pauses`, "measuredEnergyWh": `Measured energy (Wh)`, "plateCount": `Plates`, "partCount": `Parts`, "reorderUrl": `Reorder link`, "openedDate": `Opened`, "driedDate": `Last dried`, "isActive": `Active`, "isFavorite": `Favorite`, "other": `${$isolate(words)}` })}`
