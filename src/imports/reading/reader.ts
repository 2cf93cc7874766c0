import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ImportFormat } from '../../../generated/api.d.ts'
import { THREAD_ENVIRONMENT } from '../../config/threadEnvironment.ts'
import type { ReadRow } from '../records.ts'
import { BadFile } from '../badFile.ts'
import type { ReaderMessage, ReaderQuestion } from './thread.ts'

/** Heap limits of the thread in MiB. The memory of SQLite, which is not a part of the heap, has bounds of its own. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
/** Milliseconds that the thread may take for one message. */
const MESSAGE_TIMEOUT = 60_000

/**
 * Reader of an uploaded file, in a thread of its own that is limited in memory and time: nothing of the file is ever read by the
 * event loop.
 */
export class FileReader {
  readonly #thread: Worker
  #failure: Error | null = null

  /** @param path file on this machine */
  constructor(path: string) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'imports',
      env: THREAD_ENVIRONMENT,
      execArgv: [],
      resourceLimits: HEAP,
      workerData: { path },
    })
    this.#thread.on('error', (error: Error) => (this.#failure = error))
  }

  /**
   * Finds out the format of the file. Call it first.
   * @throws BadFile with what is wrong
   */
  async format(): Promise<ImportFormat> {
    const message = await this.#ask()
    if ('format' in message) return message.format
    throw new Error('The thread begins with the format.')
  }

  /**
   * Reads the rows of the file in batches.
   * @throws BadFile with what is wrong; rows before it were given already
   */
  async *rows(): AsyncGenerator<readonly ReadRow[]> {
    for (;;) {
      const message = await this.#ask()
      if (!('rows' in message)) throw new Error('After the format the thread sends rows.')
      if (message.rows.length > 0) yield message.rows
      if (message.isLast) return
    }
  }

  /**
   * Reads the file of an image in an archive.
   * @returns null when the archive does not have it, or another one
   * @throws BadFile with what is wrong
   */
  async image(id: string): Promise<Buffer | null> {
    const message = await this.#ask({ image: id })
    if (!('image' in message)) throw new Error('The thread answers with an image.')
    return message.image && Buffer.from(message.image)
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  async #ask(question: ReaderQuestion = 'next'): Promise<Exclude<ReaderMessage, { badFile: string }>> {
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(), MESSAGE_TIMEOUT)
    const ended = () => end.abort()
    this.#thread.once('exit', ended)
    try {
      this.#thread.postMessage(question)
      const [message] = (await once(this.#thread, 'message', { signal: end.signal })) as [ReaderMessage]
      if ('badFile' in message) throw new BadFile(message.badFile)
      return message
    } catch (error) {
      if (error instanceof BadFile) throw error
      if (this.#failure !== null && (this.#failure as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') {
        throw this.#failure
      }
      throw new BadFile('Reading the file takes too much time or memory.')
    } finally {
      clearTimeout(timer)
      this.#thread.off('exit', ended)
    }
  }
}
