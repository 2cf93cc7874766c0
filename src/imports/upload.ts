import { createReadStream } from 'node:fs'
import type { Transaction } from 'kysely'
import type { ImportDto, ImportFormat } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { FairQueue } from '../admission/fairQueue.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readImport } from './detail.ts'
import { BadFile } from './badFile.ts'
import { FileReader } from './reading/reader.ts'

/** Bytes of a stored piece of a file. */
const PART = 1024 * 1024

/** Uploaded file on this machine. */
export interface Upload {
  readonly path: string
  readonly name: string
  readonly bytes: number
}

/**
 * Finds out what an uploaded file is.
 * @throws Problem 400 that says what is wrong with the file, 429 or 503 when too many files are being read
 */
export async function detectFormat(queue: FairQueue, userId: number, path: string): Promise<ImportFormat> {
  const leave = await queue.enter(`user:${userId}`)
  const reader = new FileReader(path)
  try {
    return await reader.format()
  } catch (error) {
    if (error instanceof BadFile) throw Problem.invalid({ file: [error.message] })
    throw error
  } finally {
    await reader.close()
    leave()
  }
}

/**
 * Stores an uploaded file as an import, whose dry run follows. The file is stored in pieces, so that memory does not grow with it.
 * @param actor who uploads it, for ledgers
 * @param days days for which an import is stored
 * @throws Problem 409 when the user has as many imports as one user may have
 */
export async function insertImport(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  upload: Upload,
  format: ImportFormat,
  actor: string,
  days: number,
): Promise<ImportDto> {
  await quotas.requireRow(trx, userId, 'imports')
  await quotas.requireImportBytes(trx, userId, upload.bytes)
  const { id } = await trx
    .insertInto('imports')
    .columns(['user_id', 'file_name', 'bytes', 'format', 'actor', 'time_zone', 'currency'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select((own) => [
          'id',
          own.val(upload.name).as('file_name'),
          own.cast<number>(own.val(upload.bytes), 'bigint').as('bytes'),
          own.val<string>(format).as('format'),
          own.val(actor).as('actor'),
          'time_zone',
          'currency',
        ])
        .where('id', '=', userId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  let number = 0
  for await (const bytes of createReadStream(upload.path, { highWaterMark: PART })) {
    await trx
      .insertInto('import_parts')
      .values({ user_id: userId, import_id: id, number, bytes: bytes as Buffer })
      .execute()
    number += 1
  }
  return readImport(trx, userId, id, days)
}
