import { sql, type Transaction } from 'kysely'
import type { LoadedFilamentDto, LoadFilamentDto, UnloadFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { anyOf } from '../database/anyOf.ts'
import { recordLoads, recordSlots } from './events.ts'
import { lockRow } from '../database/rowLock.ts'

/** The contract's bound of what is loaded in a printer. */
const MAX_LOADED = 32

/**
 * Keeps others from changing what is loaded in the user's printers until the transaction ends: a spool may be moved from any
 * of them. In the order of their ids, so that two moves wait for each other instead of blocking each other.
 * @throws Problem 404 when the user has no such printer
 */
export async function lockForMove(trx: Transaction<DB>, userId: number, printerId: number): Promise<void> {
  const printers = await trx
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (!printers.some(({ id }) => id === printerId)) throw Problem.notFound('printer')
}

/**
 * Loads a spool in a slot of a locked printer; it is moved from where it was, and what was in the slot is unloaded.
 * @param before what is loaded in the printer so far
 * @throws Problem 400 when the user has no such spool, or when no more spools fit
 */
export async function moveSpool(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  { slot, filamentId }: LoadFilamentDto,
  before: readonly LoadedFilamentDto[],
): Promise<void> {
  await holdSpool(trx, userId, filamentId)
  const unloaded = await trx
    .deleteFrom('loaded_filaments')
    .where('user_id', '=', userId)
    .where((query) =>
      query.or([
        query('filament_id', '=', filamentId),
        query.and([query('printer_id', '=', printerId), query('slot', '=', slot)]),
      ]),
    )
    .returning(['printer_id', 'filament_id as filamentId'])
    .execute()
  await requireRoom(trx, userId, printerId)
  await trx
    .insertInto('loaded_filaments')
    .values({ user_id: userId, printer_id: printerId, slot, filament_id: filamentId })
    // It was loaded in a printer that was added meanwhile.
    .onConflict((conflict) => conflict.columns(['user_id', 'filament_id']).doUpdateSet({ printer_id: printerId, slot }))
    .execute()
  await noteChange(trx, userId, [printerId, ...unloaded.map((row) => row.printer_id)])
  // As the database spells it.
  const loaded = { filamentId: filamentId.toLowerCase() }
  if (before.some((row) => row.filamentId === loaded.filamentId)) recordSlots(trx, userId, printerId, before)
  const isHere = ({ printer_id }: { readonly printer_id: number }) => printer_id === printerId
  for (const row of unloaded) if (!isHere(row)) recordLoads(trx, userId, row.printer_id, [row], [])
  recordLoads(trx, userId, printerId, unloaded.filter(isHere), [loaded])
}

/**
 * Empties a slot of a locked printer, or takes a spool out of it; nothing, when that is not loaded there. Without a slot and
 * a spool, empties every slot.
 */
export async function unloadSpool(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  { slot, filamentId }: UnloadFilamentDto = {},
): Promise<void> {
  const unloaded = await trx
    .deleteFrom('loaded_filaments')
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .$if(slot !== undefined, (query) => query.where('slot', '=', slot ?? null))
    .$if(filamentId !== undefined, (query) => query.where('filament_id', '=', filamentId ?? null))
    .returning('filament_id as filamentId')
    .execute()
  if (unloaded.length === 0) return
  await noteChange(trx, userId, [printerId])
  recordLoads(trx, userId, printerId, unloaded, [])
}

/** Keeps the spool from being deleted. */
async function holdSpool(trx: Transaction<DB>, userId: number, filamentId: string): Promise<void> {
  if (!(await lockRow(trx, 'filaments', userId, filamentId, 'reference')))
    throw Problem.invalid({ filamentId: ['You have no spool with this id.'] })
}

async function requireRoom(trx: Transaction<DB>, userId: number, printerId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('loaded_filaments')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_LOADED) {
    throw Problem.invalid({ slot: [`A printer can hold at most ${MAX_LOADED} spools: unload one first.`] })
  }
}

async function noteChange(trx: Transaction<DB>, userId: number, printerIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('printers')
    .set({ updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(printerIds))
    .execute()
}
