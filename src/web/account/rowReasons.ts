import * as texts from '#texts/importRows'
import type { Sentence } from '../problems/sentence.ts'

/** Reasons for verdicts on rows of an import, and for records that stay when it is undone. */
const REASONS: readonly Sentence[] = [
  [/^An earlier import has recorded it\.$/, () => texts.recordedBefore],
  [/^An earlier import has recorded it, and the file has changed since\.$/, () => texts.recordedBeforeFileChanged],
  [/^An earlier import has recorded it\. Since then its stock is counted here\.$/, () => texts.recordedBeforeStock],
  [/^It was changed (?:here )?since it was imported\.$/, () => texts.changedHere],
  [/^The file has changed since it was imported\.$/, () => texts.fileChanged],
  [/^\w+ has recorded the same job\.$/, () => texts.sameJob],
  [/^Another print is of the same job\.$/, () => texts.anotherPrintOfJob],
  [/^It stands for a spool that is recorded\.$/, () => texts.standsForSpool],
  [/^It is recorded here\.$/, () => texts.recordedHere],
  [/^Its spool is recorded here, with a ledger of its own\.$/, () => texts.ownLedger],
  [/^\S+ refers to a record that is not imported\.$/, () => texts.missingReference],
  [/^Your settings are the same\.$/, () => texts.sameSettings],
  [
    /^No additional field here fits these values, which are left out: (.+)\.$/,
    (names) => texts.withoutFields({ names }),
  ],
  [
    /^A record has no room for these values of additional fields, which are left out: (.+)\.$/,
    (names) => texts.withoutRoom({ names }),
  ],
  [/^These values cannot be used and are left out: (.+)\.$/, (names) => texts.unusableValues({ names })],
  [/^These texts are too long and are shortened: (.+)\.$/, (names) => texts.shortenedTexts({ names })],
  [/^No project has this name, so the print is in none\.$/, () => texts.noSuchProject],
  [/^An earlier filament of the file is the same\.$/, () => texts.sameFilament],
  [/^A field with the same key and another type is recorded\.$/, () => texts.fieldOfOtherType],
  [/^There can be at most \d+ additional fields of a kind\.$/, () => texts.manyFields],
  [/^The definition of this additional field is not valid\.$/, () => texts.invalidField],
  [/^Row (\d+) is the same\.$/, (row) => texts.sameRow({ row })],
  [/^The (?:row cannot be read|line is no JSON object|line has more than \d+ levels)\.$/, () => texts.unreadableRow],
  [/^The row has \d+ cells, but the table has \d+ columns\.$/, () => texts.wrongCells],
  [/^The (?:print has no start time|job has no number or no start time)\.$/, () => texts.noStartTime],
  [/^The (?:result|status) of the (?:print|job) is unknown\.$/, () => texts.unknownResult],
  [/^The (?:job is still printing|print has not ended)\.$/, () => texts.stillPrinting],
  [/^The spool has no id\.$/, () => texts.spoolWithoutId],
  [/^The (?:filament|vendor) has no id\.$/, () => texts.recordWithoutId],
  [/^The vendor has no name\.$/, () => texts.vendorWithoutName],
  [/^The spool has no name\.$/, () => texts.spoolWithoutName],
  [/^The spool has no material\.$/, () => texts.spoolWithoutMaterial],
  [/^(\S+) is not a weight in grams\.$/, (column) => texts.noWeight({ column })],
  [/^(.+) is not a number\.$/, (column) => texts.noNumber({ column })],
  [/^(.+) is negative\.$/, (column) => texts.negative({ column })],
  [/^(.+) is not a (?:date and )?time(?: from \d+ to \d+)?\.$/, (column) => texts.noDate({ column })],
  [
    /^(\S+) can have the day first or the month: write it as 2026-03-14\.$/,
    (column) => texts.ambiguousDate({ column }),
  ],
  [/^(.+) must be true or false\.$/, (column) => texts.noBoolean({ column })],
  [/^(.+) must have the same number of values\.$/, (columns) => texts.sameNumber({ columns })],
  [/^(\S+) is missing\.$/, (column) => texts.missingMember({ column })],
  [/^It is under the print of another person\.$/, () => texts.printOfOther],
  [/^Achievements are counted from the prints that you have here\.$/, () => texts.countedAchievements],
  [/^Notifications are about what happened there\.$/, () => texts.notificationsElsewhere],
  [/^Another entry reverses the same entry\.$/, () => texts.reversedTwice],
  [/^The image must belong to one print, project, spool or printer, or to the profile\.$/, () => texts.imageOwner],
  [/^The archive does not have the file of this image\.$/, () => texts.imageFileMissing],
  [
    /^The file of this image is (?:no image|not the one of which media\.sha256 has the hash, or too large)\.$/,
    () => texts.imageFileOther,
  ],
  [
    /^The image was recorded during the dry run, and has been deleted since\. Import the file again\.$/,
    () => texts.imageGone,
  ],
  [/^Its record has \d+ images already\.$/, () => texts.manyImages],
  [/^Your images would exceed the maximum for one user\.$/, () => texts.imagesFull],
  [/^(?:An earlier brand of the file has the same name|A brand with this name is recorded)\.$/, () => texts.brandTwice],
  [/^(?:An earlier image of the file is that of the profile|Your profile has an image)\.$/, () => texts.profileImage],
  [/^It was deleted before\.$/, () => texts.gone],
  [/^It has comments\.$/, () => texts.hasComments],
  [/^It has images\.$/, () => texts.hasImages],
  [
    /^(?:Prints use it|Prints name them|Other records name it|Filament types name it|Spools are of it|Prints or images belong to it|Records have values of it)\.$/,
    () => texts.isUsed,
  ],
  [/^It is loaded in a printer\.$/, () => texts.isLoaded],
  [/^(?:Its stock|The stock of its spool) was changed since it was imported\.$/, () => texts.stockChanged],
]

/** Says the reason for a verdict in the language of the pages; null for one that they do not know. */
export function translateReason(reason: string): string | null {
  const parts = reason.split(/(?<=\.) (?=[A-Z])/).map(translateSentence)
  return parts.every((part) => part !== null) ? parts.join(' ') : translateSentence(reason)
}

function translateSentence(reason: string): string | null {
  for (const [sent, say] of REASONS) {
    const found = sent.exec(reason)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return null
}
