import * as texts from '#texts/printers'
import type { Schemas } from '../api.ts'

/** Labels of the printer types, the most common first. */
export const categoryLabels: Readonly<Record<Schemas['PrinterCategory'], string>> = {
  Fff: texts.filamentPrinter,
  Resin: texts.resinPrinter,
  Powder: texts.powderPrinter,
  Other: texts.otherPrinter,
}

/** Printer types, the most common first. */
export const categories = ['Fff', 'Resin', 'Powder', 'Other'] as const satisfies readonly Schemas['PrinterCategory'][]
