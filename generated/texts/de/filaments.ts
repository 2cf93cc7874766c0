// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const weightLeft = ({ weight }: { readonly weight: string | number }): string => `Noch ${$isolate(weight)}.`
export const lastsAYear = ({ left, use }: { readonly left: string | number; readonly use: string | number }): string => `${$isolate(left)} Beim Verbrauch der letzten 90 Tage, ${$isolate(use)} am Tag, reicht es ein Jahr oder länger.`
export const emptyAbout = ({ left, date, use }: { readonly left: string | number; readonly date: string | number; readonly use: string | number }): string => `${$isolate(left)} Beim Verbrauch der letzten 90 Tage, ${$isolate(use)} am Tag, ist die Spule etwa am ${$isolate(date)} leer.`
export const spoolsInUse = ({ active, count, weight }: { readonly active: number; readonly count: number; readonly weight: string | number }): string => `${$numeral(active)} von ${$plural(count, { "one": `${$numeral(count)} Spule`, "other": `${$numeral(count)} Spulen` })} in Gebrauch · noch ${$isolate(weight)}`
export const leftOf = <Node>({ strong, weight, all }: { readonly strong: (text: string) => Node; readonly weight: string | number; readonly all: string | number }): (string | Node)[] => ["Noch ", strong(`${$isolate(weight)}`), " von ", $isolate(all)]
export const labelWithWeight = ({ name, material, weight }: { readonly name: string | number; readonly material: string | number; readonly weight: string | number }): string => `${$isolate(name)} · ${$isolate(material)} · noch ${$isolate(weight)}`
export const spoolWasWeighedNeeds: string = "Die Spule wurde gewogen (braucht das Leergewicht der Spule)"
export const brandUse = ({ types, spools }: { readonly types: number; readonly spools: number }): string => `${$plural(types, { "one": `${$numeral(types)} Filamentsorte`, "other": `${$numeral(types)} Filamentsorten` })} · ${$plural(spools, { "one": `${$numeral(spools)} Spule`, "other": `${$numeral(spools)} Spulen` })}`
export const plastic: string = "Kunststoff"
export const cardboard: string = "Karton"
export const plasticWithACardboardCore: string = "Kunststoff mit Kartonkern"
export const reusablePlastic: string = "wiederverwendbar, Kunststoff"
export const balanceOverTime: string = "Bestand im Zeitverlauf"
export const theBalance: string = "den Bestand"
export const thePlotCouldNotBe: string = "Das Diagramm konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen."
export const theLedgerHasNoEntries: string = "Das Bestandsbuch hat noch keine Einträge."
export const balance: string = "Stand"
export const forecast: string = "Prognose"
export const theForecastCouldNot = ({ left, detail }: { readonly left: string | number; readonly detail: string | number }): string => `${$isolate(left)} Die Prognose konnte nicht geladen werden. ${$isolate(detail)}`
export const theSpoolIsEmpty: string = "Die Spule ist leer."
export const anArchivedSpoolHas = ({ left }: { readonly left: string | number }): string => `${$isolate(left)} Eine archivierte Spule hat keine Prognose.`
export const noForecastNothingOf = ({ left }: { readonly left: string | number }): string => `${$isolate(left)} Keine Prognose: In den letzten 90 Tagen wurde nichts davon verbraucht.`
export const newSpools: string = "Neue Spulen"
export const theRemainingWeightIsKnown: string = "Das Restgewicht ist bekannt"
export const remainingIn = ({ unit }: { readonly unit: string | number }): string => `Rest (${$isolate(unit)})`
export const theSpoolWasWeighed: string = "Die Spule wurde gewogen"
export const weightIncludingTheSpool = ({ unit }: { readonly unit: string | number }): string => `Gewicht mit der Spule (${$isolate(unit)})`
export const filamentWasAddedOrRemoved: string = "Filament kam dazu oder wurde entnommen"
export const changeNegativeIfRemoved = ({ unit }: { readonly unit: string | number }): string => `Änderung (${$isolate(unit)}), negativ bei Entnahme`
export const adjustStock: string = "Bestand anpassen"
export const currentlyRemaining = ({ remainingMg }: { readonly remainingMg: string | number }): string => `Derzeit noch ${$isolate(remainingMg)}.`
export const reasonForTheAdjustment: string = "Grund der Anpassung"
export const note: string = "Notiz"
export const thisSpoolWasChangedElsewhere: string = "Diese Spule wurde inzwischen anderswo geändert."
export const nothingIsAdjustedYetCheck: string = "Noch ist nichts angepasst: Prüfe deine Eingabe und passe dann noch einmal an."
export const adjust: string = "Anpassen"
export const emptySpoolWeightIn = ({ unit }: { readonly unit: string | number }): string => `Leergewicht der Spule (${$isolate(unit)})`
export const usedWhenAProgramWith: string = "Gilt, wenn ein Programm mit Spulenverbindung eine Spule hinzufügt"
export const solid: string = "Einfarbig"
export const multicolor: string = "Mehrfarbig"
export const gradient: string = "Verlauf"
export const rainbow: string = "Regenbogen"
export const colorName: string = "Name der Farbe"
export const finish: string = "Oberfläche"
export const forExampleMatteOrSilk: string = "Zum Beispiel: matt oder seidig"
export const pattern: string = "Muster"
export const colorIndex = ({ index }: { readonly index: string | number }): string => `Farbe ${$isolate(index)}`
export const removeColorIndex = <Node>({ hidden, index }: { readonly hidden: (text: string) => Node; readonly index: string | number }): (string | Node)[] => ["Entfernen", hidden(`: Farbe ${$isolate(index)}`)]
export const addColor: string = "Farbe hinzufügen"
export const searchSpools: string = "Spulen suchen"
export const nameBrandMaterialColorStorage: string = "Name, Marke, Material, Farbe, Lagerort, Notizen, Tag, Barcode, Chargen- oder Artikelnummer"
export const location: string = "Lagerort"
export const lowStock: string = "Fast leer"
export const favorites: string = "Favoriten"
export const initialWeight: string = "Anfangsgewicht"
export const adjustment: string = "Anpassung"
export const adjustmentUndone: string = "Anpassung rückgängig gemacht"
export const theAdjustmentIsBeingUndone: string = "Die Anpassung wird rückgängig gemacht."
export const keepIt: string = "Behalten"
export const theAdjustmentCouldNot = ({ detail }: { readonly detail: string | number }): string => `Die Anpassung konnte nicht rückgängig gemacht werden. ${$isolate(detail)}`
export const ledger: string = "Bestandsbuch"
export const theLedger: string = "das Bestandsbuch"
export const entry: string = "Eintrag"
export const deletedPrint: string = "Gelöschter Druck"
export const amountChange: string = "Änderung"
export const undoAdjustmentOf = <Node>({ hidden, entry }: { readonly hidden: (text: string) => Node; readonly entry: string | number }): (string | Node)[] => ["Rückgängig", hidden(`: Anpassung um ${$isolate(entry)}`)]
export const stockChanges: string = "Änderungen des Bestands"
export const noEntriesYet: string = "Noch keine Einträge."
export const diameterMm: string = "Durchmesser (mm)"
export const densityGCm: string = "Dichte (g/cm³)"
export const nozzleTemperatureIn = ({ unit }: { readonly unit: string | number }): string => `Düsentemperatur (${$isolate(unit)})`
export const bedTemperatureIn = ({ unit }: { readonly unit: string | number }): string => `Betttemperatur (${$isolate(unit)})`
export const leaveEmptyToKeepThe: string = "Leer lassen, um den jetzigen Wert zu behalten"
export const leaveEmptyToUseThe: string = "Leer lassen für den üblichen Wert des Materials"
export const leaveEmptyForUsual = ({ density, name }: { readonly density: string | number; readonly name: string | number }): string => `Leer lassen für ${$isolate(density)}, wie bei ${$isolate(name)} üblich`
export const usuallyToFor = ({ least, most, name }: { readonly least: string | number; readonly most: string | number; readonly name: string | number }): string => `Bei ${$isolate(name)} üblich: ${$isolate(least)} bis ${$isolate(most)}`
export const loadedInAPrinter: string = "In einem Drucker geladen"
export const number: string = "Nummer"
export const showType: string = "Sorte anzeigen"
export const remainingLength: string = "Restlänge"
export const loadedIn: string = "Geladen in"
export const storageLocation: string = "Lagerort"
export const lowStockAlert: string = "Bestandswarnung"
export const purchased: string = "Gekauft"
export const store: string = "Händler"
export const lotNumber: string = "Chargennummer"
export const articleNumber: string = "Artikelnummer"
export const barcode: string = "Barcode"
export const diameter: string = "Durchmesser"
export const density: string = "Dichte"
export const emptySpoolWeight: string = "Leergewicht der Spule"
export const netWeightIn = ({ unit }: { readonly unit: string | number }): string => `Nettogewicht (${$isolate(unit)})`
export const filamentOnTheFullSpool: string = "Filament auf der vollen Spule; 1 kg und 2,2 lb gehen auch"
export const neededToAdjustTheStock: string = "Nötig, um den Bestand durch Wiegen anzupassen"
export const lowStockAlertIn = ({ unit }: { readonly unit: string | number }): string => `Bestandswarnung (${$isolate(unit)})`
export const youAreNotifiedWhenNo: string = "Du wirst benachrichtigt, wenn höchstens so viel übrig ist"
export const purchase: string = "Kauf"
export const usedForTheCosts = ({ purchaseCurrency }: { readonly purchaseCurrency: string | number }): string => `${$isolate(purchaseCurrency)}; zählt für die Kosten der Drucke`
export const purchaseDate: string = "Kaufdatum"
export const duplicate: string = "Duplizieren"
export const printLabel: string = "Etikett drucken"
export const enterTheNetWeight = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => [link(`Trage das Nettogewicht ein`), ", um zu sehen, wie viel übrig ist."]
export const netWeightNotRecorded: string = "Nettogewicht nicht erfasst"
export const withoutTheBrandForExample: string = "Ohne die Marke, zum Beispiel Galaxy Black"
export const aNewSpool: string = "Eine neue Spule"
export const chooseAFilamentType: string = "Filamentsorte wählen"
export const changeBelowWhatDiffersFrom: string = "Ändere unten, was davon abweicht"
export const fillsInWhatItKnows: string = "Füllt aus, was bekannt ist; ohne Sorte trägst du die Angaben selbst ein"
export const searchFilamentTypes: string = "Filamentsorten suchen"
export const nameBrandMaterialOrColor: string = "Name, Marke, Material oder Farbe"
export const yourFilamentTypes: string = "deine Filamentsorten"
export const noFilamentTypesMatchThis: string = "Keine Filamentsorten passen zu dieser Suche."
export const youHaveNoFilamentTypes: string = "Du hast noch keine Filamentsorten."
export const shownOfAll = ({ shown, count }: { readonly shown: string | number; readonly count: string | number }): string => `${$isolate(shown)} von ${$isolate(count)}. Suche, um die anderen zu finden.`
export const foundCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} gefunden`
export const willBePermanentlyDeleted = ({ type }: { readonly type: string | number }): string => `${$isolate(type)} wird endgültig gelöscht.`
export const netWeight: string = "Nettogewicht"
export const noSpoolsOfThisType: string = "Keine Spulen dieser Sorte."
export const emptySpoolLabel = ({ brand, kilograms, kind }: { readonly brand: string | number; readonly kilograms: string | number; readonly kind: string | number }): string => `${$isolate(brand)}, ${$isolate(kilograms)} kg, ${$isolate(kind)}`
export const leastRemainingFirst: string = "Kleinster Rest zuerst"
export const openedLongestAgoFirst: string = "Am längsten geöffnet zuerst"
export const driedLongestAgoFirst: string = "Am längsten nicht getrocknet zuerst"
export const overdrawn: string = "Überzogen"
export const empty: string = "Leer"
export const low: string = "Fast leer"
export const labelsSheetIndex = ({ index }: { readonly index: string | number }): string => `Etiketten, Bogen ${$isolate(index)}`
export const usLetter310Avery: string = "US Letter, 3 × 10 (Avery 5160)"
export const labelPrinterMm = ({ width, height }: { readonly width: string | number; readonly height: string | number }): string => `Etikettendrucker, ${$isolate(width)} × ${$isolate(height)} mm`
export const whoMakesYourFilament: string = "Wer dein Filament herstellt."
export const noBrandsMatchThisSearch: string = "Keine Marken passen zu dieser Suche."
export const noBrandsYetASpool: string = "Noch keine Marken. Eine Spule oder Filamentsorte bringt ihre eigene mit."
export const editBrand: string = "Marke bearbeiten"
export const spoolsOfTheBrandThat: string = "Spulen der Marke, die ihren alten Namen hatten, bekommen den neuen."
export const theBrand: string = "die Marke"
export const editSpool: string = "Spule bearbeiten"
export const theSpool: string = "die Spule"
export const editFilamentType: string = "Filamentsorte bearbeiten"
export const spoolsOfThisTypeThat: string = "Spulen dieser Sorte, die den alten Wert einer Eigenschaft hatten, bekommen den neuen, außer bei Gewichten und Preisen."
export const theFilamentType: string = "die Filamentsorte"
export const thereIsNoSuch = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Diese Spule ist nicht unter ", link(`deinen Spulen`), "."]
export const thereIsNoSuchType = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Diese Sorte ist nicht unter ", link(`deinen Filamentsorten`), "."]
export const whatYourSpoolsOfOne: string = "Was deine Spulen eines Produkts gemeinsam haben."
export const nameBrandMaterialColorArticle: string = "Name, Marke, Material, Farbe, Artikelnummer oder Notizen"
export const noFilamentTypesYetA: string = "Noch keine Filamentsorten. Eine Spule bringt ihre eigene mit."
export const printLabels: string = "Etiketten drucken"
export const noSpoolsMatchTheseFilters: string = "Keine Spulen passen zu diesen Filtern."
export const noSpoolsYetAdd = <Node>({ link, link2 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node }): (string | Node)[] => ["Noch keine Spulen. ", link(`Füge eine Spule hinzu`), " oder ", link2(`importiere`), " die eines anderen Programms, um zu verfolgen, wie viel Filament übrig ist."]
export const whatSpoolsOfOneProduct: string = "Was Spulen eines Produkts gemeinsam haben."
export const noneOfYourSpools = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Keine ", link(`deiner Spulen`), " hat diese Nummer."]
export const spoolNotFound: string = "Spule nicht gefunden"
export const addressOfThisService: string = "Adresse dieses Dienstes"
export const printAt100WithoutScaling: string = "Drucke mit 100 %, ohne Anpassung an die Seite und ohne Kopf- und Fußzeilen."
export const leaveOutSpools: string = "Spulen auslassen"
export const withoutALabel: string = "Ohne Etikett"
export const theseAreTheFirst = ({ max }: { readonly max: string | number }): string => `Das sind die ersten ${$isolate(max)} Spulen. Filtere die Liste, um andere zu drucken.`
export const noSpoolsToPrint = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Keine Spulen, für die Etiketten zu drucken sind. Wähle welche unter ", link(`deinen Spulen`), "."]
export const paper: string = "Papier"
export const qrCode: string = "QR-Code"
export const firstLabel: string = "Erstes Etikett"
export const positionOnTheFirst = ({ capacity }: { readonly capacity: string | number }): string => `Platz auf dem ersten Bogen, 1 bis ${$isolate(capacity)}, Zeile für Zeile`
export const a4Grid = ({ columns, rows, width, height }: { readonly columns: string | number; readonly rows: string | number; readonly width: string | number; readonly height: string | number }): string => `A4, ${$isolate(columns)} × ${$isolate(rows)} zu je ${$isolate(width)} × ${$isolate(height)} mm`
