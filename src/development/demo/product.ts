import type { ColorPattern, PrinterCategory } from '../../../generated/database.d.ts'

/** Printer model. */
export interface PrinterProduct {
  readonly make: string
  readonly model: string
  readonly category: PrinterCategory
  readonly bedMm: readonly [width: number, depth: number, height: number]
  readonly wattageW: number
  readonly enclosed: boolean
  /** Print time relative to the one given for a model. */
  readonly pace: number
  /** Template for file names of its slicer, with `{file}`, `{material}` and `{time}`. */
  readonly fileName: string
}

/** Filament product. */
export interface FilamentProduct {
  readonly brand: string
  readonly materialType: string
  readonly densityGramPerCubicCm: number
  readonly colorName: string
  readonly colorHex: string
  readonly colors?: readonly string[]
  readonly colorPattern?: ColorPattern
  readonly finishType: string
  readonly nominalWeightG: number
  readonly spoolWeightG: number
  readonly nozzleCelsius: number
  readonly bedCelsius: number
}
