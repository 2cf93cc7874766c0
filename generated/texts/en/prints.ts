// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural, select as $select } from './language.ts'

export const deletePrints = ({ count }: { readonly count: number }): string => `Delete ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const changePrints = ({ count }: { readonly count: number }): string => `Change ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const checkingPrints = ({ count }: { readonly count: number }): string => `Checking ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const changingPrints = ({ count }: { readonly count: number }): string => `Changing ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const deletingPrints = ({ count }: { readonly count: number }): string => `Deleting ${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
export const outcomeChanged: string = "changed"
export const outcomeDeleted: string = "deleted"
export const outcomeNotChanged: string = "not changed"
export const othersNotSent = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `The other ${$numeral(count)} print was not sent. It is as it was.`, "other": `The other ${$numeral(count)} prints were not sent. They are as they were.` })}`
export const othersUnknown = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `It is not known whether the other ${$numeral(count)} print was sent`, "other": `It is not known whether all of the other ${$numeral(count)} prints were sent` })}. Look at the list.`
export const stopped = ({ done, count, total }: { readonly done: string; readonly count: string | number; readonly total: string | number }): string => `${$select(done, { "Deleted": `Stopped: ${$isolate(count)} of ${$isolate(total)} prints deleted.`, "other": `Stopped: ${$isolate(count)} of ${$isolate(total)} prints changed.` })} What was not sent is as it was.`
export const printsSelected = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })} selected`
export const discardWaiting = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `A print that you recorded is`, "other": `${$numeral(count)} prints that you recorded are` })} not sent yet. Sign out and delete what is not sent?`
export const notShared: string = "This print does not exist or is not shared with you."
export const unknownCost: string = "unknown"
export const archivedSpool = ({ spool }: { readonly spool: string | number }): string => `${$isolate(spool)} · archived`
export const printsDeleted: string = "Prints deleted"
export const deleteThesePrints: string = "Delete these prints?"
export const theyWillBePermanentlyDeleted: string = "They will be permanently deleted, including their images and comments. The filament they used is returned to its spools."
export const changeTheSelectedPrints: string = "Change the selected prints"
export const yourProjects: string = "your projects"
export const check: string = "Check"
export const willBeChanged: string = "will be changed"
export const alreadyAsWanted: string = "no change needed"
export const willBeDeleted: string = "will be deleted"
export const cannotBeChanged: string = "cannot be changed"
export const noLongerThere: string = "no longer there"
export const printsThatCannotBeChanged: string = "Prints that cannot be changed"
export const noLongerInYourLogbook: string = "No longer in your logbook"
export const selectedPrints: string = "Selected prints"
export const selectTitle = ({ title }: { readonly title: string | number }): string => `Select ${$isolate(title)}`
export const selection: string = "Selection"
export const selectedCount = <Node>({ strong, count }: { readonly strong: (text: string) => Node; readonly count: string | number }): (string | Node)[] => [strong(`${$isolate(count)}`), " selected"]
export const allOnThisPage: string = "All on this page"
export const selectAllTotalCount = ({ totalCount }: { readonly totalCount: string | number }): string => `Select all ${$isolate(totalCount)}`
export const newStatus: string = "New status"
export const aFinishedPrintDeductsIts: string = "A finished print deducts its filament from the spools, others deduct nothing."
export const newVisibility: string = "New visibility"
export const newPrinter: string = "New printer"
export const addTags: string = "Add tags"
export const removeTags: string = "Remove tags"
export const printsByDay: string = "Prints by day"
export const notSentYet: string = "Not sent yet"
export const thesePrintsAreStoredIn: string = "These prints are stored in this browser only."
export const thesePrintsAreStoredInThis: string = "These prints are stored in this browser only. They are sent when you are online."
export const wasNotSentIt = ({ title }: { readonly title: string | number }): string => `${$isolate(title)} was not sent. It will be deleted from this browser.`
export const itMayHaveBeenRecorded: string = "It may have been recorded already: look for it before you send it again."
export const discard: string = "Discard"
export const discardThisPrint: string = "Discard this print?"
export const comparePrints: string = "Compare prints"
export const whatIsDifferentComesFirst: string = "Differences come first."
export const chooseAnotherPrint: string = "Choose another print"
export const backToPrint: string = "Back to print"
export const editPrint: string = "Edit print"
export const thePrint: string = "the print"
export const printAgain: string = "Print again"
export const select: string = "Select"
export const noPrintsMatchTheseFilters: string = "No prints match these filters."
export const noPrintsYetConnect = <Node>({ link, link2, link3 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node; readonly link3: (text: string) => Node }): (string | Node)[] => ["No prints yet. ", link(`Connect a slicer or printer`), ", ", link2(`record one manually`), ", or ", link3(`import`), " those of another program."]
export const sharedImages: string = "Shared images"
export const noImagesAreWaitingShare: string = "No images are waiting. Share some from another app on this device."
export const chooseThePrintThatThey: string = "Choose the print that they belong to."
export const imageOfCount = ({ index, count }: { readonly index: string | number; readonly count: string | number }): string => `Image ${$isolate(index)} of ${$isolate(count)}`
export const newPrintFromASlicer: string = "New print from a slicer"
export const aSlicersUploaderPlug = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["A slicer’s uploader plug-in opens this page with the settings that it saved. To record a print yourself, go to ", link(`New print`), "."]
export const theSlicerSettings: string = "the slicer settings"
export const slicerPreview: string = "Slicer preview"
export const chooseAProject: string = "Choose a project"
export const orCreateAProject = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Or ", link(`create a project`)]
export const thisPrintWasChangedElsewhere: string = "This print was changed elsewhere meanwhile."
export const nothingIsSavedYetCheck: string = "Nothing is saved yet: check it, then save again."
export const edited: string = "edited"
export const editYourComment = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Edit ", hidden(`your comment`)]
export const deleteYourComment = <Node>({ hidden }: { readonly hidden: (text: string) => Node }): (string | Node)[] => ["Delete ", hidden(`your comment`)]
export const removeCommentBy = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Remove ", hidden(`comment by ${$isolate(displayName)}`)]
export const blockDisplayName = <Node>({ hidden, displayName }: { readonly hidden: (text: string) => Node; readonly displayName: string | number }): (string | Node)[] => ["Block ", hidden(`${$isolate(displayName)}`)]
export const canNoLongerComment = <Node>({ displayName, link }: { readonly displayName: string | number; readonly link: (text: string) => Node }): (string | Node)[] => [$isolate(displayName), " can no longer comment on your prints. ", link(`Blocked users`)]
export const theyWillNoLongerBe: string = "They will no longer be able to comment on your prints. Their comments stay until you remove them."
export const blockUserQuestion = ({ displayName }: { readonly displayName: string | number }): string => `Block ${$isolate(displayName)}?`
export const block: string = "Block"
export const theComments: string = "the comments"
export const noCommentsYet: string = "No comments yet."
export const commentsAreTurnedOff: string = "Comments are turned off."
export const signInToComment: string = "Sign in to comment"
export const yourComment: string = "Your comment"
export const postComment: string = "Post comment"
export const titleFileNamePrinterMaterial: string = "Title, file name, printer, material"
export const noPrintsMatchThisSearch: string = "No prints match this search."
export const printsToCompareWith: string = "Prints to compare with"
export const oneOfThesePrintsDoes: string = "One of these prints does not exist or is not yours."
export const setting: string = "Setting"
export const printAndPrint = <Node>({ link, title, link2, title2 }: { readonly link: (text: string) => Node; readonly title: string | number; readonly link2: (text: string) => Node; readonly title2: string | number }): (string | Node)[] => [link(`${$isolate(title)}`), " and ", link2(`${$isolate(title2)}`)]
export const different: string = "Different"
export const nothingThatWasRecordedIs: string = "The recorded values do not differ."
export const theSame: string = "The same"
export const downloadAllSettings: string = "Download all settings"
export const yourCommentName: string = "your comment"
export const editYourCommentLabel: string = "Edit your comment"
export const outcome: string = "Outcome"
export const failureReason: string = "Failure reason"
export const leaveEmptyToUseThe: string = "Leave empty to use the time since the start"
export const leaveEmptyForTimeToEnd: string = "Leave empty to use the time from start to end"
export const endIsAGuess: string = "From the last report of the printer, else from the estimate. Correct it, or leave it empty if unknown"
export const addFilament: string = "Add filament"
export const otherMaterial: string = "Other material"
export const filamentIndex = ({ index }: { readonly index: string | number }): string => `Filament ${$isolate(index)}`
export const usedIn = ({ unit }: { readonly unit: string | number }): string => `Used (${$isolate(unit)})`
export const useByElapsedTime = ({ partMg, share }: { readonly partMg: string | number; readonly share: string | number }): string => `Use ${$isolate(partMg)}, ${$isolate(share)}% by elapsed time`
export const printsByDate: string = "Prints by date"
export const previousPrint: string = "Previous print"
export const nextPrint: string = "Next print"
export const overdraftWarning = ({ missingMg, remainingMg }: { readonly missingMg: string | number; readonly remainingMg: string | number }): string => `${$isolate(missingMg)} more than the ${$isolate(remainingMg)} that the spool holds.`
export const web: string = "Web"
export const started: string = "Started"
export const ended: string = "Ended"
export const estimatedPrintTime: string = "Estimated print time"
export const ratingOfFive = ({ rating }: { readonly rating: string | number }): string => `${$isolate(rating)} of 5`
export const copies: string = "Copies"
export const fileName: string = "File name"
export const source: string = "Source"
export const visitorsAlsoSee: string = "Visitors also see"
export const nothingOptional: string = "Nothing optional"
export const filamentFilament = ({ filament }: { readonly filament: string | number }): string => `Filament ${$isolate(filament)}`
export const electricityElectricity = ({ electricity }: { readonly electricity: string | number }): string => `Electricity ${$isolate(electricity)}`
export const costOfSomeMaterialsUnknown: string = "The cost of some materials is unknown."
export const partialCosts = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} print incomplete`, "other": `${$numeral(count)} prints incomplete` })}`
export const notRated: string = "Not rated"
export const rating5: string = "5 – Excellent"
export const rating4: string = "4 – Good"
export const rating3: string = "3 – Acceptable"
export const rating2: string = "2 – Poor"
export const rating1: string = "1 – Bad"
export const usedForTheElectricityCost: string = "Used for the electricity cost instead of the printer’s average power"
export const title: string = "Title"
export const start: string = "Start"
export const timeZoneNote = ({ timeZone }: { readonly timeZone: string | number }): string => `Time zone: ${$isolate(timeZone)}`
export const forFailedOrCancelledPrints: string = "For failed or cancelled prints"
export const allowComments: string = "Allow comments"
export const n4OrMore: string = "4 or more"
export const n3OrMore: string = "3 or more"
export const n2OrMore: string = "2 or more"
export const rated: string = "Rated"
export const titleFileNameNotesTag: string = "Title, file name, notes, tag, failure reason, printer, project, brand, material or color"
export const to: string = "To"
export const status: string = "Status"
export const addedCreatedDate = ({ createdDate }: { readonly createdDate: string | number }): string => `Added ${$isolate(createdDate)}`
export const noStartDateAddedAt = ({ time }: { readonly time: string | number }): string => `No start date, added at ${$isolate(time)}`
export const ratedOf5 = ({ rating }: { readonly rating: string | number }): string => `Rated ${$isolate(rating)} of 5`
export const compareWithAnotherPrint: string = "Compare with another print"
export const failures: string = "Failures"
export const theFilamentItUsedIs: string = "The filament it used is returned to its spools."
export const updateCost: string = "Update cost"
export const quoteAPrice: string = "Quote a price"
export const addToAProject: string = "Add to a project"
export const changeProject: string = "Change project"
export const viewAsAVisitor: string = "View as a visitor"
export const privateNotes: string = "Private notes"
export const visitorsWouldSeeThisIf: string = "Visitors would see this if you shared the print. Only you can see it now."
export const thisIsWhatVisitorsSee: string = "This is what visitors see."
export const backToYourView: string = "Back to your view"
export const changeWhatTheySee: string = "Change what they see"
export const today: string = "Today"
export const yesterday: string = "Yesterday"
export const theCostOfAPrint: string = "The cost of a print stays as it was when the print first finished, even when prices change."
export const theCost: string = "the cost"
export const byTodaysPricesIt = ({ after, before }: { readonly after: string | number; readonly before: string | number }): string => `At today’s prices it is ${$isolate(after)}, not ${$isolate(before)}.`
export const byTodaysPricesItIs = ({ before }: { readonly before: string | number }): string => `At today’s prices it is the same: ${$isolate(before)}.`
export const progressOfTitle = ({ title }: { readonly title: string | number }): string => `Progress of ${$isolate(title)}`
export const runningForElapsed = ({ elapsed }: { readonly elapsed: string | number }): string => `Running for ${$isolate(elapsed)}`
export const aboutLeftLeft = ({ left }: { readonly left: string | number }): string => `About ${$isolate(left)} left`
export const longerThanEstimated = ({ value }: { readonly value: string | number }): string => `${$isolate(value)} longer than estimated`
export const lessThanAMinute: string = "less than a minute"
export const printTimeFromH: string = "Print time from (h)"
export const startWeekday: string = "Weekday of the start"
export const startDate: string = "Start date"
export const withStartDate: string = "With a start date"
export const withoutStartDate: string = "Without a start date"
export const startHour: string = "Hour of the start"
export const printTimeUnderH: string = "Print time under (h)"
export const layerHeightFromMm: string = "Layer height from (mm)"
export const layerHeightToMm: string = "Layer height to (mm)"
export const infillFrom: string = "Infill from (%)"
export const infillTo: string = "Infill to (%)"
export const nozzle: string = "Nozzle"
export const any: string = "Any"
export const supports: string = "Supports"
export const withSupports: string = "With supports"
export const withoutSupports: string = "Without supports"
export const visitorsOfAPublicPrint: string = "Visitors to a public print, or to one that you share by its link, always see its title, status, times, tags, images and model URL, and the model of the printer."
export const privateNotesOnlyYouSee: string = "Private notes (only you see them)"
export const measureSelectSpool = ({ measure }: { readonly measure: string | number }): string => `${$isolate(measure)}: select a spool to see the weight`
export const fromMeasure = ({ measure }: { readonly measure: string | number }): string => `From ${$isolate(measure)}`
export const estimateIn = ({ unit }: { readonly unit: string | number }): string => `Estimate (${$isolate(unit)})`
export const removeFilamentIndex = <Node>({ hidden, index }: { readonly hidden: (text: string) => Node; readonly index: string | number }): (string | Node)[] => ["Remove ", hidden(`filament ${$isolate(index)}`)]
export const weightLeft = ({ remainingMg }: { readonly remainingMg: string | number }): string => `${$isolate(remainingMg)} left`
export const recordedSpool: string = "Recorded spool"
export const estimated: string = "Estimated"
export const list: string = "List"
export const gallery: string = "Gallery"
export const table: string = "Table"
export const view: string = "View"
export const leaveEmptyIfUnknownNothing: string = "Leave empty if unknown: nothing is deducted."
export const leaveEmptyToUse = ({ progressPercent, estimate }: { readonly progressPercent: string | number; readonly estimate: string | number }): string => `Leave empty to use ${$isolate(progressPercent)}% of the estimate of ${$isolate(estimate)}, as the printer reported.`
export const leaveEmptyToUseTheEstimate = ({ estimate }: { readonly estimate: string | number }): string => `Leave empty to use the estimate of ${$isolate(estimate)}.`
export const leaveEmptyToUseTheReported = ({ amount }: { readonly amount: string | number }): string => `Leave empty to use the reported ${$isolate(amount)}.`
export const alsoReported = ({ amount, spool }: { readonly amount: string | number; readonly spool: string | number }): string => `${$isolate(amount)} of ${$isolate(spool)} are also deducted, as reported.`
export const theCommentBy = ({ displayName }: { readonly displayName: string | number }): string => `The comment by ${$isolate(displayName)}`
export const willBeNotified = ({ displayName }: { readonly displayName: string | number }): string => `${$isolate(displayName)} will be notified.`
export const layerHeight: string = "Layer height"
export const infill: string = "Infill"
export const infillPattern: string = "Infill pattern"
export const walls: string = "Walls"
export const yes: string = "Yes"
export const no: string = "No"
export const notHeated: string = "Not heated"
export const printSpeed: string = "Print speed"
export const oldestFirst: string = "Oldest first"
export const longestFirst: string = "Longest first"
export const mostFilamentFirst: string = "Most filament first"
export const mostExpensiveFirst: string = "Most expensive first"
export const bestRatedFirst: string = "Best rated first"
export const mainSlicerSettings: string = "Main slicer settings"
export const pending: string = "Pending"
export const success: string = "Success"
export const partialSuccess: string = "Partial success"
export const commentCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} comment`, "other": `${$numeral(count)} comments` })}`
export const calendarCount = <Node>({ count, span }: { readonly count: number; readonly span: (text: string) => Node }): (string | Node)[] => [...$plural(count, { "one": [$numeral(count), span(` print`)], "other": [$numeral(count), span(` prints`)] })]
export const calendarDay = ({ isEmpty, month }: { readonly isEmpty: boolean; readonly month: string | number }): string => `${$select(isEmpty, { "true": `${$isolate(month)}: no prints`, "other": `${$isolate(month)}:` })}`
export const commentFact: string = "Comment"
export const failureCategory: string = "Failure category"
export const notStated: string = "Not stated"
export const causeAdhesion: string = "Bed adhesion"
export const causeWarping: string = "Warping"
export const causeLayerShift: string = "Layer shift"
export const causeClog: string = "Clog"
export const causeFilamentRunout: string = "Filament runout"
export const causeFilamentTangle: string = "Filament tangle"
export const causeStringing: string = "Stringing"
export const causeSupports: string = "Supports"
export const causeElectrical: string = "Electrical fault"
export const causePowerLoss: string = "Power loss"
export const causeFirmware: string = "Firmware error"
export const causeUserCancelled: string = "Cancelled by a person"
export const causeOther: string = "Other cause"
export const fillInFromASlicedFile: string = "Fill in from a sliced file"
export const readingTheFile: string = "Reading the file…"
export const theFileStaysHere: string = "G-code, 3MF or UFP from PrusaSlicer, OrcaSlicer, Bambu Studio or Cura. The print time, materials, main settings and preview are filled in; the file itself is not uploaded."
export const notASlicedFile = ({ name }: { readonly name: string | number }): string => `${$isolate(name)} does not say how long the print takes or what it uses. Export the G-code or the sliced plate from your slicer.`
export const chooseAPlate: string = "The file has several plates. Choose one:"
export const plateNumber = ({ number }: { readonly number: string | number }): string => `Plate ${$isolate(number)}`
