import type { Kysely, Selectable } from 'kysely'
import type { Brands, DB, Filaments, FilamentTypes, FilamentUsages, Prints } from '../../generated/database.d.ts'

type Usage = Selectable<FilamentUsages>

/** A planned print. */
export interface Plan {
  readonly print: Selectable<Prints>
  readonly usages: readonly Usage[]
  /** Milligrams that were reported of each spool during it. */
  readonly reports: ReadonlyMap<string, number>
}

/** All that the stock of one user is made from. */
export interface StockLogbook {
  readonly types: readonly Selectable<FilamentTypes>[]
  readonly brands: readonly Selectable<Brands>[]
  readonly spools: readonly Selectable<Filaments>[]
  readonly plans: readonly Plan[]
}

/** Reads a user's rows, by as simple statements as there are. */
export async function readStockLogbook(db: Kysely<DB>, userId: number): Promise<StockLogbook> {
  const types = await db.selectFrom('filament_types').selectAll().where('user_id', '=', userId).execute()
  const brands = await db.selectFrom('brands').selectAll().where('user_id', '=', userId).execute()
  const spools = await db.selectFrom('filaments').selectAll().where('user_id', '=', userId).execute()
  const prints = await db.selectFrom('prints').selectAll().where('user_id', '=', userId).execute()
  const usages = await db.selectFrom('filament_usages').selectAll().where('user_id', '=', userId).execute()
  const reports = await db.selectFrom('spool_uses').selectAll().where('user_id', '=', userId).execute()
  const plans = prints
    .filter(({ status, deducts_material }) => deducts_material && (status === 'Pending' || status === 'Printing'))
    .map((print) => {
      const reported = reports.filter(({ print_id }) => print_id === print.id)
      const inMg = reported.map(({ filament_id, used_ng }) => [filament_id, Math.round(used_ng / 1_000_000)] as const)
      return { print, usages: usages.filter(({ print_id }) => print_id === print.id), reports: new Map(inMg) }
    })
  return { types, brands, spools, plans }
}

/** A name as it is compared. */
export function fold(name: string | null): string {
  return name?.trim().toLowerCase() ?? ''
}

/** The name of a spool without its number. */
export function productOf({ display_name: name }: Selectable<Filaments>): string {
  return name.replace(/ (#\d|\(\d\))$/, '')
}

/** Text that spools have in common when they count together. */
export function keyOfSpool(spool: Selectable<Filaments>): string {
  const {
    type_id: typeId,
    brand,
    material_type: material,
    diameter_mm: diameter,
    color_name: color,
    color_hex: hex,
  } = spool
  return typeId === null
    ? JSON.stringify([brand, productOf(spool), material, String(diameter), color, hex].map(fold))
    : keyOfType(typeId)
}

/** The key of the row of a filament type. */
export function keyOfType(typeId: number): string {
  return `type ${typeId}`
}

/** The key of the row that a usage needs. */
export function keyOfUsage({ spools }: StockLogbook, usage: Usage): string {
  const spool = spools.find(({ id }) => id === usage.filament_id)
  return spool ? keyOfSpool(spool) : `material ${fold(usage.material_type)}`
}

/** Milligrams that a usage takes when its print succeeds; null while they are unknown. */
export function knownOf({ amount_mg: amountMg, estimated_amount_mg: estimatedMg }: Usage): number | null {
  return amountMg ?? estimatedMg
}
