import type { Operation } from '../../contract/operation.ts'
import { deleteExport } from '../../exports/change.ts'
import { deletePieces } from '../../exports/pieces.ts'

export const handle: Operation<'Exports_DeleteExport'> = async ({ path }, { caller, log, store, transaction }) => {
  const { userId } = caller
  let stored: Awaited<ReturnType<typeof deleteExport>> | undefined
  const reply = await transaction(async (trx) => {
    stored = await deleteExport(trx, userId, path.id)
    return { status: 204 }
  })
  try {
    if (stored?.attempt) await deletePieces(store, { userId, attempt: stored.attempt }, stored.pieces)
  } catch (error) {
    log.warn({ error, userId, exportId: path.id }, 'the bytes of a deleted archive are left to the periodic work')
  }
  return reply
}
