import type { Schemas } from '../api.ts'

/** Labels of the printer types, the most common first. */
export const categoryLabels: Readonly<Record<Schemas['PrinterCategory'], string>> = {
  Fff: 'Filament printer',
  Resin: 'Resin printer',
  Powder: 'Powder printer',
  Other: 'Other printer',
}

/** Printer types, the most common first. */
export const categories = ['Fff', 'Resin', 'Powder', 'Other'] as const satisfies readonly Schemas['PrinterCategory'][]
