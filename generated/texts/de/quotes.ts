// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const noSuchPrint: string = "Diesen Druck gibt es nicht, oder er gehört dir nicht."
export const quote: string = "Angebot"
export const quoteFor = ({ title }: { readonly title: string | number }): string => `Was du für „${$isolate(title)}“ berechnen kannst, zu heutigen Preisen.`
export const printQuote: string = "Angebot drucken"
export const backToPrint: string = "Zurück zum Druck"
export const rates: string = "Sätze"
export const price: string = "Preis"
export const thePrice: string = "den Preis"
export const quantity: string = "Anzahl"
export const quantityHint: string = "Wie oft gedruckt wird"
export const waste: string = "Verschnitt"
export const wasteHint: string = "Prozent des Materials"
export const machineRate: string = "Maschinenstundensatz"
export const machineHint = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)} je Stunde Druckzeit`
export const laborMinutes: string = "Arbeitszeit"
export const minutesHint: string = "Minuten, insgesamt"
export const laborRate: string = "Stundensatz"
export const perHour = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)} je Stunde`
export const failures: string = "Fehldrucke"
export const failuresHint: string = "Prozent von Material, Verschnitt, Strom und Maschine"
export const margin: string = "Gewinn"
export const marginHint: string = "Prozent der Kosten"
export const tax: string = "Steuer"
export const taxHint: string = "Prozent der Zwischensumme"
export const roundTo: string = "Aufrunden auf"
export const roundToHint = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)}, zum Beispiel 0,5`
export const useFailureHistory: string = "Fehldruckquote meiner beendeten Drucke verwenden"
export const calculate: string = "Preis berechnen"
export const calculation: string = "Rechnung"
export const nothingToCharge: string = "Nichts konnte berechnet werden."
export const amount: string = "Betrag"
export const line: string = "Posten"
export const cost: string = "Kosten"
export const subtotal: string = "Zwischensumme"
export const pricePerCopy: string = "Preis je Kopie"
export const priceOfEach = ({ price, count }: { readonly price: string | number; readonly count: number }): string => `${$isolate(price)} für jede von ${$numeral(count)}`
export const notInThePrice: string = "Nicht im Preis enthalten"
export const material: string = "Material"
export const electricity: string = "Strom"
export const machine: string = "Maschine"
export const labor: string = "Arbeit"
export const rounding: string = "Rundung"
export const noMaterial: string = "Der Druck hat kein Material."
export const noWeight: string = "Das Gewicht ist unbekannt."
export const noPrice: string = "Kein Preis ist bekannt. Trage Preis und Nettogewicht der Spule ein, oder deinen üblichen Spulenpreis."
export const otherCurrency: string = "Der Preis ist in einer anderen Währung und wird nicht umgerechnet."
export const noPrintTime: string = "Die Druckzeit ist unbekannt."
export const noPrinter: string = "Der Druck hat keinen Drucker."
export const noWattage: string = "Die mittlere Leistung des Druckers ist unbekannt."
export const noRate: string = "Kein Satz ist bekannt."
export const tooFewPrints: string = "Zu wenige beendete Drucke für eine Fehldruckquote."
export const editPrint: string = "Druck bearbeiten"
export const editSpool: string = "Spule bearbeiten"
export const editPrinter: string = "Drucker bearbeiten"
export const openSettings: string = "Einstellungen öffnen"
export const percentOf = ({ percent, base }: { readonly percent: string | number; readonly base: string | number }): string => `${$isolate(percent)} von ${$isolate(base)}`
export const weightTimesPrice = ({ weight, price, unit }: { readonly weight: string | number; readonly price: string | number; readonly unit: string | number }): string => `${$isolate(weight)} × ${$isolate(price)} je ${$isolate(unit)}`
export const energyTimesRate = ({ energy, rate }: { readonly energy: string | number; readonly rate: string | number }): string => `${$isolate(energy)} × ${$isolate(rate)} je kWh`
export const timeTimesRate = ({ time, rate }: { readonly time: string | number; readonly rate: string | number }): string => `${$isolate(time)} × ${$isolate(rate)} je Stunde`
export const timeTimesPower = ({ time, power }: { readonly time: string | number; readonly power: string | number }): string => `${$isolate(time)} × ${$isolate(power)}`
export const upToMultiple = ({ base, multiple }: { readonly base: string | number; readonly multiple: string | number }): string => `${$isolate(base)}, aufgerundet auf ein Vielfaches von ${$isolate(multiple)}`
export const priceOfSpool: string = "Preis der Spule"
export const defaultPrice: string = "Dein üblicher Spulenpreis"
export const failedOnPrinter = ({ failed, finished }: { readonly failed: number; readonly finished: number }): string => `${$numeral(failed)} von ${$numeral(finished)} beendeten Drucken auf diesem Drucker ${$plural(failed, { "one": `ist`, "other": `sind` })} fehlgeschlagen`
export const failedInAll = ({ failed, finished }: { readonly failed: number; readonly finished: number }): string => `${$numeral(failed)} von ${$numeral(finished)} beendeten Drucken ${$plural(failed, { "one": `ist`, "other": `sind` })} fehlgeschlagen`
