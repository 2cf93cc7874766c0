import type { Insertable } from 'kysely'
import type { FilamentUsages, PrintStatus } from '../../../generated/database.d.ts'
import { completeMeasures, otherMaterial, type Material, type Measures } from '../../filaments/measure.ts'
import { DIAMETER_MM, type Spool } from './account.ts'

/** Filament usage of a print. */
export interface Usage {
  readonly id: string
  /** Null for material without a recorded spool. */
  readonly spool: Spool | null
  readonly materialType: string
  readonly slot: number | null
  readonly estimatedG: number | null
  readonly usedG: number | null
  /** Measure that was entered: devices report lengths, people weights. */
  readonly source: 'Weight' | 'Length'
}

type Row = Insertable<FilamentUsages>

/** Row of a usage, with the other two measures derived from the entered one. */
export function usageRow(
  usage: Usage,
  position: number,
  print: { userId: number; id: number; status: PrintStatus },
): Row {
  const material = usage.spool
    ? { densityGramPerCubicCm: usage.spool.product.densityGramPerCubicCm, diameterMm: DIAMETER_MM }
    : otherMaterial(usage.materialType)
  const used = measures(usage.usedG, usage.source, material)
  const estimated = measures(usage.estimatedG, usage.source, material)
  return {
    user_id: print.userId,
    id: usage.id,
    print_id: print.id,
    position,
    filament_id: usage.spool?.id ?? null,
    material_type: usage.spool ? null : usage.materialType,
    slot: usage.slot,
    amount_mg: used.amountMg,
    length_in_m: used.lengthInM,
    volume_ml: used.volumeMl,
    source: used.source,
    estimated_amount_mg: estimated.amountMg,
    estimated_length_in_m: estimated.lengthInM,
    estimated_volume_ml: estimated.volumeMl,
    estimated_source: estimated.source,
    status: print.status,
  }
}

function measures(grams: number | null, source: Usage['source'], material: Material): Measures {
  const amountMg = grams === null ? null : Math.round(grams * 100) * 10
  const weighed = complete({ amountMg, lengthInM: null, volumeMl: null, source: null }, material)
  if (source === 'Weight' || weighed.lengthInM === null) return weighed
  return complete(
    { amountMg: null, lengthInM: Math.round(weighed.lengthInM * 1000) / 1000, volumeMl: null, source },
    material,
  )
}

function complete(entered: Measures, material: Material): Measures {
  return completeMeasures(entered, material, { Weight: 'amountMg', Length: 'lengthInM', Volume: 'volumeMl' })
}
