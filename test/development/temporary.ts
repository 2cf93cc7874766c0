import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { atEnd } from '../support/group.ts'

// Hooks of one test run in the order of their making, so a folder's removal there would come before its server's stop.
const folders: string[] = []
atEnd(() => {
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return Promise.resolve()
})

/** A folder that `nobody` may pass through, gone after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-log-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}
