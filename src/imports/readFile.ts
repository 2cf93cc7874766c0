import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { BadFile } from './badFile.ts'
import { enterState, storeProgress, type Held } from './hold.ts'
import { makeNames } from './names.ts'
import type { FileReader } from './reading/reader.ts'
import { isExactFormat } from './restore/batch.ts'
import {
  countFixed,
  countStoredRows,
  findNames,
  hasRows,
  insertReadRows,
  skipRepetitions,
  type FoundNames,
} from './rows.ts'
import type { ImportRun } from './run.ts'
import { deleteParts } from './storedFile.ts'

/**
 * Reads the file of an import and stores its rows, for the dry run that follows. Each run reads it from its beginning.
 * @throws LostImport, also for a file that cannot be read
 */
export async function readFile(run: ImportRun): Promise<void> {
  const { held } = run
  await run.step(async (trx) => {
    await trx.deleteFrom('import_rows').where('user_id', '=', held.userId).where('import_id', '=', held.id).execute()
    await storeProgress(trx, held, 0, await countFixed(trx, held.userId, held.id))
  })
  await run.withFile(async (file) => {
    const reader = await file.open()
    await reader.format()
    await enterPlanning(run, await storeRows(run, reader))
  })
}

/**
 * Stores the rows of a file.
 * @returns their number
 * @throws BadFile for too many rows, and for none
 */
async function storeRows(run: ImportRun, reader: FileReader): Promise<number> {
  const { held, services } = run
  const { importRows, importRowsInAll } = services.storage
  const others = await countStoredRows(services.db, held)
  let count = 0
  for await (const rows of reader.rows()) {
    const first = count + 1
    count += rows.length
    if (count > importRows) throw new BadFile(`A file can have at most ${importRows} rows. Divide it.`)
    if (others + count > importRowsInAll) {
      throw new BadFile(`Your imports can have at most ${importRowsInAll} rows together. Delete earlier ones first.`)
    }
    await run.step(async (trx, now) => {
      await insertReadRows(trx, held, first, rows)
      await storeProgress(trx, held, count, now.kinds)
    })
  }
  if (count === 0) throw new BadFile('The file has no rows.')
  return count
}

function enterPlanning(run: ImportRun, count: number): Promise<void> {
  const { held } = run
  return run.step(async (trx) => {
    await skipRepetitions(trx, held)
    const names = makeNames(await namesOf(trx, held), await printersOf(trx, held))
    await trx
      .updateTable('imports')
      .set({ row_count: count, printers: JSON.stringify(names.printers), spools: JSON.stringify(names.spools) })
      .where('user_id', '=', held.userId)
      .where('id', '=', held.id)
      .execute()
    // The commit reads the images from the file.
    if (!(await hasRows(trx, held, 'Image'))) await deleteParts(trx, held)
    await enterState(trx, held, 'Planning')
    await storeProgress(trx, held, 0, await countFixed(trx, held.userId, held.id))
  })
}

/** Names that stand for records. An archive has the records themselves, and a list of ours tells where there is none. */
async function namesOf(trx: Transaction<DB>, held: Held): Promise<FoundNames> {
  if (held.format === 'Archive') return { printers: [], spools: [] }
  const found = await findNames(trx, held)
  if (!isExactFormat(held.format)) return found
  return { ...found, printers: found.printers.filter((name) => name !== null) }
}

async function printersOf(trx: Transaction<DB>, { userId }: Held) {
  return trx
    .selectFrom('printers')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute()
}
