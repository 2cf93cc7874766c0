import { lstat, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorCode } from './errorCode.ts'

/** Minimum age of a folder that is removed, in milliseconds: who works with one changes or touches it more often. */
const GRACE = 60 * 60 * 1000
/** Names of folders that were made here. */
const OURS = /^print-log-(?:import|upload)-/

/** Creates a folder for the file of an import, or for one that is being uploaded, on this machine's disk. */
export function makeTemporaryFolder(purpose: 'import' | 'upload'): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `print-log-${purpose}-`))
}

/** Marks a temporary folder as used, so that it is not taken for one that was left behind. */
export async function touchTemporaryFolder(folder: string): Promise<void> {
  const now = new Date()
  await utimes(folder, now, now)
}

/**
 * Removes temporary folders that nobody has used for an hour: remnants of an instance that was killed. The date alone decides,
 * because instances that share the disk may have different databases. Folders of other users of the machine stay.
 * @param now the database's time
 * @returns the number of removed folders
 */
export async function removeStrayFolders(now: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (!OURS.test(name) || !(await isStray(folder, now))) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

async function isStray(folder: string, now: Date): Promise<boolean> {
  try {
    const { uid, mtimeMs } = await lstat(folder)
    if (uid !== process.getuid?.()) return false
    const files = await Promise.all((await readdir(folder)).map((name) => lstat(path.join(folder, name))))
    const used = Math.max(mtimeMs, ...files.map((file) => file.mtimeMs))
    return used < now.getTime() - GRACE
  } catch (error) {
    // Its user or another instance has removed it meanwhile, or it is not a folder.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}
