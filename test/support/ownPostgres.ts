import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries, reachableBinaries } from '../../src/database/binaries.ts'
import { startEmbedded } from '../../src/database/embedded.ts'
import { stoppedWithUs } from './interruption.ts'

const run = promisify(execFile)
const SEGMENT = 16 * 1024 * 1024

/** A PostgreSQL of the test's own, that it may restart and freeze. */
export interface OwnPostgres {
  /** An empty database, with a password. */
  readonly url: string
  /** Cuts every connection and starts again on the same port; resolves when connections are accepted. */
  restart(): Promise<void>
  /** Stops the clock of every server process: connections stay open, new ones are accepted by the system, nobody answers. */
  freeze(): Promise<void>
  thaw(): void
  /** Lets no file grow beyond 16 MiB, the size of a WAL segment, by what clients do; needs no right but that of the server's user. */
  fill(): Promise<void>
  /** Lets files grow again. */
  free(): Promise<void>
  /** Thaws and stops it and removes its folder. */
  stop(): Promise<void>
}

/** Starts a server on a folder and a port of its own. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-log-postgres-'))
  chmodSync(folder, 0o711) // the user `nobody` has to pass through when we are root
  const server = await startEmbedded(folder)
  const data = path.join(folder, 'postgres/data')
  let frozen: number[] = []
  let restarted = Promise.resolve()
  const thaw = () => {
    // The first process last: it would take a child that it finds stopped for one that hangs.
    for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT')
    frozen = []
  }
  const stop = stoppedWithUs(async () => {
    thaw()
    // A failed test may leave a restart under way, which would start again what is stopped here.
    await restarted.catch(() => undefined)
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    url: server.url,
    restart: () => (restarted = restart(data)),
    async freeze() {
      frozen = await stopClock(server.url, postmasterOf(data))
    },
    thaw,
    stop,
    fill: () => limitFiles(server.url, data, String(SEGMENT)),
    free: () => limitFiles(server.url, data, 'unlimited'),
  }
}

async function restart(data: string): Promise<void> {
  const { pg_ctl: program } = await reachableBinaries(await findBinaries(), path.join(data, '../..'))
  const { uid, gid } = statSync(data)
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}
  const options = ['-w', '-s', '-m', 'fast', '-D', data, '-l', path.join(data, '../server.log')]
  await run(program, ['restart', ...options], { ...owner, cwd: '/' })
}

/** Sets the soft limit of the backends and of the postmaster, whose next children inherit it. */
async function limitFiles(url: string, data: string, limit: string): Promise<void> {
  const { uid, gid } = statSync(data)
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  await client.end()
  for (const pid of [postmasterOf(data), ...rows.map((row) => row.pid)])
    await run('prlimit', ['--pid', String(pid), `--fsize=${limit}:unlimited`], owner)
}

function postmasterOf(data: string): number {
  return Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10)
}

/** Returns the stopped processes, the postmaster first. Once it is stopped no process is started, and no process id freed. */
async function stopClock(url: string, postmaster: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  process.kill(postmaster, 'SIGSTOP')
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  await client.end()
  return [postmaster, ...rows.map((row) => row.pid)]
}
