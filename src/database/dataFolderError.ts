import { errorCode } from '../kernel/errorCode.ts'
import { isFolderDenied } from '../kernel/folders.ts'
import { StartError } from '../kernel/startError.ts'

/** Sentence for an error of the system about the data folder; null for any other error. */
export function dataFolderError(folder: string, error: unknown): StartError | null {
  if (!(error instanceof Error) || error instanceof StartError) return null
  if (isFull(error)) {
    return new StartError(
      `No space is left for the data folder ${folder}: free some, or set DATA_DIR to a folder on another disk.`,
    )
  }
  if (!isFolderDenied(error)) return null
  return new StartError(`The data folder ${folder} cannot be written: set DATA_DIR to a folder of your own.`)
}

/** PostgreSQL's programs report a full disk on standard error. */
function isFull(error: Error): boolean {
  const said = 'stderr' in error ? String(error.stderr) : ''
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '') || /No space left on device|quota exceeded/.test(said)
}
