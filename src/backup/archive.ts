import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'

/** Maximum bytes of an entry: an image has at most 12 MiB, the entries of tables less. */
const MAX_ENTRY = 32 * 1024 * 1024

/** Codes of errors that the user can fix: a folder that is not there or not allowed, and a full disk. */
const UNWRITABLE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOSPC', 'EDQUOT'])

/** File in an archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly bytes: Buffer
}

/** Adds a file to an archive; resolves when the disk keeps up. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>

/**
 * Writes a tar archive that only its owner can read. It has its name only once it is complete and on disk.
 * @throws StartError when the file exists or cannot be written; errors of the disk and of `fill`
 */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (await lstat(file).catch(() => null)) throw new StartError(`${file} exists: give the backup another name.`)
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    await writeTo(unfinished, fill)
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && UNWRITABLE.has(errorCode(error) ?? '')) {
      throw new StartError(`${file} cannot be written: ${error.message}.`, { cause: error })
    }
    throw error
  }
}

async function writeTo(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker()
  const written = pipeline(readable, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  // The epoch, so that equal contents are equal files.
  const mtime = new Date(0)
  const add: AddEntry = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600, mtime }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  try {
    await Promise.race([fill(add), written])
    controller.finalize()
  } catch (error) {
    controller.error(error)
    // When the disk has failed, what is added meanwhile fails because of that.
    throw await written.then(
      () => error,
      (failure: unknown) => (errorCode(failure) === undefined ? error : failure),
    )
  }
  await written
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Reads an archive, one entry at a time.
 * @throws Error when the file cannot be read, or is not an archive of complete entries
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file)
  // Not Readable.toWeb: it goes on writing to a stream that was left before its end.
  const entries = ReadableStream.from<Uint8Array>(source).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries) {
      const { name, size, type } = header
      if (type !== 'file' || size > MAX_ENTRY) throw new Error(`The entry ${name} does not belong to a backup.`)
      yield { name, bytes: await buffer(body) }
    }
  } finally {
    source.destroy()
  }
}
