// written by `make generate`
import { isolate as $isolate, numeral as $numeral } from './language.ts'

export const noSuchPrint: string = "This print does not exist, or it is not yours."
export const quote: string = "Quote"
export const quoteFor = ({ title }: { readonly title: string | number }): string => `What to charge for “${$isolate(title)}”, by today’s prices.`
export const printQuote: string = "Print quote"
export const backToPrint: string = "Back to print"
export const rates: string = "Rates"
export const price: string = "Price"
export const thePrice: string = "the price"
export const quantity: string = "Quantity"
export const quantityHint: string = "How many times it is printed"
export const waste: string = "Waste"
export const wasteHint: string = "Percent of the material"
export const machineRate: string = "Machine rate"
export const machineHint = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)} per hour of print time`
export const laborMinutes: string = "Labor time"
export const minutesHint: string = "Minutes in total"
export const laborRate: string = "Labor rate"
export const perHour = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)} per hour`
export const failures: string = "Failures"
export const failuresHint: string = "Percent of material, waste, electricity and machine"
export const margin: string = "Margin"
export const marginHint: string = "Percent of the cost"
export const tax: string = "Tax"
export const taxHint: string = "Percent of the subtotal"
export const roundTo: string = "Round up to"
export const roundToHint = ({ currency }: { readonly currency: string | number }): string => `${$isolate(currency)}, for example 0.5`
export const useFailureHistory: string = "Use the failure rate of my finished prints"
export const calculate: string = "Calculate price"
export const calculation: string = "Calculation"
export const nothingToCharge: string = "Nothing could be calculated."
export const amount: string = "Amount"
export const line: string = "Line"
export const cost: string = "Cost"
export const subtotal: string = "Subtotal"
export const pricePerCopy: string = "Price per copy"
export const priceOfEach = ({ price, count }: { readonly price: string | number; readonly count: number }): string => `${$isolate(price)} for each of ${$numeral(count)}`
export const notInThePrice: string = "Not part of the price"
export const material: string = "Material"
export const electricity: string = "Electricity"
export const machine: string = "Machine"
export const labor: string = "Labor"
export const rounding: string = "Rounding"
export const noMaterial: string = "the print has no material."
export const noWeight: string = "the weight is unknown."
export const noPrice: string = "no price is known. Enter the price and net weight of the spool, or your default price."
export const otherCurrency: string = "the price is in another currency, and is not converted."
export const noPrintTime: string = "the print time is unknown."
export const noPrinter: string = "the print has no printer."
export const noWattage: string = "the average power of the printer is unknown."
export const noRate: string = "no rate is known."
export const tooFewPrints: string = "too few finished prints for a failure rate."
export const editPrint: string = "Edit print"
export const editSpool: string = "Edit spool"
export const editPrinter: string = "Edit printer"
export const openSettings: string = "Open settings"
export const percentOf = ({ percent, base }: { readonly percent: string | number; readonly base: string | number }): string => `${$isolate(percent)} of ${$isolate(base)}`
export const weightTimesPrice = ({ weight, price, unit }: { readonly weight: string | number; readonly price: string | number; readonly unit: string | number }): string => `${$isolate(weight)} × ${$isolate(price)} per ${$isolate(unit)}`
export const energyTimesRate = ({ energy, rate }: { readonly energy: string | number; readonly rate: string | number }): string => `${$isolate(energy)} × ${$isolate(rate)} per kWh`
export const timeTimesRate = ({ time, rate }: { readonly time: string | number; readonly rate: string | number }): string => `${$isolate(time)} × ${$isolate(rate)} per hour`
export const timeTimesPower = ({ time, power }: { readonly time: string | number; readonly power: string | number }): string => `${$isolate(time)} × ${$isolate(power)}`
export const upToMultiple = ({ base, multiple }: { readonly base: string | number; readonly multiple: string | number }): string => `${$isolate(base)}, rounded up to a multiple of ${$isolate(multiple)}`
export const priceOfSpool: string = "Price of the spool"
export const defaultPrice: string = "Your default price"
export const failedOnPrinter = ({ failed, finished }: { readonly failed: number; readonly finished: number }): string => `${$numeral(failed)} of ${$numeral(finished)} finished prints on this printer failed`
export const failedInAll = ({ failed, finished }: { readonly failed: number; readonly finished: number }): string => `${$numeral(failed)} of ${$numeral(finished)} finished prints failed`
