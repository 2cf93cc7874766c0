import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '../kernel/errorCode.ts'
import { makeFolderSync } from '../kernel/folders.ts'
import { isRoot, ownFolder, type FileOwner } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'
import { NOBODY, reachablePlace, serverMay } from './serverUser.ts'

/** Paths of the embedded PostgreSQL's files. */
export interface Home {
  /** Folder of all files below. Only this process's user can put anything into it. */
  readonly folder: string
  /** Data directory; it belongs to the user that PostgreSQL runs as, like the two files below. */
  readonly data: string
  readonly log: string
  readonly password: string
}

/** Returns the owner of PostgreSQL's files; undefined for this process's user. */
export function databaseOwner(): FileOwner | undefined {
  return isRoot() ? NOBODY : undefined
}

/**
 * Creates the folder, or takes over one from an earlier version, which left it to `nobody`.
 * @param folder the data folder
 * @throws StartError when a link is in the place of the folder or the database
 */
export async function prepareHome(folder: string): Promise<Home> {
  // Other users may traverse the data folder (`nobody` must) but not list it.
  if (makeFolderSync(folder) !== undefined) chmodSync(folder, 0o711)
  // The resolved path lets a later start recognize the server's command line.
  const home = await reachablePlace(path.join(realpathSync(folder), 'postgres'))
  ownFolder(home, isRoot() ? 0o711 : 0o700)
  const data = path.join(home, 'data')
  if (lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new StartError(`${data} is a link: move the database there, or set DATA_DIR to the folder that it is in.`)
  }
  const log = path.join(home, 'server.log')
  return { folder: home, data, log, password: path.join(home, 'password') }
}

/**
 * Requires that PostgreSQL's user can reach the folder, because PostgreSQL's own message would not name the cause.
 * @throws StartError when that user cannot reach the folder
 */
export async function requireReach(home: Home, folder: string): Promise<void> {
  if (!isRoot() || (await serverMay('-x', home.folder))) return
  throw new StartError(
    `PostgreSQL runs as the user nobody, who cannot reach ${folder}: set DATA_DIR to a folder outside a closed one, or run as a user who is not root.`,
  )
}

/** Creates an empty folder for initdb and removes incomplete clusters of earlier attempts. */
export function freshFolder(home: Home): string {
  for (const name of readdirSync(home.folder).filter((name) => name.startsWith('new-')))
    remove(path.join(home.folder, name))
  const fresh = path.join(home.folder, `new-${process.pid}-${Date.now()}`)
  mkdirSync(fresh, { mode: 0o700 })
  const owner = databaseOwner()
  if (owner) chownSync(fresh, owner.uid, owner.gid)
  return fresh
}

/**
 * Removes a folder. Its former owner is locked out first and cannot redirect us by links. A link itself is removed, not
 * its target.
 */
function remove(file: string): void {
  if (lstatSync(file).isDirectory()) ownFolder(file, 0o700)
  rmSync(file, { recursive: true, force: true, maxRetries: 5 })
}

/** Creates the log for PostgreSQL's user, who cannot create files here. An existing log is left unchanged. */
export function prepareLog({ log }: Home): void {
  if (!isRoot()) return
  try {
    writeFileSync(log, '', { flag: 'wx', mode: 0o600 })
    chownSync(log, NOBODY.uid, NOBODY.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
