import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { NOBODY, serverOptions } from '../../src/database/serverUser.ts'
import { isRoot } from '../../src/kernel/plainFiles.ts'
import { freePort } from '../support/ports.ts'
import { stoppedWithUs } from '../support/interruption.ts'
import { clusterPrograms } from './programs.ts'

const run = promisify(execFile)

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  // Loopback needs no encryption.
  'citus.node_conninfo': 'sslmode=disable',
  max_connections: '600',
  max_prepared_transactions: '600',
  // Citus runs a process for each database.
  max_worker_processes: '80',
  shared_buffers: '64MB',
  jit: 'off',
  // The data may be lost with the machine.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Small enough that a logbook is on several nodes, large enough that each node has several shards.
  'citus.shard_count': '4',
  // As db/citus.sql sets for its database, which a copy of it does not have.
  'citus.multi_shard_modify_mode': 'sequential',
  autovacuum_naptime: '10min',
  // Shards are moved by logical replication.
  wal_level: 'logical',
  max_wal_senders: '20',
  max_replication_slots: '20',
} as const

/** Running servers that know nothing of each other yet. */
export interface Nodes {
  /** URLs of the database `postgres` of each. */
  readonly urls: readonly string[]
  /** Stops all and removes their data. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL servers with Citus on ports of the loopback interface, with data that is removed when they stop.
 * @param settings server settings that differ
 * @throws NoCluster without the programs
 */
export async function startNodes(count: number, settings: Readonly<Record<string, string>> = {}): Promise<Nodes> {
  const programs = await clusterPrograms()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-log-cluster-'))
  chmodSync(folder, 0o711)
  const urls: string[] = []
  const add = async () => {
    const url = await startNode(programs, path.join(folder, `node-${urls.length}`), { ...SETTINGS, ...settings })
    urls.push(url)
    return url
  }
  const stop = stoppedWithUs(async () => {
    for (const index of urls.keys())
      await run(
        `${programs}/pg_ctl`,
        ['stop', '-m', 'immediate', '-D', path.join(folder, `node-${index}/data`)],
        serverOptions(),
      )
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (let index = 0; index < count; index += 1) await add()
  return { urls, stop }
}

async function startNode(programs: string, home: string, settings: Readonly<Record<string, string>>): Promise<string> {
  mkdirSync(home, { mode: 0o700 })
  if (isRoot()) chownSync(home, NOBODY.uid, NOBODY.gid)
  const options = serverOptions()
  // The servers are clients of each other, and look for certificates in the home of their user.
  const env = { ...options.env, HOME: home }
  const data = path.join(home, 'data')
  await run(
    `${programs}/initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, env },
  )
  const port = await freePort()
  const given = Object.entries({ ...settings, port }).map(([name, value]) => `-c ${name}='${value}'`)
  await run(
    `${programs}/pg_ctl`,
    ['start', '-w', '-s', '-D', data, '-l', path.join(home, 'server.log'), '-o', given.join(' ')],
    { ...options, env },
  )
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}
