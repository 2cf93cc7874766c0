import type { PrintSource, ProjectStatus, ViewStatus } from '../../../generated/database.d.ts'
import type { filaments, printers } from './data/products.ts'

/** Types of the data in data/, from which the demo logbook is generated. "Days ago" counts back from the day of loading. */

/** Subject of a model; people print the themes that they like. */
type Theme =
  | 'Workshop'
  | 'Gridfinity'
  | 'Kitchen'
  | 'Toys'
  | 'Garden'
  | 'Electronics'
  | 'Printer'
  | 'Decoration'
  | 'Miniatures'

/** Model that people print. */
export interface Model {
  readonly title: string
  readonly file: string
  /** Name of the rendering that its images are made of (src/development/renderings/objects.ts). */
  readonly rendering: string
  readonly theme: Theme
  /** Material types, one per color. */
  readonly materials: readonly string[]
  readonly minutes: number
  readonly grams: number
  readonly tags: readonly string[]
  readonly url?: string
  readonly copies?: number
  /** Maximum number of prints in a row. */
  readonly series?: number
  /** `key` of the project that it belongs to, for people who have that project. */
  readonly project?: string
  /** Months in which it is printed, 1 to 12; every month when left out. */
  readonly months?: readonly number[]
  readonly notes?: string
}

/** Printer that a person owns. */
export interface OwnPrinter {
  readonly product: keyof typeof printers
  readonly name: string
  readonly description: string | null
  /** Weight in the choice of a printer, relative to the person's other printers. */
  readonly share: number
  /** Source of its prints since `connectedDaysAgo`; before that, the person recorded them on the web. */
  readonly source: PrintSource
  readonly connectedDaysAgo: number
  /** Days since its last print; 0 for a printer in use. */
  readonly idleSinceDaysAgo: number
  /** Actual print time relative to the slicer's estimate. */
  readonly timeBias: number
  readonly slots: number
  /** Whether its energy is measured by a plug. */
  readonly hasPlug?: boolean
  /** Price in the person's currency. */
  readonly facts?: { readonly serialNumber: string; readonly firmware: string; readonly price: number }
  readonly maintenance?: readonly OwnMaintenance[]
}

/** Maintenance of a printer, completed or planned. */
export interface OwnMaintenance {
  readonly category: string
  readonly description: string
  readonly notes?: string
  /** Date of completion, or the date from which hours and prints are counted. */
  readonly daysAgo: number
  /** Cost in the person's currency, without that of the parts. */
  readonly cost?: number
  /** Parts, with the cost of the amount in the person's currency. */
  readonly parts?: readonly { readonly name: string; readonly amount: number; readonly cost?: number }[]
  /** Present for planned maintenance only. */
  readonly reminder?:
    | { readonly hours: number }
    | { readonly prints: number }
    | { readonly days: number }
    | { readonly inDays: number }
  /** Whether it is planned again when it is done. */
  readonly recurs?: boolean
}

/** Spool that a person owns. */
export interface OwnSpool {
  /** Present where the contract's examples name it. */
  readonly id?: string
  readonly product: keyof typeof filaments
  readonly boughtDaysAgo: number
  readonly price: number | null
  /** Currency of the price; null for the person's currency. */
  readonly currency: string | null
  readonly storageLocation: string | null
  readonly isFavorite?: boolean
  readonly notes?: string
  /** Nominal weight when it differs from the product's; null when the person never recorded it. */
  readonly nominalWeightG?: number | null
  /** Reorder point of its filament type. */
  readonly reorderPointG?: number
  /** Date when it was discarded, with the filament left on it. */
  readonly discarded?: { readonly daysAgo: number; readonly note: string }
  readonly facts?: {
    readonly lotNumber?: string
    readonly articleNumber?: string
    readonly barcode?: string
    readonly reorderUrl?: string
    readonly openedDaysAgo?: number
    readonly driedDaysAgo?: number
    readonly tags?: readonly string[]
  }
  /** Result of weighing it today. */
  readonly weighed?: { readonly id?: string; readonly leftG: number; readonly note: string }
}

/** Project that a person owns. */
export interface OwnProject {
  /** Present where the contract's examples name it. */
  readonly id?: string
  readonly key: string
  readonly name: string
  readonly description: string
  readonly status: ProjectStatus
  readonly viewStatus: ViewStatus
  readonly startedDaysAgo: number
}

/** Person of the demo, with everything that their logbook is generated from. */
export interface Person {
  /** User name at the development sign-in provider. */
  readonly subject: string
  readonly displayName: string
  readonly bio: string | null
  readonly viewStatus: ViewStatus
  readonly timeZone: string
  readonly currency: string
  readonly electricityRatePerKwh: number | null
  /** Price per 1,000 g. */
  readonly defaultSpoolPrice: number | null
  readonly printCount: number
  readonly loggingSinceDaysAgo: number
  /** Periods without prints: from, to, in days ago. */
  readonly holidays: readonly (readonly [number, number])[]
  /** Periods with many prints: from, to, in days ago. */
  readonly streaks: readonly (readonly [number, number])[]
  readonly themes: readonly Theme[]
  readonly printers: readonly OwnPrinter[]
  readonly spools: readonly OwnSpool[]
  readonly projects: readonly OwnProject[]
  readonly publicPrints: number
  readonly unlistedPrints: number
  /** Titles of the running and the pending print; null for neither. */
  readonly openPrints: { readonly printing: string; readonly pending: string } | null
}
