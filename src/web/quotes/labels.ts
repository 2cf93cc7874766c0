import * as texts from '#texts/quotes'
import type { Schemas } from '../api.ts'

/** Labels of the lines of a quote. */
export const lineLabels: Readonly<Record<Schemas['QuoteLineKind'], string>> = {
  Material: texts.material,
  Waste: texts.waste,
  Electricity: texts.electricity,
  Machine: texts.machine,
  Labor: texts.labor,
  Failures: texts.failures,
  Margin: texts.margin,
  Tax: texts.tax,
  Rounding: texts.rounding,
}

/** Sentences about a cost that could not be calculated, after the name of the line or material. */
export const missingReasons: Readonly<Record<Schemas['QuoteMissingReason'], string>> = {
  MaterialMissing: texts.noMaterial,
  WeightMissing: texts.noWeight,
  PriceMissing: texts.noPrice,
  CurrencyMismatch: texts.otherCurrency,
  DurationMissing: texts.noPrintTime,
  PrinterMissing: texts.noPrinter,
  WattageMissing: texts.noWattage,
  RateMissing: texts.noRate,
  SampleTooSmall: texts.tooFewPrints,
}
