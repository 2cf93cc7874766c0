import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { signingKeys, sessionSecret } from '../../src/development/keys.ts'
import { readPlain, replacePlain } from '../../src/kernel/plainFiles.ts'
import { StartError } from '../../src/kernel/startError.ts'
import { temporaryFolder } from '../development/temporary.ts'

function linked(name: string): { file: string; target: string } {
  const folder = temporaryFolder()
  const [target, file] = [path.join(folder, 'target'), path.join(folder, name)]
  writeFileSync(target, 'precious', { mode: 0o644 })
  symlinkSync(target, file)
  return { file, target }
}

test('F67: a link is not read, and neither is a folder or a pipe', () => {
  const { file } = linked('link')
  const folder = path.join(path.dirname(file), 'folder')
  mkdirSync(folder)
  const pipe = path.join(path.dirname(file), 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const place of [file, folder, pipe]) {
    assert.throws(
      () => readPlain(place),
      (error) => error instanceof StartError && error.message.startsWith(place),
    )
  }
  assert.equal(readPlain(path.join(folder, 'none')), null)
})

test('F67: a link is replaced, and what it leads to is not touched', () => {
  const { file, target } = linked('link')
  replacePlain(file, 'new')
  assert.equal(readFileSync(target, 'utf8'), 'precious')
  assert.equal(readPlain(file), 'new')
  assert.equal(lstatSync(file).mode & 0o7777, 0o600)
  replacePlain(file, 'newer')
  assert.equal(readPlain(file), 'newer')
  assert.deepEqual(readdirSync(path.dirname(file)).sort(), ['link', 'target'])
})

test('F67: keys and secrets are neither taken from where a link leads nor written there', async () => {
  const keys = linked('provider-keys.json')
  await assert.rejects(signingKeys(path.dirname(keys.file)), StartError)
  const secret = linked('session-secret')
  assert.throws(() => sessionSecret(path.dirname(secret.file)), StartError)
  for (const { target } of [keys, secret]) assert.equal(readFileSync(target, 'utf8'), 'precious')
})
