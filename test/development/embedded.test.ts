import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import { dataFolderError } from '../../src/database/dataFolderError.ts'
import { startEmbedded } from '../../src/database/embedded.ts'
import { StartError } from '../../src/kernel/startError.ts'
import { temporaryFolder } from './temporary.ts'

const isRoot = process.getuid?.() === 0
const HOLDER = new URL('holder.ts', import.meta.url).pathname

test('data outlives a stop, text is UTF-8, nothing secret is readable', async (t) => {
  const folder = temporaryFolder()
  const first = await startEmbedded(folder)
  await query(first.url, "create table notes as select 'größer ☕' as text")
  await first.stop()
  assert.equal(await connects(first.url), false)
  assert.equal(statSync(path.join(folder, 'postgres/password')).mode & 0o077, 0)

  const second = await startEmbedded(folder)
  t.after(() => second.stop())
  assert.deepEqual(await query(second.url, 'select text, upper(text) from notes'), [
    { text: 'größer ☕', upper: 'GRÖßER ☕' },
  ])
})

test('a server that outlived its killed parent is adopted and then stopped', async (t) => {
  const folder = temporaryFolder()
  const { process: holder, url } = await hold(folder, t)
  holder.kill('SIGKILL')
  await once(holder, 'exit')

  const adopted = await startEmbedded(folder)
  assert.equal(adopted.url, url)
  await adopted.stop()
  assert.equal(await connects(url), false)
})

test('two processes share one server; the last one to leave stops it', async (t) => {
  const folder = temporaryFolder()
  const { process: holder, url } = await hold(folder, t)
  const shared = await startEmbedded(folder)
  assert.equal(shared.url, url)
  holder.kill('SIGTERM')
  await once(holder, 'exit')
  assert.equal(await connects(url), true)
  await shared.stop()
  assert.equal(await connects(url), false)
})

test('two first starts at once make one database', async () => {
  const folder = temporaryFolder()
  const [first, second] = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
  assert.equal(first.url, second.url)
  await first.stop()
  assert.equal(await connects(second.url), true)
  await second.stop()
})

test('a cut-short initdb and a process id that went to another program do no harm', async (t) => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'postgres/new-1-1/base'), { recursive: true })
  const first = await startEmbedded(folder)
  await first.stop()
  assert.equal(existsSync(path.join(folder, 'postgres/new-1-1')), false)

  const data = path.join(folder, 'postgres/data')
  writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`)
  writeFileSync(path.join(folder, 'postgres/lock'), '999999999')
  const second = await startEmbedded(folder)
  t.after(() => second.stop())
  assert.equal(await connects(second.url), true)
  assert.match(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), new RegExp(new URL(second.url).port))
})

test(
  'a folder that is not ours to write ends in a sentence',
  { skip: isRoot && 'root may write everywhere' },
  async () => {
    const closed = path.join(temporaryFolder(), 'closed')
    mkdirSync(closed, { mode: 0o500 })
    await assert.rejects(startEmbedded(path.join(closed, 'data')), (error) => {
      assert.ok(error instanceof StartError)
      assert.match(error.message, /set DATA_DIR to a folder/)
      return true
    })
  },
)

test('a file in the place of the data folder ends in a sentence', async () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await assert.rejects(startEmbedded(file), {
    message: `The data folder ${file} cannot be written: set DATA_DIR to a folder of your own.`,
  })
})

test('a full disk ends in a sentence', () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })
  const initdb = Object.assign(new Error('Command failed'), {
    code: 1,
    stderr: 'FATAL:  could not extend file: No space left on device\ninitdb: removing data directory\n',
  })
  for (const error of [full, initdb])
    assert.match(dataFolderError('/data', error)?.message ?? '', /^No space is left for/)
  assert.equal(
    dataFolderError('/data', Object.assign(new Error('spawn'), { code: 'ENOENT', syscall: 'spawn initdb' })),
    null,
  )
})

test('a data folder that the system cannot create ends in a sentence', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder()
  const [dangling, loop] = [path.join(folder, 'dangling'), path.join(folder, 'loop')]
  symlinkSync(path.join(folder, 'nothing'), dangling)
  symlinkSync(loop, loop)
  const places = [dangling, path.join(dangling, 'data'), loop, path.join(folder, 'x'.repeat(300))]
  if (process.platform === 'linux') places.push('/proc/data', '/sys/data')
  for (const place of places) {
    await assert.rejects(startEmbedded(place), {
      message: `The data folder ${place} cannot be written: set DATA_DIR to a folder of your own.`,
    })
  }
})

/** What PostgreSQL runs as, when the service runs as root. */
const NOBODY = 65534
const skip = process.getuid?.() === 0 ? false : 'only root can be led where it should not go'

/** A folder and a file of root's that no link may lead to. */
function victims(folder: string) {
  const victim = path.join(folder, 'victim')
  mkdirSync(victim, { mode: 0o700 })
  const file = path.join(victim, '999999999-file')
  writeFileSync(file, 'precious\n', { mode: 0o600 })
  const state = () =>
    [victim, file].map((name) => {
      const { mode, uid, gid, size } = lstatSync(name)
      return { name, mode, uid, gid, size }
    })
  const before = state()
  return {
    victim,
    file,
    requireUntouched: () => {
      assert.deepEqual(state(), before)
      assert.deepEqual(readdirSync(victim), ['999999999-file'])
      assert.equal(readFileSync(file, 'utf8'), 'precious\n')
    },
  }
}

test('F67: the user of PostgreSQL can put nothing where root writes', { skip }, async (t) => {
  const folder = temporaryFolder()
  const running = await startEmbedded(folder)
  t.after(() => running.stop())
  const home = path.join(folder, 'postgres')
  for (const name of ['', 'users']) assert.equal(lstatSync(path.join(home, name)).uid, 0, name)
  for (const name of ['data', 'server.log']) assert.equal(lstatSync(path.join(home, name)).uid, NOBODY, name)
  for (const name of ['lock', 'new-1', 'users/1-x', '../demo-key']) {
    const link = spawn('ln', ['-s', '/etc/passwd', path.join(home, name)], {
      uid: NOBODY,
      gid: NOBODY,
      stdio: 'ignore',
    })
    assert.notEqual((await once(link, 'exit'))[0], 0, name)
  }
})

for (const [name, target] of [
  ['users', 'folder'],
  ['lock', 'file'],
  ['password', 'file'],
  ['server.log', 'file'],
  ['new-1-1', 'folder'],
  ['data', 'folder'],
  ['data/postmaster.pid', 'file'],
  ['', 'folder'],
] as const) {
  test(`F67: root follows no link in the place of postgres/${name}`, { skip }, async () => {
    const folder = temporaryFolder()
    const { victim, file, requireUntouched } = victims(folder)
    const link = path.join(folder, 'postgres', name)
    mkdirSync(path.dirname(link), { recursive: true })
    // As an earlier version left the folder.
    if (name !== '')
      for (let at = path.dirname(link); at !== folder; at = path.dirname(at)) chownSync(at, NOBODY, NOBODY)
    symlinkSync(target === 'file' ? file : victim, link)
    const started = await startEmbedded(folder).catch((error: unknown) => {
      assert.ok(error instanceof StartError, String(error))
      return null
    })
    await started?.stop()
    requireUntouched()
  })
}

async function hold(folder: string, t: TestContext): Promise<{ process: ChildProcess; url: string }> {
  const holder = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => holder.kill('SIGKILL'))
  const [line] = (await once(holder.stdout, 'data')) as [Buffer]
  return { process: holder, url: line.toString().trim() }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const connects = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  )
