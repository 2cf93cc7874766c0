import type { Schemas } from '../api.ts'

/** Kinds of printers as people read them, the commonest first. */
export const categoryTitles: Readonly<Record<Schemas['PrinterCategory'], string>> = {
  Fff: 'Filament printer',
  Resin: 'Resin printer',
  Powder: 'Powder printer',
  Other: 'Other printer',
}

export const categories = ['Fff', 'Resin', 'Powder', 'Other'] as const satisfies readonly Schemas['PrinterCategory'][]
