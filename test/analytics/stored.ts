import type { AnalyticsGranularity } from '../../generated/api.d.ts'
import { recalculatePrints } from '../../src/ledger/recalculate.ts'
import type { CallInput } from '../support/client.ts'
import {
  newBrand,
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newUsage,
  newUser,
  type User,
} from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'
import { PROJECTS, type AskedFilter, type Scene } from './generated.ts'
import { civil } from './oracle/buckets.ts'
import type { Filter, Window } from './oracle/filter.ts'

/** A response has at most 37,000 points (`MAX_POINTS`): 6,166 days of three printers and of the period before. */
const LONGEST = 16 * 365 * 86_400_000

/** The ids of somebody's records. */
interface Ids {
  readonly printers: readonly number[]
  readonly spools: readonly string[]
  readonly projects: readonly string[]
}

/** A logbook in the database. */
export interface Stored extends Ids {
  readonly user: User
  /** When each print started. */
  readonly starts: readonly (number | null)[]
}

/** Stores a generated logbook; costs, sums and balances are settled by the service. */
export async function store(server: TestServer, scene: Scene): Promise<Stored> {
  const { db } = server
  const user = await newUser(server, {
    currency: scene.user.earlyCurrency,
    electricity_rate_micros: scene.user.electricityRateMicros,
    default_spool_price_micros: scene.user.defaultSpoolPriceMicros,
  })
  const own = { user_id: user.id }
  const printers = await ids(
    db
      .insertInto('printers')
      .values(
        scene.printers.map(({ wattageW, isActive }, index) => ({
          ...own,
          name: `Printer ${index}`,
          wattage_w: wattageW,
          is_active: isActive,
        })),
      )
      .returning('id')
      .execute(),
  )
  const brand = await newBrand(server, user, { name: 'Brand' })
  const types = await ids(
    db
      .insertInto('filament_types')
      .values(
        scene.types.map((type) => ({
          ...own,
          brand_id: type.hasBrand ? brand.id : null,
          name: type.name,
          material_type: 'PLA',
          color_name: type.colorName,
          color_hex: type.colorHex,
          colors: [...type.colors],
        })),
      )
      .returning('id')
      .execute(),
  )
  const spools = await ids(
    db
      .insertInto('filaments')
      .values(
        scene.spools.map((spool, index) => ({
          ...own,
          type_id: spool.type === null ? null : (types[spool.type] ?? null),
          display_name: `Spool ${index}`,
          material_type: spool.materialType,
          brand: spool.brand,
          color_name: spool.colorName,
          color_hex: spool.colorHex,
          colors: [...spool.colors],
          initial_nominal_weight_mg: spool.nominalWeightMg,
          balance_mg: spool.nominalWeightMg ?? 0,
          purchase_price_micros: spool.priceMicros,
          purchase_currency: spool.priceMicros === null ? null : spool.currency,
          is_active: spool.isActive,
        })),
      )
      .returning('id')
      .execute(),
  )
  const projects = await ids(
    db
      .insertInto('projects')
      .values(Array.from({ length: PROJECTS }, (_, index) => ({ ...own, name: `Project ${index}` })))
      .returning('id')
      .execute(),
  )
  if (scene.maintenance.length > 0) {
    await db
      .insertInto('maintenance_entries')
      .values(
        scene.maintenance.map(({ printer, at, isDone, costMicros, currency }) => ({
          ...own,
          printer_id: printers[printer] ?? 0,
          date: new Date(at).toISOString(),
          done: isDone,
          category: 'Nozzle',
          cost_micros: costMicros,
          cost_currency: costMicros === null ? null : currency,
        })),
      )
      .execute()
  }
  await storeUses(server, user.id, scene, spools)
  await storePrints(server, user.id, scene, { printers, spools, projects })
  return { user, printers, spools, projects, starts: scene.prints.map(({ start }) => start) }
}

/** What programs have reported without a print. */
async function storeUses(
  { db }: TestServer,
  userId: number,
  { uses }: Scene,
  spools: readonly string[],
): Promise<void> {
  const rows = uses.flatMap(({ spool, at, amountMg }) => {
    const filament_id = spools[spool]
    return filament_id === undefined ? [] : { filament_id, created_date: new Date(at).toISOString(), amountMg }
  })
  for (const { filament_id, created_date, amountMg } of rows) {
    const amount = { kind: 'Usage', amount_mg: -amountMg, balance_mg: -amountMg, actor: 'test' } as const
    await db
      .insertInto('filament_ledger')
      .values({ user_id: userId, filament_id, created_date, ...amount })
      .execute()
    await db
      .updateTable('filaments')
      .set({ told_use_date: created_date })
      .where('user_id', '=', userId)
      .where('id', '=', filament_id)
      .execute()
  }
}

async function storePrints({ db }: TestServer, userId: number, scene: Scene, known: Ids): Promise<void> {
  if (scene.prints.length === 0) return
  const rows = scene.prints.map((print, index) => ({
    user_id: userId,
    title: `Print ${index}`,
    status: print.status,
    view_status: 'Private' as const,
    source: 'Web' as const,
    printer_id: print.printer === null ? null : (known.printers[print.printer] ?? null),
    project_id: print.project === null ? null : (known.projects[print.project] ?? null),
    start_date: print.start === null ? null : new Date(print.start).toISOString(),
    print_time_in_seconds: print.seconds,
    estimated_print_time_in_seconds: print.estimatedSeconds,
    progress_percent: print.progressPercent,
    rating: print.rating,
    failure_reason: print.failureReason,
    failure_category: print.failureCategory,
    measured_energy_wh: print.measuredEnergyWh,
  }))
  const prints = await ids(db.insertInto('prints').values(rows).returning('id').execute())
  const usages = scene.prints.flatMap(({ usages, status }, index) =>
    usages.map(({ material, amountMg, estimatedAmountMg }, position) => ({
      user_id: userId,
      print_id: prints[index] ?? 0,
      position,
      filament_id: material.spool === null ? null : (known.spools[material.spool] ?? null),
      material_type: material.materialType,
      amount_mg: amountMg,
      estimated_amount_mg: estimatedAmountMg,
      status,
    })),
  )
  if (usages.length > 0) await db.insertInto('filament_usages').values(usages).execute()
  const reports = scene.prints.flatMap(({ reported, status }, index) => {
    const isOpen = status === 'Pending' || status === 'Printing'
    const filament_id = reported && known.spools[reported.spool]
    if (!isOpen || !reported || filament_id === undefined || filament_id === null) return []
    const minute = new Date(reported.at).toISOString()
    return { user_id: userId, filament_id, print_id: prints[index] ?? 0, minute, used_ng: reported.usedNg }
  })
  if (reports.length > 0) await db.insertInto('spool_uses').values(reports).execute()

  // What was finished before the currency and the printers' power draw changed keeps the costs of then.
  const settle = (isEarly: boolean) => {
    const chosen = prints.filter((_, index) => scene.prints[index]?.isEarly === isEarly)
    return db.transaction().execute((trx) => recalculatePrints(trx, userId, chosen, 'test'))
  }
  await settle(true)
  await db.updateTable('users').set({ currency: scene.user.currency }).where('id', '=', userId).execute()
  for (const [index, { laterWattageW }] of scene.printers.entries()) {
    await db
      .updateTable('printers')
      .set({ wattage_w: laterWattageW })
      .where('user_id', '=', userId)
      .where('id', '=', known.printers[index] ?? 0)
      .execute()
  }
  await settle(false)
}

/** Somebody else, whose prints are never seen and whose ids match nothing. */
export async function storeNeighbour(server: TestServer): Promise<Ids> {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const project = await newProject(server, user)
  for (const start_date of [null, '2025-10-26T01:00:00Z', '2026-02-01T00:00:00Z', '2026-03-08T07:00:00Z']) {
    const print = await newPrint(server, user, {
      printer_id: printer.id,
      project_id: project.id,
      start_date,
      print_time_in_seconds: 3600,
      filament_amount_mg: 1000,
    })
    await newUsage(server, print, { filament_id: spool.id, amount_mg: 1000 })
  }
  return { printers: [printer.id], spools: [spool.id], projects: [project.id] }
}

/** What is asked of a stored logbook, as the request says it and as the oracle reads it. */
export function ask(
  stored: Stored,
  neighbour: Ids,
  asked: AskedFilter,
): { query: NonNullable<CallInput['query']>; filter: Filter } {
  const window = asked.ends && windowOf(stored, asked.timeZone, asked.ends)
  const granularity: AnalyticsGranularity = asked.granularity ?? 'Auto'
  const pick = <Id>(own: readonly Id[], others: readonly Id[], chosen: readonly (number | 'other')[] | undefined) =>
    chosen?.flatMap((index) => (index === 'other' ? others : own.slice(index, index + 1)))
  const ids = {
    printerIds: pick(stored.printers, neighbour.printers, asked.printers),
    filamentIds: pick(stored.spools, neighbour.spools, asked.spools),
    projectIds: pick(stored.projects, neighbour.projects, asked.projects),
  }
  const { timeZone, comparePrevious, statuses } = asked
  return {
    filter: { window, timeZone, granularity, comparePrevious, statuses, ...ids },
    query: {
      FromDate: window ? new Date(window.from).toISOString() : undefined,
      ToDate: window ? new Date(window.to).toISOString() : undefined,
      TimeZone: timeZone,
      Granularity: asked.granularity,
      ComparePrevious: comparePrevious,
      PrinterIds: ids.printerIds,
      FilamentIds: ids.filamentIds,
      ProjectIds: ids.projectIds,
      Statuses: statuses,
    },
  }
}

function windowOf({ starts }: Stored, timeZone: string, [one, other]: NonNullable<AskedFilter['ends']>): Window {
  const momentOf = (end: typeof one) => {
    if ('moment' in end) return end.moment
    const start = starts[end.print] ?? null
    return start === null ? end.otherwise : start + end.nudge
  }
  const first = momentOf(one)
  const second = 'days' in other ? civil(first, timeZone).add({ days: other.days }).epochMilliseconds : momentOf(other)
  const to = Math.max(first, second)
  return { from: Math.max(Math.min(first, second), to - LONGEST), to }
}

/** The ids of new rows, in order. */
async function ids<Id>(inserted: Promise<{ id: Id }[]>): Promise<Id[]> {
  return (await inserted).map(({ id }) => id)
}
