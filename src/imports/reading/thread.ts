import { parentPort, workerData } from 'node:worker_threads'
import type { ImportFormat } from '../../../generated/api.d.ts'
import { giveWay } from '../../threads/priority.ts'
import type { ReadRow } from '../records.ts'
import { BadFile } from './badFile.ts'
import { formatOfFile, readFileRows } from './file.ts'

/** The program of the thread that reads an uploaded file; it sends one message for each that it gets. */

/** Message of the thread: the format first, then rows until there are no more; or what is wrong with the file. */
export type ReaderMessage =
  | { readonly format: ImportFormat }
  | { readonly rows: readonly ReadRow[]; readonly isLast: boolean }
  | { readonly badFile: string }

/** Rows of one message. */
const BATCH = 500

const { path } = workerData as { readonly path: string }

async function* messages(): AsyncGenerator<ReaderMessage> {
  try {
    yield { format: await formatOfFile(path) }
    let rows: ReadRow[] = []
    for await (const row of readFileRows(path)) {
      rows.push(row)
      if (rows.length < BATCH) continue
      yield { rows, isLast: false }
      rows = []
    }
    yield { rows, isLast: true }
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    yield { badFile: error.message }
  }
}

giveWay()
const sent = messages()
parentPort?.on('message', () => {
  void sent.next().then(({ value }) => parentPort?.postMessage(value))
})
