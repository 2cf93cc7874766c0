import { mkdirSync, statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './errorCode.ts'

/**
 * Creates a folder and those above it. Node's own option `recursive` never returns below /proc, which refuses new folders with
 * ENOENT, as if the one above were missing.
 * @param mode permissions of the folders that are created
 * @returns the topmost folder that was created; undefined when the folder existed
 * @throws Error of the system when the folder cannot be created, or something else is in its place
 */
export async function makeFolder(folder: string, mode?: number): Promise<string | undefined> {
  if (await isFolder(folder)) return undefined
  const above = path.dirname(folder)
  const made = above === folder ? undefined : await makeFolder(above, mode)
  try {
    await mkdir(folder, { mode })
    return made ?? folder
  } catch (error) {
    // Another process may have created it meanwhile.
    if (errorCode(error) === 'EEXIST' && (await isFolder(folder))) return made
    throw error
  }
}

/** Creates a folder like `makeFolder`, without waiting. */
export function makeFolderSync(folder: string, mode?: number): string | undefined {
  if (isFolderSync(folder)) return undefined
  const above = path.dirname(folder)
  const made = above === folder ? undefined : makeFolderSync(above, mode)
  try {
    mkdirSync(folder, { mode })
    return made ?? folder
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && isFolderSync(folder)) return made
    throw error
  }
}

const DENIED = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']

/** Whether an error of the system says that a folder cannot be created or written, and stays so until somebody changes a setting. */
export function isFolderDenied(error: Error): boolean {
  const code = errorCode(error) ?? ''
  const isCreation = 'syscall' in error && error.syscall === 'mkdir'
  // A program that is missing is ENOENT as well.
  return DENIED.includes(code) || (code === 'ENOENT' && isCreation)
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

function isFolderSync(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false
}
