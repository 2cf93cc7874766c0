import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyUuid } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, together } from '../database/together.ts'
import { DENSITY_AND_DIAMETER, type Material } from '../filaments/measure.ts'
import { STOCK_COLUMNS, type StockedSpool } from '../ledger/entries.ts'
import { ofPrint, pricedPrint } from '../ledger/recalculate.ts'
import { areStored, STORED_COLUMNS, usageRows, type Spools, type UsageInput, type UsageRow } from './usageRows.ts'

/** Spool with what the measures of its material and its ledger depend on. */
type SpoolRow = Material & StockedSpool

/**
 * Reads the spools that usages name, with the next statement of the transaction: until then the result is empty.
 * @param isLocked whether to lock them until the transaction ends
 * @returns them by their ids
 */
export async function deferSpools(
  trx: Transaction<DB>,
  userId: number,
  usages: readonly UsageInput[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, SpoolRow>> {
  const spools = new Map<string, SpoolRow>()
  const isNamed = usages.some(({ filamentId }) => filamentId)
  const receive = (rows: readonly SpoolRow[]) => rows.forEach((row) => spools.set(row.id, row))
  if (isNamed) await defer(trx, selectSpools(trx, userId, usages, isLocked), receive)
  return spools
}

/**
 * Replaces all usages of a print, unless they are as they were. `recalculatePrints` has to follow in the same transaction when they
 * were replaced.
 * @returns whether they were
 * @throws Problem 400 naming the spools that are unknown or somebody else's, a usage that names no material,
 * and a measure that implies too great a weight, length or volume
 */
export async function replaceUsages(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  usages: readonly UsageInput[],
): Promise<boolean> {
  const [spools, stored] = await together(
    trx,
    selectSpools(trx, userId, usages, false),
    trx
      .selectFrom('filament_usages')
      .select(STORED_COLUMNS)
      .where('user_id', '=', userId)
      .where('print_id', '=', printId)
      .orderBy('position'),
  )
  const rows = usageRows(usages, byId(spools), stored)
  if (areStored(rows, stored)) return false
  await defer(trx, trx.deleteFrom('filament_usages').where('user_id', '=', userId).where('print_id', '=', printId))
  await insertUsages(trx, userId, printId, rows)
  return true
}

/** Inserts usages of a print, with what follows from the print as it is. */
export async function insertUsages(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  rows: readonly UsageRow[],
): Promise<void> {
  if (rows.length > 0) await defer(trx, insertRows(trx, {}, { userId, printId, rows: JSON.stringify(rows) }))
}

interface NewUsages {
  readonly userId: number
  readonly printId: number
  /** JSON. */
  readonly rows: string
}

const insertRows = templateOf(
  (_trx, _: object, { userId, printId, rows }: NewUsages) => sql<object>`
    insert into filament_usages (
      user_id, id, print_id, position, filament_id, material_type, slot, amount_mg, length_in_m, volume_ml, source,
      estimated_amount_mg, estimated_length_in_m, estimated_volume_ml, estimated_source, notes, is_reported, ${ofPrint.columns})
    select ${userId}::bigint, u.id, u.print_id, u.position, u.filament_id, u.material_type, u.slot, u.amount_mg, u.length_in_m,
      u.volume_ml, u.source, u.estimated_amount_mg, u.estimated_length_in_m, u.estimated_volume_ml, u.estimated_source, u.notes,
      u.is_reported, ${ofPrint.values}
    from (
      select usage.*, ${printId}::bigint as print_id
      from jsonb_to_recordset(${rows}::jsonb) as usage (
        id uuid, position integer, filament_id uuid, material_type text, slot integer, amount_mg bigint,
        length_in_m double precision, volume_ml double precision, source measurement_source, estimated_amount_mg bigint,
        estimated_length_in_m double precision, estimated_volume_ml double precision, estimated_source measurement_source,
        notes text, is_reported boolean)
    ) as u
    cross join lateral ${pricedPrint(userId)}`,
)

function selectSpools(trx: Transaction<DB>, userId: number, usages: readonly UsageInput[], isLocked: boolean) {
  const ids = [...new Set(usages.flatMap(({ filamentId }) => (filamentId ? [filamentId.toLowerCase()] : [])))]
  return spoolsById(trx, { isLocked }, { userId, ids })
}

interface ChosenSpools {
  readonly userId: number
  readonly ids: readonly string[]
}

/** In the order of their ids, in which every writer locks spools. */
const spoolsById = templateOf((trx, { isLocked }: { readonly isLocked: boolean }, { userId, ids }: ChosenSpools) => {
  const spools = trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .select(DENSITY_AND_DIAMETER)
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(ids))
    .orderBy('id')
  return isLocked ? spools.forNoKeyUpdate() : spools
})

function byId(rows: readonly SpoolRow[]): Spools {
  return new Map(rows.map((row) => [row.id, row]))
}
