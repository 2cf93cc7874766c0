import type { Kysely, Selectable } from 'kysely'
import type { FailureCategory } from '../../../generated/api.d.ts'
import type {
  Brands,
  DB,
  FilamentLedger,
  Filaments,
  FilamentTypes,
  MaintenanceEntries,
  Printers,
  PrintStatus,
} from '../../../generated/database.d.ts'
import { total } from './numbers.ts'

/** All that analytics of one user is made from. Moments are in milliseconds since 1970, money is in millionths. */
export interface Logbook {
  readonly currency: string
  readonly prints: readonly Print[]
  readonly printers: readonly Selectable<Printers>[]
  readonly spools: readonly Selectable<Filaments>[]
  readonly types: readonly Selectable<FilamentTypes>[]
  readonly brands: readonly Selectable<Brands>[]
  readonly maintenance: readonly Maintenance[]
  readonly ledger: readonly LedgerEntry[]
}

/** A print; null is not known. */
export interface Print {
  readonly id: number
  readonly title: string
  readonly status: PrintStatus
  readonly printer: Selectable<Printers> | null
  readonly projectId: string | null
  readonly start: number | null
  readonly time: Measure
  readonly weight: Measure
  readonly filamentCost: number | null
  readonly electricityCost: number | null
  readonly currency: string | null
  readonly rate: number | null
  readonly rating: number | null
  /** Measured, in thousandths of a watt-hour. */
  readonly energy: number | null
  readonly usages: readonly Usage[]
  /** Why it failed, without white space around it. */
  readonly reason: string | null
  readonly category: FailureCategory | null
  /** The percentage that was done when it ended. */
  readonly progress: number | null
  /** What programs have reported of each spool while it ran. */
  readonly reported: readonly Report[]
}

/** What one print used of one material. */
export interface Usage {
  readonly spool: Selectable<Filaments> | null
  readonly materialType: string | null
  readonly weight: Measure
  readonly cost: number | null
  readonly currency: string | null
}

export interface Maintenance extends Selectable<MaintenanceEntries> {
  readonly at: number
}

interface LedgerEntry extends Selectable<FilamentLedger> {
  readonly at: number
}

/** What programs have reported of one spool; the moment is that of the first report. */
export interface Report {
  readonly spoolId: string
  readonly at: number
  readonly mg: number
}

/** Seconds or milligrams. */
export interface Measure {
  readonly actual: number | null
  readonly estimate: number | null
  /** Recorded value, else the estimate. */
  readonly known: number | null
}

/** Reads a user's rows, by as simple statements as there are. */
export async function readLogbook(db: Kysely<DB>, userId: number): Promise<Logbook> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const prints = await db.selectFrom('prints').selectAll().where('user_id', '=', userId).execute()
  const usages = await db.selectFrom('filament_usages').selectAll().where('user_id', '=', userId).execute()
  const printers = await db.selectFrom('printers').selectAll().where('user_id', '=', userId).execute()
  const spools = await db.selectFrom('filaments').selectAll().where('user_id', '=', userId).execute()
  const types = await db.selectFrom('filament_types').selectAll().where('user_id', '=', userId).execute()
  const brands = await db.selectFrom('brands').selectAll().where('user_id', '=', userId).execute()
  const maintenance = await db.selectFrom('maintenance_entries').selectAll().where('user_id', '=', userId).execute()
  const ledger = await db.selectFrom('filament_ledger').selectAll().where('user_id', '=', userId).execute()
  const reports = await db.selectFrom('spool_uses').selectAll().where('user_id', '=', userId).execute()

  const toUsage = (row: (typeof usages)[number]): Usage => {
    const spool = spools.find(({ id }) => id === row.filament_id) ?? null
    return {
      spool,
      materialType: spool?.material_type ?? row.material_type,
      weight: toMeasure(row.amount_mg, row.estimated_amount_mg),
      cost: row.cost_micros,
      currency: row.cost_currency,
    }
  }
  return {
    currency: user.currency,
    prints: prints.map((row) => {
      const own = usages.filter(({ print_id }) => print_id === row.id).map(toUsage)
      return {
        id: row.id,
        title: row.title,
        status: row.status,
        printer: printers.find(({ id }) => id === row.printer_id) ?? null,
        projectId: row.project_id,
        start: row.start_date === null ? null : Date.parse(row.start_date),
        time: toMeasure(row.print_time_in_seconds, row.estimated_print_time_in_seconds),
        weight: weightOf(own),
        filamentCost: row.filament_cost_micros,
        electricityCost: row.electricity_cost_micros,
        currency: row.cost_currency,
        rate: row.electricity_rate_micros,
        rating: row.rating,
        energy: row.measured_energy_wh === null ? null : Math.round(row.measured_energy_wh * 1000),
        usages: own,
        reason: row.failure_reason?.trim() || null,
        category: row.failure_category as FailureCategory | null,
        progress: row.progress_percent,
        reported: reports
          .filter(({ print_id }) => print_id === row.id)
          .map(({ filament_id, minute, used_ng }) => ({
            spoolId: filament_id,
            at: Date.parse(minute),
            mg: Math.round(used_ng / 1_000_000),
          })),
      }
    }),
    printers,
    spools,
    types,
    brands,
    maintenance: maintenance.map((row) => ({ ...row, at: Date.parse(row.date) })),
    ledger: ledger.map((row) => ({ ...row, at: Date.parse(row.created_date) })),
  }
}

function toMeasure(actual: number | null, estimate: number | null): Measure {
  return { actual, estimate, known: actual ?? estimate }
}

/** Weight of a print. Where only some of its materials have an actual one, the others count with their estimates. */
function weightOf(usages: readonly Usage[]): Measure {
  const weights = usages.map(({ weight }) => weight)
  const hasActual = weights.some(({ actual }) => actual !== null)
  return toMeasure(
    hasActual ? total(weights.map(({ known }) => known)) : null,
    weights.some(({ estimate }) => estimate !== null) ? total(weights.map(({ estimate }) => estimate)) : null,
  )
}
