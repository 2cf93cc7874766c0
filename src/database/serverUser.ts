import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../kernel/errorCode.ts'
import { isRoot, type FileOwner } from '../kernel/plainFiles.ts'

/** User that PostgreSQL runs as when we are root, which it refuses; 65534 is `nobody` on Linux. */
export const NOBODY: FileOwner = { uid: 65534, gid: 65534 }
/** Folder that every user may enter, for data whose own parent folder only root may enter. */
const OUTSIDE = '/var/lib/print-log'

/**
 * Returns the options for running PostgreSQL's programs: as its user, in a folder that every user may enter, with a
 * minimal environment.
 */
export function serverOptions() {
  return { ...(isRoot() ? NOBODY : {}), cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/**
 * Whether PostgreSQL's user passes a check of `test`.
 * @param check `-x` for "may execute or enter", `-w` for "may write"
 */
export function serverMay(check: '-x' | '-w', file: string): Promise<boolean> {
  return promisify(execFile)('test', [check, file], serverOptions()).then(
    () => true,
    () => false,
  )
}

/**
 * Finds a place for the server's folder that its user can reach. Folders such as /root admit only root: the place is
 * then a link to a new folder below /var/lib/print-log.
 * @param place intended place of the folder; its parent exists
 * @returns actual place of the folder
 */
export async function reachablePlace(place: string): Promise<string> {
  if (!isRoot()) return place
  const linked = linkedPlace(place)
  if (linked !== null) return linked
  if (await serverMay('-x', path.dirname(place))) return place
  const linkedMeanwhile = linkedPlace(place)
  if (linkedMeanwhile !== null) return linkedMeanwhile
  // Existing content is not ours to move.
  if (existsSync(place) && readdirSync(place).length > 0) return place
  return link(place)
}

/** Returns the target of a link created by the service; null for anything else. */
function linkedPlace(place: string): string | null {
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null
  const target = readlinkSync(place)
  if (!target.startsWith(`${OUTSIDE}/`)) return null
  makePassable(path.dirname(target))
  return target
}

/** Creates the link, unless another process that starts at the same time does so first. Returns its target. */
function link(place: string): string {
  makePassable(OUTSIDE)
  const parent = mkdtempSync(path.join(OUTSIDE, 'data-'))
  chmodSync(parent, 0o711)
  try {
    if (existsSync(place)) rmdirSync(place)
    symlinkSync(path.join(parent, 'postgres'), place)
  } catch (error) {
    if (!['EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
    rmdirSync(parent)
  }
  return readlinkSync(place)
}

/** Creates a folder in OUTSIDE that others may traverse but not list. */
function makePassable(folder: string): void {
  if (folder !== OUTSIDE) makePassable(path.dirname(folder))
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711)
}
