import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { claimImport } from '../../src/imports/hold.ts'
import { ImportRun } from '../../src/imports/run.ts'
import { removeStrayFolders } from '../../src/kernel/temporaryFolders.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { fileForm, history, job } from './support.ts'

const before = process.env['TMPDIR']
const temporary = await mkdtemp(path.join(tmpdir(), 'folders-'))
process.env['TMPDIR'] = temporary
after(async () => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await rm(temporary, { recursive: true })
})
const server = await startServer()

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

async function folders(): Promise<string[]> {
  const names = await readdir(temporary)
  return names.filter((name) => name.startsWith('print-log-import-')).map((name) => path.join(temporary, name))
}

test('the folder of an import that is worked on for hours stays, and is removed an hour after the work has stopped', async () => {
  const user = await newUser(server)
  const { status } = await server.client.call('Imports_PostImport', { as: user, body: fileForm(history([job(1)])) })
  assert.equal(status, 202)
  const held = await claimImport(server.db)
  assert.ok(held)
  const { quotas, store } = server.services
  const { storage } = server.services.config
  const services = { db: server.db, log: pino({ level: 'silent' }), quotas, store, storage }
  const run = new ImportRun(services, held, () => false)
  await run.withFile(async (file) => {
    await file.open()
    const [folder = ''] = await folders()
    await utimes(folder, hours(-5), hours(-5))
    await utimes(path.join(folder, 'upload'), hours(-5), hours(-5))
    await run.step(async () => undefined)
    assert.equal(await removeStrayFolders(hours(0)), 0)
    assert.deepEqual(await folders(), [folder])
    assert.equal(await removeStrayFolders(hours(2)), 1)
    assert.deepEqual(await folders(), [])
  })
})
