import type { Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrinterFilamentsDto } from '../../generated/api.d.ts'
import { Problem } from '../kernel/problem.ts'
import { remainingMg } from '../ledger/remaining.ts'
import { isLow } from '../filaments/lowStock.ts'
import type { Reader } from '../database/reader.ts'

/**
 * The spools loaded in a printer.
 * @throws Problem 404 when the user has no such printer
 */
export async function readLoaded(db: Reader, userId: number, printerId: number): Promise<PrinterFilamentsDto> {
  const loaded = await db
    .selectFrom('printers as printer')
    .select((query) => [
      'printer.id as printerId',
      loadedSpools(db, userId, query.ref('printer.id')).as('loadedFilaments'),
    ])
    .where('printer.user_id', '=', userId)
    .where('printer.id', '=', printerId)
    .executeTakeFirst()
  if (!loaded) throw Problem.notFound('printer')
  return loaded
}

/** The spools of a printer by slot, as `LoadedSpoolDto` names their fields. */
export function loadedSpools(db: Reader, userId: number, printerId: Expression<number>) {
  return jsonArrayFrom(
    db
      .selectFrom('loaded_filaments as loaded')
      .innerJoin('filaments as f', (join) => join.on('f.user_id', '=', userId).onRef('f.id', '=', 'loaded.filament_id'))
      .select([
        'loaded.slot',
        'loaded.filament_id as filamentId',
        'f.display_name as displayName',
        'f.brand',
        'f.material_type as materialType',
        'f.color_name as colorName',
        'f.color_hex as colorHex',
        'f.colors',
        remainingMg.as('remainingMg'),
        isLow.as('isLow'),
      ])
      .where('loaded.user_id', '=', userId)
      .where('loaded.printer_id', '=', printerId)
      .orderBy('loaded.slot'),
  )
}
