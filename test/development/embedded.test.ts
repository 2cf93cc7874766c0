import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '../../src/database/embedded.ts'
import { StartError } from '../../src/startError.ts'
import { temporaryFolder } from './temporary.ts'

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

test('a folder that PostgreSQL cannot reach ends in a sentence', async () => {
  const folder = temporaryFolder()
  const closed = path.join(folder, 'closed')
  mkdirSync(closed, { mode: process.getuid?.() === 0 ? 0o700 : 0o500 })
  await assert.rejects(startEmbedded(path.join(closed, 'data')), (error) => {
    assert.ok(error instanceof StartError)
    assert.match(error.message, /set DATA_DIR to a folder/)
    return true
  })
})

test('a file in the place of the data folder ends in a sentence', async () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await assert.rejects(startEmbedded(file), {
    message: `The data folder ${file} cannot be written: set DATA_DIR to a folder of your own.`,
  })
})

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
