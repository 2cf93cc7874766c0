// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const weightLeft = ({ weight }: { readonly weight: string | number }): string => `${$isolate(weight)} left.`
export const lastsAYear = ({ left, use }: { readonly left: string | number; readonly use: string | number }): string => `${$isolate(left)} It lasts a year or more at the rate of the last 90 days, ${$isolate(use)} a day.`
export const emptyAbout = ({ left, date, use }: { readonly left: string | number; readonly date: string | number; readonly use: string | number }): string => `${$isolate(left)} It will be empty about ${$isolate(date)}, at the rate of the last 90 days, ${$isolate(use)} a day.`
export const spoolsInUse = ({ active, count, weight }: { readonly active: number; readonly count: number; readonly weight: string | number }): string => `${$numeral(active)} of ${$plural(count, { "one": `${$numeral(count)} spool`, "other": `${$numeral(count)} spools` })} in use · ${$isolate(weight)} left`
export const leftOf = <Node>({ strong, weight, all }: { readonly strong: (text: string) => Node; readonly weight: string | number; readonly all: string | number }): (string | Node)[] => [strong(`${$isolate(weight)}`), " of ", $isolate(all), " left"]
export const labelWithWeight = ({ name, material, weight }: { readonly name: string | number; readonly material: string | number; readonly weight: string | number }): string => `${$isolate(name)} · ${$isolate(material)} · ${$isolate(weight)} left`
export const spoolWasWeighedNeeds: string = "The spool was weighed (requires the empty spool weight)"
export const brandUse = ({ types, spools }: { readonly types: number; readonly spools: number }): string => `${$plural(types, { "one": `${$numeral(types)} filament type`, "other": `${$numeral(types)} filament types` })} · ${$plural(spools, { "one": `${$numeral(spools)} spool`, "other": `${$numeral(spools)} spools` })}`
export const plastic: string = "plastic"
export const cardboard: string = "cardboard"
export const plasticWithACardboardCore: string = "plastic with a cardboard core"
export const reusablePlastic: string = "reusable, plastic"
export const balanceOverTime: string = "Balance over time"
export const theBalance: string = "the balance"
export const thePlotCouldNotBe: string = "The plot could not be loaded. Reload the page to try again."
export const theLedgerHasNoEntries: string = "The ledger has no entries yet."
export const balance: string = "Balance"
export const forecast: string = "Forecast"
export const theForecastCouldNot = ({ left, detail }: { readonly left: string | number; readonly detail: string | number }): string => `${$isolate(left)} The forecast could not be loaded. ${$isolate(detail)}`
export const theSpoolIsEmpty: string = "The spool is empty."
export const anArchivedSpoolHas = ({ left }: { readonly left: string | number }): string => `${$isolate(left)} An archived spool has no forecast.`
export const noForecastNothingOf = ({ left }: { readonly left: string | number }): string => `${$isolate(left)} No forecast: nothing of it was used in the last 90 days.`
export const newSpools: string = "New spools"
export const theRemainingWeightIsKnown: string = "The remaining weight is known"
export const remainingIn = ({ unit }: { readonly unit: string | number }): string => `Remaining (${$isolate(unit)})`
export const theSpoolWasWeighed: string = "The spool was weighed"
export const weightIncludingTheSpool = ({ unit }: { readonly unit: string | number }): string => `Weight including the spool (${$isolate(unit)})`
export const filamentWasAddedOrRemoved: string = "Filament was added or removed"
export const changeNegativeIfRemoved = ({ unit }: { readonly unit: string | number }): string => `Change (${$isolate(unit)}), negative if removed`
export const adjustStock: string = "Adjust stock"
export const currentlyRemaining = ({ remainingMg }: { readonly remainingMg: string | number }): string => `Currently ${$isolate(remainingMg)} remaining.`
export const reasonForTheAdjustment: string = "Reason for the adjustment"
export const note: string = "Note"
export const thisSpoolWasChangedElsewhere: string = "This spool was changed elsewhere meanwhile."
export const nothingIsAdjustedYetCheck: string = "Nothing is adjusted yet: check your entry, then adjust again."
export const adjust: string = "Adjust"
export const emptySpoolWeightIn = ({ unit }: { readonly unit: string | number }): string => `Empty spool weight (${$isolate(unit)})`
export const usedWhenAProgramWith: string = "Used when a program with a spool connection adds a spool"
export const solid: string = "Solid"
export const multicolor: string = "Multicolor"
export const gradient: string = "Gradient"
export const rainbow: string = "Rainbow"
export const colorName: string = "Color name"
export const finish: string = "Finish"
export const forExampleMatteOrSilk: string = "For example: matte or silk"
export const pattern: string = "Pattern"
export const colorIndex = ({ index }: { readonly index: string | number }): string => `Color ${$isolate(index)}`
export const removeColorIndex = <Node>({ hidden, index }: { readonly hidden: (text: string) => Node; readonly index: string | number }): (string | Node)[] => ["Remove ", hidden(`color ${$isolate(index)}`)]
export const addColor: string = "Add color"
export const searchSpools: string = "Search spools"
export const nameBrandMaterialColorStorage: string = "Name, brand, material, color, storage location, notes, tag, barcode, lot or article number"
export const location: string = "Location"
export const lowStock: string = "Low stock"
export const favorites: string = "Favorites"
export const initialWeight: string = "Initial weight"
export const adjustment: string = "Adjustment"
export const adjustmentUndone: string = "Adjustment undone"
export const theAdjustmentIsBeingUndone: string = "The adjustment is being undone."
export const keepIt: string = "Keep it"
export const theAdjustmentCouldNot = ({ detail }: { readonly detail: string | number }): string => `The adjustment could not be undone. ${$isolate(detail)}`
export const ledger: string = "Ledger"
export const theLedger: string = "the ledger"
export const entry: string = "Entry"
export const deletedPrint: string = "Deleted print"
export const amountChange: string = "Change"
export const undoAdjustmentOf = <Node>({ hidden, entry }: { readonly hidden: (text: string) => Node; readonly entry: string | number }): (string | Node)[] => ["Undo ", hidden(`adjustment of ${$isolate(entry)}`)]
export const stockChanges: string = "Stock changes"
export const noEntriesYet: string = "No entries yet."
export const diameterMm: string = "Diameter (mm)"
export const densityGCm: string = "Density (g/cm³)"
export const nozzleTemperatureIn = ({ unit }: { readonly unit: string | number }): string => `Nozzle temperature (${$isolate(unit)})`
export const bedTemperatureIn = ({ unit }: { readonly unit: string | number }): string => `Bed temperature (${$isolate(unit)})`
export const leaveEmptyToKeepThe: string = "Leave empty to keep the current value"
export const leaveEmptyToUseThe: string = "Leave empty to use the material’s default"
export const leaveEmptyForUsual = ({ density, name }: { readonly density: string | number; readonly name: string | number }): string => `Leave empty to use ${$isolate(density)}, as usual for ${$isolate(name)}`
export const usuallyToFor = ({ least, most, name }: { readonly least: string | number; readonly most: string | number; readonly name: string | number }): string => `Usually ${$isolate(least)} to ${$isolate(most)} for ${$isolate(name)}`
export const loadedInAPrinter: string = "Loaded in a printer"
export const number: string = "Number"
export const showType: string = "Show type"
export const remainingLength: string = "Remaining length"
export const loadedIn: string = "Loaded in"
export const storageLocation: string = "Location"
export const lowStockAlert: string = "Low-stock alert"
export const purchased: string = "Purchased"
export const store: string = "Store"
export const lotNumber: string = "Lot number"
export const articleNumber: string = "Article number"
export const barcode: string = "Barcode"
export const diameter: string = "Diameter"
export const density: string = "Density"
export const emptySpoolWeight: string = "Empty spool weight"
export const netWeightIn = ({ unit }: { readonly unit: string | number }): string => `Net weight (${$isolate(unit)})`
export const filamentOnTheFullSpool: string = "Filament on the full spool; 1 kg and 2.2 lb work too"
export const neededToAdjustTheStock: string = "Needed to adjust the stock by weighing"
export const lowStockAlertIn = ({ unit }: { readonly unit: string | number }): string => `Low-stock alert (${$isolate(unit)})`
export const youAreNotifiedWhenNo: string = "You are notified when no more than this is left"
export const purchase: string = "Purchase"
export const usedForTheCosts = ({ purchaseCurrency }: { readonly purchaseCurrency: string | number }): string => `${$isolate(purchaseCurrency)}; used for the costs of prints`
export const purchaseDate: string = "Purchase date"
export const duplicate: string = "Duplicate"
export const printLabel: string = "Print label"
export const enterTheNetWeight = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => [link(`Enter the net weight`), " to see how much is left."]
export const netWeightNotRecorded: string = "Net weight not recorded"
export const withoutTheBrandForExample: string = "Without the brand, for example Galaxy Black"
export const aNewSpool: string = "A new spool"
export const chooseAFilamentType: string = "Choose a filament type"
export const changeBelowWhatDiffersFrom: string = "Change below what differs from it"
export const fillsInWhatItKnows: string = "Fills in what it knows; without one, enter the facts"
export const searchFilamentTypes: string = "Search filament types"
export const nameBrandMaterialOrColor: string = "Name, brand, material or color"
export const yourFilamentTypes: string = "your filament types"
export const noFilamentTypesMatchThis: string = "No filament types match this search."
export const youHaveNoFilamentTypes: string = "You have no filament types yet."
export const shownOfAll = ({ shown, count }: { readonly shown: string | number; readonly count: string | number }): string => `${$isolate(shown)} of ${$isolate(count)}. Search to find the others.`
export const foundCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} found`
export const willBePermanentlyDeleted = ({ type }: { readonly type: string | number }): string => `${$isolate(type)} will be permanently deleted.`
export const netWeight: string = "Net weight"
export const noSpoolsOfThisType: string = "No spools of this type."
export const emptySpoolLabel = ({ brand, kilograms, kind }: { readonly brand: string | number; readonly kilograms: string | number; readonly kind: string | number }): string => `${$isolate(brand)}, ${$isolate(kilograms)} kg, ${$isolate(kind)}`
export const leastRemainingFirst: string = "Least remaining first"
export const openedLongestAgoFirst: string = "Opened longest ago first"
export const driedLongestAgoFirst: string = "Dried longest ago first"
export const overdrawn: string = "Overdrawn"
export const empty: string = "Empty"
export const low: string = "Low"
export const labelsSheetIndex = ({ index }: { readonly index: string | number }): string => `Labels, sheet ${$isolate(index)}`
export const usLetter310Avery: string = "US Letter, 3 × 10 (Avery 5160)"
export const labelPrinterMm = ({ width, height }: { readonly width: string | number; readonly height: string | number }): string => `Label printer, ${$isolate(width)} × ${$isolate(height)} mm`
export const whoMakesYourFilament: string = "Who makes your filament."
export const noBrandsMatchThisSearch: string = "No brands match this search."
export const noBrandsYetASpool: string = "No brands yet. A spool or filament type brings its own."
export const editBrand: string = "Edit brand"
export const spoolsOfTheBrandThat: string = "Spools of the brand that had its old name get the new one."
export const theBrand: string = "the brand"
export const editSpool: string = "Edit spool"
export const theSpool: string = "the spool"
export const editFilamentType: string = "Edit filament type"
export const spoolsOfThisTypeThat: string = "Spools of this type that had the old value of a property get the new one, except their weights and prices."
export const theFilamentType: string = "the filament type"
export const thereIsNoSuch = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["There is no such spool among ", link(`your spools`), "."]
export const thereIsNoSuchType = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["There is no such type among ", link(`your filament types`), "."]
export const whatYourSpoolsOfOne: string = "What your spools of one product have in common."
export const nameBrandMaterialColorArticle: string = "Name, brand, material, color, article number or notes"
export const noFilamentTypesYetA: string = "No filament types yet. A spool brings its own."
export const printLabels: string = "Print labels"
export const noSpoolsMatchTheseFilters: string = "No spools match these filters."
export const noSpoolsYetAdd = <Node>({ link, link2 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node }): (string | Node)[] => ["No spools yet. ", link(`Add a spool`), ", or ", link2(`import`), " those of another program, to track how much filament is left."]
export const whatSpoolsOfOneProduct: string = "What spools of one product have in common."
export const noneOfYourSpools = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["None of ", link(`your spools`), " has this number."]
export const spoolNotFound: string = "Spool not found"
export const addressOfThisService: string = "Address of this service"
export const printAt100WithoutScaling: string = "Print at 100%, without scaling to the page and without headers and footers."
export const leaveOutSpools: string = "Leave out spools"
export const withoutALabel: string = "Without a label"
export const theseAreTheFirst = ({ max }: { readonly max: string | number }): string => `These are the first ${$isolate(max)} spools. Filter the list to print others.`
export const noSpoolsToPrint = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No spools to print labels for. Choose some from ", link(`your spools`), "."]
export const paper: string = "Paper"
export const qrCode: string = "QR code"
export const firstLabel: string = "First label"
export const positionOnTheFirst = ({ capacity }: { readonly capacity: string | number }): string => `Position on the first sheet, 1 to ${$isolate(capacity)}, row by row`
export const a4Grid = ({ columns, rows, width, height }: { readonly columns: string | number; readonly rows: string | number; readonly width: string | number; readonly height: string | number }): string => `A4, ${$isolate(columns)} × ${$isolate(rows)} of ${$isolate(width)} × ${$isolate(height)} mm`
