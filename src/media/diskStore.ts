import { randomUUID } from 'node:crypto'
import { open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from '../kernel/folders.ts'
import { Problem } from '../kernel/problem.ts'
import { ARCHIVE_PREFIX, requireKey, TRASH_PREFIX, type KeyPrefix } from './keys.ts'
import type { ByteRange, MediaStore, StoredFile } from './mediaStore.ts'

/** Creates a media store in a folder of this machine. The first write creates the folder. */
export function diskStore(dir: string): MediaStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return path.join(dir, key)
  }
  const transient = [TRASH_PREFIX, ARCHIVE_PREFIX].map((prefix) => path.join(dir, prefix))
  return {
    put: (key, bytes) => orUnavailable(write(pathOf(key), bytes)),
    get: (key, range) => orUnavailable(read(pathOf(key), range)),
    delete: (keys) => orUnavailable(remove(keys.map(pathOf), transient)),
    move: (from, to) => orUnavailable(move(pathOf(from), pathOf(to), transient)),
    list: (prefix) => list(dir, prefix),
  }
}

/**
 * Writes a file atomically: readers see the whole file or none, even after a power failure. Steps: write, sync, rename,
 * sync the folder.
 */
async function write(file: string, bytes: Buffer): Promise<void> {
  const folder = path.dirname(file)
  const made = await makeFolder(folder, 0o700)
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

/**
 * Syncs a file's folder and those above it that were just created.
 * @param made the topmost folder that was just created; its parent has a new entry as well
 */
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

async function remove(files: readonly string[], transient: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(file, { force: true })
    await removeEmptyFolders(file, transient)
  }
}

async function move(from: string, to: string, transient: readonly string[]): Promise<void> {
  const folder = path.dirname(to)
  const made = await makeFolder(folder, 0o700)
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
    return removeEmptyFolders(to, transient)
  }
  await syncFolders(folder, made)
  await removeEmptyFolders(from, transient)
}

/**
 * Removes empty folders of the trash and of archives, which would otherwise accumulate each day. Folders of images
 * remain for the user's next one.
 */
async function removeEmptyFolders(file: string, transient: readonly string[]): Promise<void> {
  const isTransient = (folder: string) => transient.some((root) => folder.startsWith(root))
  for (let folder = path.dirname(file); isTransient(folder); folder = path.dirname(folder)) {
    try {
      await rmdir(folder)
    } catch {
      return // not empty, or removed by another instance
    }
  }
}

async function* list(dir: string, prefix: KeyPrefix): AsyncGenerator<StoredFile> {
  try {
    for await (const entry of await opendir(path.join(dir, prefix), { recursive: true })) {
      const file = path.join(entry.parentPath, entry.name)
      const modified = entry.isFile() ? await modifiedDate(file) : null
      if (modified !== null) yield { key: path.relative(dir, file).split(path.sep).join('/'), modified }
    }
  } catch (error) {
    if (isFileError(error) && !isMissing(error)) throw Problem.unavailable(error)
    if (!isMissing(error)) throw error
  }
}

/** Returns the modification date of a file; null when it was deleted since it was listed. */
async function modifiedDate(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Converts errors of the disk to a 503. An operator can repair a full, lost or forbidden disk, so the same request may
 * succeed later.
 */
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
