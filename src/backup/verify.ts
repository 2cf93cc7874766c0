import { createHash, type Hash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'
import { parseKey } from '../media/keys.ts'
import { readArchive, type ArchiveEntry } from './archive.ts'
import { listingLine } from './backUp.ts'
import { declaredFormat, FORMAT, MANIFEST_NAME, parseManifest, type Manifest } from './manifest.ts'

/** Maximum bytes of an entry of a table, uncompressed. */
const MAX_TEXT = 16 * 1024 * 1024
const TABLE_ENTRY = /^tables\/(\w+)\/\d{6}\.copy\.gz$/
const IMAGE_ENTRY = /^images\/(.+)$/

/** Codes of errors of a file that is not there, is not one, or is not allowed. */
const UNREADABLE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'])

const expand = promisify(gunzip)

/** Text of an entry of a table. */
export async function tableText({ bytes }: ArchiveEntry): Promise<Buffer> {
  return expand(bytes, { maxOutputLength: MAX_TEXT })
}

/** Key of an image in the store; null for any other entry. */
export function keyOfEntry({ name }: ArchiveEntry): string | null {
  const key = IMAGE_ENTRY.exec(name)?.[1] ?? ''
  return parseKey(key)?.isUnfinished === false ? key : null
}

/** Totals of the entries of a part. */
class Part {
  readonly #hash: Hash = createHash('sha256')
  entries = 0
  bytes = 0

  add(bytes: number, hashed: Buffer | string): void {
    this.entries += 1
    this.bytes += bytes
    this.#hash.update(hashed)
  }

  totals() {
    return { entries: this.entries, bytes: this.bytes, sha256: this.#hash.copy().digest('hex') }
  }
}

/**
 * Reads a whole backup and compares each part with its manifest. Nothing is written.
 * @param signal aborts the reading
 * @throws StartError when the file is missing, damaged, or has a layout of another version
 */
export async function verifyBackup(file: string, signal?: AbortSignal): Promise<Manifest> {
  const damaged = (reason: string) =>
    new StartError(`${file} is not a complete backup (${reason}); nothing was restored.`)
  const tables = new Map<string, Part>()
  const images = new Part()
  let manifest: Manifest | null = null
  try {
    for await (const entry of readArchive(file)) {
      signal?.throwIfAborted()
      if (manifest !== null) throw damaged('there is more after its manifest')
      if (entry.name === MANIFEST_NAME) manifest = read(file, entry.bytes)
      else await count(entry, tables, images)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    if (error instanceof Error && UNREADABLE.has(errorCode(error) ?? ''))
      throw new StartError(`${file} cannot be read: ${error.message}. Nothing was restored.`, { cause: error })
    throw damaged(error instanceof Error ? error.message : String(error))
  }
  if (manifest === null) throw damaged('it has no manifest')
  const different = differences(manifest, tables, images)
  if (different.length > 0) throw damaged(`its manifest describes other data of ${different.join(', ')}`)
  return manifest
}

function read(file: string, bytes: Buffer): Manifest {
  const format = declaredFormat(bytes)
  if (format !== null && format > FORMAT) {
    throw new StartError(`${file} was written by a newer version of the service, with which it can be restored.`)
  }
  const manifest = parseManifest(bytes)
  if (manifest === null) throw new Error('its manifest is unreadable')
  return manifest
}

async function count(entry: ArchiveEntry, tables: Map<string, Part>, images: Part): Promise<void> {
  const table = TABLE_ENTRY.exec(entry.name)?.[1]
  if (table !== undefined) {
    const text = await tableText(entry)
    const part = tables.get(table) ?? new Part()
    part.add(text.length, text)
    tables.set(table, part)
    return
  }
  const key = keyOfEntry(entry)
  if (key === null) throw new Error(`unknown entry ${entry.name}`)
  images.add(entry.bytes.length, listingLine(key, entry.bytes))
}

/** Names the parts that are not as the manifest describes them. */
function differences(manifest: Manifest, tables: ReadonlyMap<string, Part>, images: Part): string[] {
  const described = new Set(manifest.tables.map(({ name }) => name))
  const unknown = [...tables.keys()].filter((name) => !described.has(name))
  const changed = manifest.tables
    .filter(({ name, entries, bytes, sha256 }) => {
      const found = (tables.get(name) ?? new Part()).totals()
      return !isDeepStrictEqual(found, { entries, bytes, sha256 })
    })
    .map(({ name }) => name)
  const { entries, bytes, sha256 } = manifest.images
  const sameImages = isDeepStrictEqual(images.totals(), { entries, bytes, sha256 })
  return [...unknown, ...changed, ...(sameImages ? [] : ['the images'])]
}
