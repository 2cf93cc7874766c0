import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Problem } from '../http/problem.ts'
import { KEY_PREFIX, requireKey } from './keys.ts'
import type { ByteRange, MediaStore, StoredFile } from './store.ts'

/** A store in a folder of this machine. The folder is made when the first picture comes. */
export function diskStore(dir: string): MediaStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return path.join(dir, key)
  }
  return {
    put: (key, bytes) => orUnavailable(write(pathOf(key), bytes)),
    get: (key, range) => orUnavailable(read(pathOf(key), range)),
    delete: (keys) => orUnavailable(remove(keys.map(pathOf))),
    list: () => list(dir),
  }
}

/** A reader sees the whole file or none, also after the power was lost: write, sync, rename, sync the folder. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolders(folder, made)
}

/** @param made the topmost of the folders that were just made; its parent has a new entry as well */
async function syncFolders(folder: string, made: string | undefined): Promise<void> {
  const last = made === undefined ? folder : path.dirname(made)
  for (let at = folder; ; at = path.dirname(at)) {
    const handle = await open(at, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (at === last || at === path.dirname(at)) return
  }
}

async function read(file: string, range: ByteRange | undefined): Promise<Readable | null> {
  try {
    const handle = await open(file, 'r')
    return handle.createReadStream(range)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function remove(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}

async function* list(dir: string): AsyncGenerator<StoredFile> {
  try {
    for await (const entry of await opendir(path.join(dir, KEY_PREFIX), { recursive: true })) {
      const file = path.join(entry.parentPath, entry.name)
      const modified = entry.isFile() ? await modifiedDate(file) : null
      if (modified !== null) yield { key: path.relative(dir, file).split(path.sep).join('/'), modified }
    }
  } catch (error) {
    if (isFileError(error) && !isMissing(error)) throw Problem.unavailable(error)
    if (!isMissing(error)) throw error
  }
}

/** Null when the file was deleted since it was listed. */
async function modifiedDate(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A full, lost or forbidden disk is the operator's to mend, so that the same request may work later. */
async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw isFileError(error) ? Problem.unavailable(error) : error
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

function isMissing(error: unknown): boolean {
  return isFileError(error) && error.code === 'ENOENT'
}
