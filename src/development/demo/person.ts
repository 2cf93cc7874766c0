import type {
  PrintSource,
  ProjectStatus,
  ViewStatus,
  ColorPattern,
  PrinterCategory,
} from '../../../generated/database.d.ts'
import type { filaments, printers } from '../../../db/demo/products.ts'

/** What the demo logbook is written from; the data itself is in db/demo. "Days ago" counts back from the day of loading. */

export interface PrinterProduct {
  readonly make: string
  readonly model: string
  readonly category: PrinterCategory
  readonly bedMm: readonly [width: number, depth: number, height: number]
  readonly wattageW: number
  readonly enclosed: boolean
  /** Printing time relative to what a model says. */
  readonly pace: number
  /** How its slicer names a file; `{file}`, `{material}` and `{time}` are filled in. */
  readonly fileName: string
}

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

export type Theme =
  'Workshop' | 'Gridfinity' | 'Kitchen' | 'Toys' | 'Garden' | 'Electronics' | 'Printer' | 'Decoration' | 'Miniatures'

export interface Model {
  readonly title: string
  readonly file: string
  readonly theme: Theme
  /** What it is printed in, one entry per slot of a multi-colour print. */
  readonly materials: readonly string[]
  readonly minutes: number
  readonly grams: number
  readonly tags: readonly string[]
  readonly url?: string
  readonly copies?: number
  /** Printed this many times in a row, or a little less. */
  readonly series?: number
  /** `key` of a project, for whoever has it. */
  readonly project?: string
  /** Printed in these months only, 1 to 12. */
  readonly months?: readonly number[]
  readonly notes?: string
}

export interface OwnPrinter {
  readonly product: keyof typeof printers
  readonly name: string
  readonly description: string | null
  /** How often it is taken, relative to the person's other printers. */
  readonly share: number
  /** Who writes its prints down, from `connectedDaysAgo` on; before, the person does on the web page. */
  readonly source: PrintSource
  readonly connectedDaysAgo: number
  /** Last used then; 0 for a printer in use. */
  readonly idleSinceDaysAgo: number
  /** Real printing time relative to the slicer's estimate. */
  readonly timeBias: number
  readonly slots: number
  readonly care?: readonly OwnCare[]
}

/** Work on a printer, done or planned. */
export interface OwnCare {
  readonly category: string
  readonly description: string
  readonly notes?: string
  /** When it was done, or from when the hours and prints of planned work count. */
  readonly daysAgo: number
  /** In the person's currency. */
  readonly cost?: number
  /** A reminder makes it planned work. */
  readonly reminder?: { readonly hours: number } | { readonly prints: number } | { readonly inDays: number }
}

export interface OwnSpool {
  readonly product: keyof typeof filaments
  readonly boughtDaysAgo: number
  readonly price: number | null
  /** Null means the person's currency. */
  readonly currency: string | null
  readonly storageLocation: string | null
  readonly isFavorite?: boolean
  readonly notes?: string
  /** Nominal weight that differs from the product's; null when the person never recorded it. */
  readonly nominalWeightG?: number | null
  /** Given up then, with what was left on it. */
  readonly discarded?: { readonly daysAgo: number; readonly note: string }
  /** What the scale said today. */
  readonly weighed?: { readonly leftG: number; readonly note: string }
}

export interface OwnProject {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly status: ProjectStatus
  readonly viewStatus: ViewStatus
  readonly startedDaysAgo: number
}

export interface Person {
  /** The account at the development sign-in provider. */
  readonly subject: string
  readonly displayName: string
  readonly bio: string | null
  readonly viewStatus: ViewStatus
  readonly timeZone: string
  readonly currency: string
  readonly electricityRatePerKwh: number | null
  /** Per 1 000 g. */
  readonly defaultSpoolPrice: number | null
  readonly printCount: number
  readonly loggingSinceDaysAgo: number
  /** Times without and times with many prints: from, to, in days ago. */
  readonly holidays: readonly (readonly [number, number])[]
  readonly streaks: readonly (readonly [number, number])[]
  readonly themes: readonly Theme[]
  readonly printers: readonly OwnPrinter[]
  readonly spools: readonly OwnSpool[]
  readonly projects: readonly OwnProject[]
  readonly publicPrints: number
  readonly unlistedPrints: number
  /** Titles of the models on the bed and next in the queue. */
  readonly underway: { readonly printing: string; readonly pending: string } | null
}
