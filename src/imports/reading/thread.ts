import { parentPort, workerData } from 'node:worker_threads'
import type { ImportFormat } from '../../../generated/api.d.ts'
import { UploadedArchive } from '../archive/read.ts'
import { giveWay } from '../../threads/priority.ts'
import type { ReadRow } from '../records.ts'
import { BadFile } from '../badFile.ts'
import { formatOfFile, readFileRows } from './file.ts'

/** The program of the thread that reads an uploaded file; it sends one message for each that it gets. */

/** Question to the thread: for its next message, or for the file of an image in an archive. */
export type ReaderQuestion = 'next' | { readonly image: string }

/** Message of the thread: the format first, then rows until there are no more; or what is wrong with the file. */
export type ReaderMessage =
  | { readonly format: ImportFormat }
  | { readonly rows: readonly ReadRow[]; readonly isLast: boolean }
  | { readonly image: Uint8Array | null }
  | { readonly badFile: string }

/** Rows of one message, and characters from which on it gets no more. */
const BATCH = 500
const ENOUGH = 4 * 1024 * 1024

const { path } = workerData as { readonly path: string }

async function* messages(): AsyncGenerator<ReaderMessage> {
  try {
    yield { format: await formatOfFile(path) }
    let rows: ReadRow[] = []
    let size = 0
    for await (const row of readFileRows(path)) {
      rows.push(row)
      size += row.size ?? 0
      if (rows.length < BATCH && size < ENOUGH) continue
      yield { rows, isLast: false }
      rows = []
      size = 0
    }
    yield { rows, isLast: true }
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    yield { badFile: error.message }
  }
}

async function answer(question: ReaderQuestion): Promise<ReaderMessage> {
  if (question === 'next') return (await sent.next()).value as ReaderMessage
  try {
    archive ??= UploadedArchive.open(path)
    return { image: await (await archive).image(question.image) }
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { badFile: error.message }
  }
}

giveWay()
const sent = messages()
let archive: Promise<UploadedArchive> | null = null
parentPort?.on('message', (question: ReaderQuestion) => {
  void answer(question).then((message) => parentPort?.postMessage(message))
})
