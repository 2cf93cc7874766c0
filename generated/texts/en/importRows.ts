// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const removed: string = "Removed."
export const stays: string = "Stays."
export const recordedBefore: string = "An earlier import has recorded it."
export const recordedBeforeFileChanged: string = "An earlier import has recorded it, and the file has changed since."
export const recordedBeforeStock: string = "An earlier import has recorded it. Since then its stock is counted here."
export const changedHere: string = "It was changed here since it was imported."
export const fileChanged: string = "The file has changed since it was imported."
export const sameJob: string = "The same print is already recorded."
export const anotherPrintOfJob: string = "Another print belongs to the same job."
export const standsForSpool: string = "It matches a spool that is already recorded."
export const recordedHere: string = "It is recorded here."
export const ownLedger: string = "Its spool is recorded here, with a ledger of its own."
export const missingReference: string = "This refers to a record that is not imported."
export const sameSettings: string = "Your settings are the same."
export const withoutFields = ({ names }: { readonly names: string | number }): string => `No additional field here fits these values, which are left out: ${$isolate(names)}.`
export const withoutRoom = ({ names }: { readonly names: string | number }): string => `A record has no room for these values of additional fields, which are left out: ${$isolate(names)}.`
export const unusableValues = ({ names }: { readonly names: string | number }): string => `These values cannot be used and are left out: ${$isolate(names)}.`
export const shortenedTexts = ({ names }: { readonly names: string | number }): string => `These texts are too long and are shortened: ${$isolate(names)}.`
export const sameNumber = ({ columns }: { readonly columns: string | number }): string => `${$isolate(columns)} must have the same number of values.`
export const noSuchProject: string = "No project has this name, so the print is in none."
export const sameFilament: string = "An earlier filament of the file is the same."
export const fieldOfOtherType: string = "An additional field with the same key and another type is recorded."
export const manyFields: string = "There are already as many additional fields as there can be."
export const invalidField: string = "The definition of this additional field is not valid."
export const sameRow = ({ row }: { readonly row: string | number }): string => `Row ${$isolate(row)} is the same.`
export const unreadableRow: string = "This cannot be read."
export const wrongCells: string = "The row has a different number of cells than the table."
export const noStartTime: string = "The print has no start time."
export const unknownResult: string = "The result of the print is unknown."
export const stillPrinting: string = "The print has not ended."
export const spoolWithoutId: string = "The spool has no ID."
export const recordWithoutId: string = "This has no ID."
export const vendorWithoutName: string = "The vendor has no name."
export const spoolWithoutName: string = "The spool has no name."
export const spoolWithoutMaterial: string = "The spool has no material."
export const noWeight = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} is not a weight in grams.`
export const noNumber = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} is not a number.`
export const negative = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} is negative.`
export const noDate = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} is not a date and time.`
export const ambiguousDate = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} can have the day first or the month, and no date of the table shows which. Write dates as 2026-03-14.`
export const noBoolean = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} must be true or false.`
export const missingMember = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} is missing.`
export const printOfOther: string = "It is a comment on another person’s print."
export const countedAchievements: string = "Achievements are counted from the prints that you have here."
export const notificationsElsewhere: string = "Notifications are about what happened there."
export const reversedTwice: string = "Another entry reverses the same entry."
export const imageOwner: string = "The image must belong to one print, project, spool or printer, or to the profile."
export const imageFileMissing: string = "The archive does not have the file of this image."
export const imageFileOther: string = "The file of this image cannot be used."
export const imageGone: string = "The image was recorded during the dry run, and has been deleted since. Import the file again."
export const manyImages: string = "There are too many images already."
export const imagesFull: string = "There is no more room for your images."
export const brandTwice: string = "There is a brand with this name."
export const profileImage: string = "Your profile has an image."
export const gone: string = "It was deleted before."
export const hasComments: string = "It has comments."
export const hasImages: string = "It has images."
export const isUsed: string = "Other records use it."
export const isLoaded: string = "It is loaded in a printer."
export const stockChanged: string = "The stock was changed since it was imported."
