import { buffer } from 'node:stream/consumers'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { BadFile } from '../badFile.ts'

const MAX_ENTRIES = 100_000
/** Bytes of all entries together, before compression. */
const MAX_TOTAL = 2 * 1024 * 1024 * 1024
/** Ratio up to which an entry may be compressed, from a size on: JSON lines that differ only in their ids reach 40. */
const MAX_RATIO = 200
const RATIO_FROM = 4 * 1024 * 1024
/** File type bits of a symbolic link, and all of them (inode(7)). */
const LINK = 0o120000
const TYPE = 0o170000

const DAMAGED = 'The zip file is damaged or incomplete.'

/** Zip file that somebody has uploaded; only what was checked can be read. */
export class UntrustedZip {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /**
   * Opens a file and reads its directory.
   * @throws BadFile when it is not a zip file, or could do harm
   */
  static async open(path: string): Promise<UntrustedZip> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(() => {
      throw new BadFile(DAMAGED)
    })
    try {
      return new UntrustedZip(zip, await readDirectory(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Size of an entry in bytes before compression; 0 without one. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0
  }

  /**
   * Reads an entry piece by piece.
   * @throws BadFile when it is damaged, or its size is another one than the directory says
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw new BadFile(`The archive lacks ${name}.`)
    try {
      yield* (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
    } catch {
      throw new BadFile(`The entry ${name} of the archive is damaged.`)
    }
  }

  /**
   * Reads a whole entry.
   * @param limit bytes that it can have
   * @throws BadFile as `read` does, and when it is larger
   */
  async readWhole(name: string, limit: number): Promise<Buffer> {
    if (this.sizeOf(name) > limit) throw new BadFile(`The entry ${name} of the archive has more than ${limit} bytes.`)
    return buffer(this.read(name))
  }

  close(): void {
    this.#zip.close()
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new BadFile(`The archive has more than ${MAX_ENTRIES} entries.`)
  const entries = new Map<string, Entry>()
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entries.has(entry.fileName)) throw new BadFile('The archive has two entries with the same name.')
      total += checkedSize(entry)
      if (total > MAX_TOTAL) throw new BadFile('The archive is too large when it is unpacked.')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    if (error instanceof BadFile) throw error
    const isName = error instanceof Error && /path|characters in fileName/.test(error.message)
    throw new BadFile(isName ? 'The archive has an entry whose name leads out of its folder.' : DAMAGED)
  }
  return entries
}

function checkedSize(entry: Entry): number {
  const { externalFileAttributes, uncompressedSize, compressedSize } = entry
  if (((externalFileAttributes >>> 16) & TYPE) === LINK) throw new BadFile('The archive has a link.')
  if (entry.isEncrypted()) throw new BadFile('The archive is encrypted.')
  if (uncompressedSize > RATIO_FROM && uncompressedSize > MAX_RATIO * compressedSize) {
    throw new BadFile('An entry of the archive is compressed more than records or images can be.')
  }
  return uncompressedSize
}
