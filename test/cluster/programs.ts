import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { reachablePlace } from '../../src/database/serverUser.ts'

const run = promisify(execFile)
const CACHE = path.resolve(import.meta.dirname, '../../.cache')
/** Output of a build is long, and shown only when it fails. */
const MAX_OUTPUT = 256 * 1024 * 1024
const LINES_OF_ERROR = 20

/** Thrown when there is nothing to make a cluster from. */
class NoCluster extends Error {}

/** Does work that needs a cluster. Without one it fails with a sentence that says what is missing. */
export async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof NoCluster)) throw error
    console.error(
      `There is no cluster: ${error.message}. CLUSTER_URL can name one (docs/operations.md, "Several machines").`,
    )
    process.exitCode = 1
  }
}

/**
 * The programs of a PostgreSQL that has Citus, a copy of the machine's own: nothing outside `.cache/` is changed. Citus is compiled when
 * they are asked for the first time, which takes some minutes.
 * @returns path of the folder with `initdb` and `pg_ctl`
 * @throws NoCluster without the source (CITUS_SOURCE, an archive) or without PostgreSQL's files for extensions (PG_CONFIG)
 */
export async function clusterPrograms(): Promise<string> {
  const source = process.env['CITUS_SOURCE'] ?? ''
  const config = process.env['PG_CONFIG'] ?? '/usr/lib/postgresql/15/bin/pg_config'
  if (!existsSync(source)) throw new NoCluster('CITUS_SOURCE must name an archive with the source of Citus 13')
  if (!existsSync(config))
    throw new NoCluster(`PG_CONFIG must name the pg_config of PostgreSQL 15; there is no ${config}`)
  const of = async (name: string) => (await run(config, [`--${name}`])).stdout.trim()
  const [bin, share, version] = [await of('bindir'), await of('sharedir'), await of('version')]
  if (!existsSync(path.join(await of('includedir-server'), 'postgres.h')))
    throw new NoCluster('the files for building extensions of PostgreSQL are missing (postgresql-server-dev-15)')
  mkdirSync(CACHE, { recursive: true })
  const name = `${path.basename(source).replace(/\.tar\..*$/, '')}-${version.replaceAll(/[^\w.]+/g, '-')}`
  const root = path.join(await reachablePlace(path.join(CACHE, 'citus')), name)
  const programs = path.join(root, bin)
  if (existsSync(root)) return programs
  console.error(`Building ${name}; this takes some minutes, once`)
  const fresh = `${root}.${process.pid}`
  try {
    // PostgreSQL finds its other files by their place relative to its programs.
    for (const folder of [path.dirname(bin), share]) {
      mkdirSync(path.join(fresh, path.dirname(folder)), { recursive: true })
      await run('cp', ['-RL', folder, path.join(fresh, folder)])
    }
    await build(source, config, fresh)
    // What was begun is never taken for what is finished. Another process may have finished first.
    if (!existsSync(root)) renameSync(fresh, root)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return programs
}

/** Compiles Citus and installs it below a folder. */
async function build(source: string, config: string, target: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citus-'))
  const options = { env: { ...process.env, PG_CONFIG: config }, maxBuffer: MAX_OUTPUT }
  try {
    await run('tar', ['-xf', path.resolve(source), '-C', folder])
    const [cwd = folder] = globSync(`${folder}/*`)
    await run('./configure', ['--without-libcurl', 'CFLAGS=-g0'], { ...options, cwd })
    await run('make', [`-j${os.availableParallelism()}`, '-s', 'with_llvm=no'], { ...options, cwd })
    await run('make', ['-s', 'install', 'with_llvm=no', `DESTDIR=${target}`], { ...options, cwd })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new NoCluster(`Citus could not be built:\n${stderr.split('\n').slice(-LINES_OF_ERROR).join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
