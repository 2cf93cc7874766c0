import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { readPlain, replacePlain } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'
import { findBinaries, reachableBinaries, type Binaries } from './binaries.ts'
import { dataFolderError } from './dataFolderError.ts'
import { databaseOwner, freshFolder, prepareHome, prepareLog, requireReach, type Home } from './home.ts'
import { isRunning, runningPort } from './postmaster.ts'
import { serverOptions } from './serverUser.ts'
import { withFolderLock, registerProcess } from './folderLock.ts'

const run = promisify(execFile)
/** Number of ports to try. */
const ATTEMPTS = 3

/**
 * Server settings that are gentle on a developer's machine. Insert-only tables are vacuumed early so that index-only
 * scans stay index-only.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  jit: 'off',
  autovacuum_vacuum_insert_scale_factor: '0.02',
  autovacuum_analyze_scale_factor: '0.02',
}

/** Running PostgreSQL server on this machine. */
export interface EmbeddedDatabase {
  /** URL with the password; must not be logged. */
  readonly url: string
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder, or adopts the server that already runs there, whether it belongs to another
 * process or outlived a killed parent. `pg_ctl` gives the server its own session, so Ctrl-C does not reach it before we
 * have drained.
 * @param folder the data folder; the database is in its subfolder `postgres/`
 * @throws StartError when PostgreSQL cannot run there
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const found = await findBinaries()
  const home = await explained(folder, () => prepareHome(folder))
  await requireReach(home, folder)
  await explained(folder, async () => prepareLog(home))
  const beside = path.dirname(home.folder)
  const binaries = await explained(folder, () => withFolderLock(home.folder, () => reachableBinaries(found, beside)))
  const membership = await explained(folder, async () => registerProcess(home.folder))
  const leave = () =>
    withFolderLock(home.folder, async () => {
      if (membership.leave() && isRunning(home.data)) await control(binaries, home, ['stop', '-m', 'fast'])
    })
  try {
    const port = await explained(folder, () => withFolderLock(home.folder, () => openServer(binaries, home)))
    const password = await explained(folder, async () => readPlain(home.password) ?? '')
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: leave }
  } catch (error) {
    await leave()
    throw error
  }
}

/** Starts the server unless it is running. Returns its port. */
async function openServer(binaries: Binaries, home: Home): Promise<number> {
  if (!existsSync(home.data)) await initialise(binaries, home)
  const adopted = await runningPort(home.data)
  if (adopted !== null) return adopted
  // A killed server leaves this file behind. Another program may have its process id by now, which pg_ctl would mistake
  // for the server.
  rmSync(path.join(home.data, 'postmaster.pid'), { force: true })
  for (let attempt = 1; ; attempt += 1) {
    const port = await listenOnce(0)
    const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}=${value}`)
    try {
      await control(binaries, home, ['start', '-t', '60', '-l', home.log, '-o', settings.join(' ')])
      return port
    } catch (error) {
      // Another program may have taken the port before PostgreSQL did.
      const isFree = await listenOnce(port).catch(() => null)
      if (attempt === ATTEMPTS || isFree !== null) throw error
    }
  }
}

/**
 * Builds the cluster in a temporary folder and then moves it into place, so that an interrupted initdb never counts as
 * a database.
 */
async function initialise(binaries: Binaries, home: Home): Promise<void> {
  const fresh = freshFolder(home)
  replacePlain(home.password, randomBytes(18).toString('base64url'), databaseOwner())
  const encoding = ['-E', 'UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${home.password}`]
  await run(binaries.initdb, ['-D', fresh, ...login, ...encoding, '--no-sync'], serverOptions())
  renameSync(fresh, home.data)
}

async function control(binaries: Binaries, home: Home, [action = '', ...options]: string[]): Promise<void> {
  await run(binaries.pg_ctl, [action, '-w', '-s', '-D', home.data, ...options], serverOptions())
}

/** Converts errors of the system or PostgreSQL to a single sentence. */
async function explained<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    const refusal = dataFolderError(folder, error)
    if (refusal) throw refusal
    throw new StartError(
      `The embedded PostgreSQL does not start (${lastLine(error)}): read ${path.join(folder, 'postgres/server.log')}, or set DATABASE_URL.`,
    )
  }
}

function lastLine(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : ''
  return (text || String(error)).split('\n').at(-1) ?? ''
}

/** Listens briefly on a loopback port, 0 for any free one. Returns the port. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
