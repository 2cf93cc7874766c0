import type { Transaction } from 'kysely'
import type { LoadedFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Loads spools in a printer that has none loaded.
 * @throws Problem 400 naming a slot or spool that is listed twice and a spool that is not the user's; 409 when a spool is loaded elsewhere
 */
export async function loadFilaments(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  loaded: readonly LoadedFilamentDto[],
): Promise<void> {
  if (loaded.length === 0) return
  requireDistinct(loaded)
  await requireSpools(trx, userId, loaded)
  const rows = loaded.map(({ slot, filamentId }) => ({
    user_id: userId,
    printer_id: printerId,
    slot,
    filament_id: filamentId,
  }))
  const inserted = await trx
    .insertInto('loaded_filaments')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'filament_id']).doNothing())
    .returning('slot')
    .execute()
  if (inserted.length < rows.length) {
    throw new Problem('conflict', 'A spool in loadedFilaments is loaded in another printer: unload it there first.')
  }
}

function requireDistinct(loaded: readonly LoadedFilamentDto[]): void {
  const errors: Record<string, string[]> = {}
  const slots = new Set<number>()
  const spools = new Set<string>()
  for (const [position, { slot, filamentId }] of loaded.entries()) {
    const spool = filamentId.toLowerCase()
    if (slots.has(slot)) errors[`loadedFilaments[${position}].slot`] = ['This slot is listed twice.']
    if (spools.has(spool)) errors[`loadedFilaments[${position}].filamentId`] = ['This spool is listed twice.']
    slots.add(slot)
    spools.add(spool)
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}

async function requireSpools(
  trx: Transaction<DB>,
  userId: number,
  loaded: readonly LoadedFilamentDto[],
): Promise<void> {
  const rows = await trx
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      loaded.map(({ filamentId }) => filamentId),
    )
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const errors: Record<string, string[]> = {}
  for (const [position, { filamentId }] of loaded.entries()) {
    if (known.has(filamentId.toLowerCase())) continue
    errors[`loadedFilaments[${position}].filamentId`] = ['You have no spool with this id.']
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}
