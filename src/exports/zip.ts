import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Size and hash of an entry, before compression. */
export interface EntrySum {
  readonly bytes: number
  /** SHA-256 in lower-case hexadecimal. */
  readonly sha256: string
}

/** Regular file that its owner can read and write. */
const MODE = 0o100600

/**
 * Zip file that is written entry by entry; zlib's threads compress it. Memory is bounded by a chunk of an entry, and the
 * directory at the end.
 */
export class ZipWriter {
  readonly #zip = new ZipFile()
  readonly #mtime: Date
  /** Bytes of the file; destroying it ends the entry that is being written. */
  readonly output: Readable

  /** @param mtime date of all entries */
  constructor(mtime: Date) {
    this.#mtime = mtime
    this.output = this.#zip.outputStream as Readable
    this.#zip.on('error', (error: Error) => this.output.destroy(error))
  }

  /**
   * Adds an entry; resolves when it has been read, which the reader of the output determines.
   * @param isPacked whether the content is compressed already, such as an image
   * @throws Error of the content, or of the output
   */
  async add(name: string, content: AsyncIterable<Buffer>, isPacked = false): Promise<EntrySum> {
    const hash = createHash('sha256')
    let bytes = 0
    async function* measured() {
      for await (const chunk of content) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    }
    const stream = Readable.from(measured(), { objectMode: false })
    const stop = () => stream.destroy(this.output.errored ?? undefined)
    this.output.once('close', stop)
    try {
      this.#zip.addReadStream(stream, name, { mtime: this.#mtime, mode: MODE, compress: !isPacked })
      await finished(stream, { writable: false })
    } finally {
      this.output.off('close', stop)
    }
    return { bytes, sha256: hash.digest('hex') }
  }

  /** Completes the file with its directory. */
  end(): void {
    this.#zip.end()
  }
}
