import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { errorCode } from './errorCode.ts'
import { makeFolderSync } from './folders.ts'
import { StartError } from './startError.ts'

/** Numeric ids of a user and a group. */
export interface FileOwner {
  readonly uid: number
  readonly gid: number
}

// Windows has no such flags: there they count as 0. O_NONBLOCK prevents waiting for a pipe in place of a file.
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW
const FOLDER = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_DIRECTORY

/** Whether this process runs as root, and so must not follow links. */
export const isRoot = () => process.getuid?.() === 0

/**
 * Reads a file of the service, never the target of a link in its place.
 * @returns null when there is none
 * @throws StartError when something other than a file is there
 */
export function readPlain(file: string): string | null {
  const fd = open(file, READ)
  if (fd === null) return null
  try {
    if (!fstatSync(fd).isFile()) throw notPlain(file)
    return readFileSync(fd, 'utf8')
  } finally {
    closeSync(fd)
  }
}

/**
 * Writes a file, replacing any file or link in its place. Only its owner may read it.
 * @param owner owner of the file; this process's user by default
 */
export function replacePlain(file: string, text: string, owner?: FileOwner): void {
  const fresh = `${file}.${randomUUID()}`
  const fd = openSync(fresh, CREATE, 0o600)
  try {
    writeFileSync(fd, text)
    if (owner) fchownSync(fd, owner.uid, owner.gid)
  } finally {
    closeSync(fd)
  }
  renameSync(fresh, file)
}

/**
 * Creates a folder or reuses an existing one. If this process runs as root, root owns the folder afterwards, so that no
 * other user can put links into it.
 * @throws StartError when something else is in its place, including a link to a folder
 */
export function ownFolder(folder: string, mode: number): void {
  makeFolderSync(folder, mode)
  if (!isRoot()) return
  const fd = open(folder, FOLDER)
  if (fd === null) throw notPlain(folder)
  try {
    fchownSync(fd, 0, 0)
    fchmodSync(fd, mode)
  } finally {
    closeSync(fd)
  }
}

function open(file: string, flags: number): number | null {
  try {
    return openSync(file, flags)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return null
    // FreeBSD reports EMLINK where POSIX specifies ELOOP.
    if (code === 'ELOOP' || code === 'EMLINK' || code === 'ENOTDIR') throw notPlain(file)
    throw error
  }
}

function notPlain(file: string): StartError {
  return new StartError(`${file} is a link, or another thing than the service has made: remove it and start again.`)
}
