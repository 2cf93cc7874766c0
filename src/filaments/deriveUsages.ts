import { sql, type Transaction } from 'kysely'
import type { FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB, MeasurementSource } from '../../generated/database.d.ts'
import { postLedgerDifferences } from '../ledger/ledger.ts'
import { completeMeasures, measureColumns, type Measures } from './measure.ts'

interface Usage {
  readonly id: string
  readonly print_id: number
  readonly amount_mg: number | null
  readonly length_in_m: number | null
  readonly volume_ml: number | null
  readonly source: MeasurementSource | null
  readonly estimated_amount_mg: number | null
  readonly estimated_length_in_m: number | null
  readonly estimated_volume_ml: number | null
  readonly estimated_source: MeasurementSource | null
}

/**
 * Recalculates the derived measures of a spool's usages after its density or diameter was corrected:
 * a length that a printer reported stays, the weight that follows from it does not, and the ledger gets the difference.
 * The costs and sums of the prints remain to be settled.
 * @param name the contract's name of what was corrected, for the error
 * @throws Problem 400 when a derived measure is beyond the contract's bounds
 */
export async function deriveUsages(
  trx: Transaction<DB>,
  userId: number,
  spool: FilamentDetailDto,
  name: string,
  actor: string,
): Promise<void> {
  const usages = await readUsages(trx, userId, spool.id)
  if (usages.length === 0) return
  const material = { densityGramPerCubicCm: spool.materialDensityGramPerCubicCm, diameterMm: spool.diameterMm }
  const names = { Weight: name, Length: name, Volume: name }
  const derive = (entered: Measures) => completeMeasures(entered, material, names)
  await writeUsages(
    trx,
    userId,
    usages.map((usage) => withMeasures(usage, derive(actualOf(usage)), derive(estimateOf(usage)))),
  )
  await postLedgerDifferences(trx, userId, [...new Set(usages.map((usage) => usage.print_id))], actor)
}

function actualOf({ amount_mg, length_in_m, volume_ml, source }: Usage): Measures {
  return { amountMg: amount_mg, lengthInM: length_in_m, volumeMl: volume_ml, source }
}

function estimateOf(usage: Usage): Measures {
  return {
    amountMg: usage.estimated_amount_mg,
    lengthInM: usage.estimated_length_in_m,
    volumeMl: usage.estimated_volume_ml,
    source: usage.estimated_source,
  }
}

function withMeasures({ id, print_id }: Usage, actual: Measures, estimate: Measures): Usage {
  return { id, print_id, ...measureColumns(actual, estimate) }
}

async function readUsages(trx: Transaction<DB>, userId: number, filamentId: string): Promise<Usage[]> {
  return trx
    .selectFrom('filament_usages')
    .select([
      'id',
      'print_id',
      'amount_mg',
      'length_in_m',
      'volume_ml',
      'source',
      'estimated_amount_mg',
      'estimated_length_in_m',
      'estimated_volume_ml',
      'estimated_source',
    ])
    .where('user_id', '=', userId)
    .where('filament_id', '=', filamentId)
    .execute()
}

/** The rows travel as one parameter, however many they are. */
async function writeUsages(trx: Transaction<DB>, userId: number, usages: readonly Usage[]): Promise<void> {
  await trx
    .updateTable('filament_usages as u')
    .from(
      sql<Usage>`jsonb_to_recordset(${JSON.stringify(usages)}::jsonb)`.as<'derived'>(
        sql`derived (id uuid, amount_mg bigint, length_in_m double precision, volume_ml double precision,
          source measurement_source, estimated_amount_mg bigint, estimated_length_in_m double precision,
          estimated_volume_ml double precision, estimated_source measurement_source)`,
      ),
    )
    .set((query) => ({
      amount_mg: query.ref('derived.amount_mg'),
      length_in_m: query.ref('derived.length_in_m'),
      volume_ml: query.ref('derived.volume_ml'),
      source: query.ref('derived.source'),
      estimated_amount_mg: query.ref('derived.estimated_amount_mg'),
      estimated_length_in_m: query.ref('derived.estimated_length_in_m'),
      estimated_volume_ml: query.ref('derived.estimated_volume_ml'),
      estimated_source: query.ref('derived.estimated_source'),
    }))
    .where('u.user_id', '=', userId)
    .whereRef('u.id', '=', 'derived.id')
    .execute()
}
