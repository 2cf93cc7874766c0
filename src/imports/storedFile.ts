import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { makeTemporaryFolder, touchTemporaryFolder } from '../kernel/temporaryFolders.ts'
import type { Held } from './hold.ts'
import { FileReader } from './reading/reader.ts'

/** The uploaded file of an import, which is stored in pieces; it is brought to this machine when it is first read. */
export class ImportedFile {
  readonly #db: Kysely<DB>
  readonly #held: Held
  #folder: string | null = null
  #reader: FileReader | null = null

  constructor(db: Kysely<DB>, held: Held) {
    this.#db = db
    this.#held = held
  }

  /** Opens the file; `close` must follow. */
  async open(): Promise<FileReader> {
    if (this.#reader) return this.#reader
    this.#folder = await makeTemporaryFolder('import')
    const file = path.join(this.#folder, 'upload')
    await pipeline(Readable.from(this.#parts()), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
    this.#reader = new FileReader(file)
    return this.#reader
  }

  /** Marks the file as used; files that killed instances have left are removed. */
  async touch(): Promise<void> {
    if (this.#folder !== null) await touchTemporaryFolder(this.#folder)
  }

  /** Ends the reader and deletes the file from this machine. */
  async close(): Promise<void> {
    await this.#reader?.close()
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true })
  }

  async *#parts(): AsyncGenerator<Buffer> {
    const { userId, id } = this.#held
    for (let number = 0; ; number += 1) {
      const part = await this.#db
        .selectFrom('import_parts')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('import_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()
      if (!part) return
      yield part.bytes
    }
  }
}

/** Deletes the stored pieces of the file of an import, which is no longer needed. */
export async function deleteParts(trx: Transaction<DB>, { userId, id }: Held): Promise<void> {
  await trx.deleteFrom('import_parts').where('user_id', '=', userId).where('import_id', '=', id).execute()
}
