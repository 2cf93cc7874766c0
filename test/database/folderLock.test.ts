import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { registerProcess, withFolderLock } from '../../src/database/folderLock.ts'
import { temporaryFolder } from '../development/temporary.ts'

/** Name of a process that had our id before this machine, or container, was started again. */
const FORMER = `${process.pid}:1`

test('the lock of a former process with the same id is taken over', async () => {
  const folder = temporaryFolder()
  const lock = path.join(folder, 'lock')
  writeFileSync(lock, FORMER)
  const holder = await withFolderLock(folder, async () => readFileSync(lock, 'utf8'))
  assert.match(holder, new RegExp(`^${process.pid}:\\d\\d+$`))
  assert(!existsSync(lock))
})

test('a former process with the same id does not count as a user of the folder, another living one does', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'users'))
  const first = registerProcess(folder)
  const second = registerProcess(folder)
  writeFileSync(path.join(folder, 'users', `${FORMER}-8a2f0c3e`), '')
  assert.equal(first.leave(), false)
  assert.equal(second.leave(), true)
})

test('a registration of an earlier version is known by its process id', () => {
  const folder = temporaryFolder()
  const own = registerProcess(folder)
  const users = path.join(folder, 'users')
  writeFileSync(path.join(users, `${process.pid}-12345678-0c3e`), '')
  assert.equal(own.leave(), false)
  const next = registerProcess(folder)
  writeFileSync(path.join(users, '999999999-12345678-0c3e'), '')
  assert.equal(next.leave(), false)
  assert(!existsSync(path.join(users, '999999999-12345678-0c3e')))
})
