import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { stringify } from 'yaml'
import { breakingChanges, tell } from '../../src/generator/compare.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'unnoticed-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** A contract whose files have this minimum length. */
function write(name: string, minLength: number): string {
  const file = { 'image/webp': { schema: { type: 'string', format: 'binary', minLength } } }
  const get = { responses: { 200: { description: 'A file.', content: file } } }
  const paths = { '/media/{imageId}': { get }, '/media/{imageId}/thumbnail': { get }, '/files': { get } }
  const target = path.join(folder, name)
  writeFileSync(target, stringify({ openapi: '3.1.0', info: { title: 'Files', version: 'v1' }, paths }))
  return target
}

test('a minimum length may go from the images, and from nothing else', async () => {
  const found = await breakingChanges(write('before.yaml', 1), write('after.yaml', 0))
  assert.deepEqual(found.map(tell), ["`GET /files`: the response's body minLength was decreased from `1` to `0`"])
  const stricter = await breakingChanges(write('before.yaml', 2), write('after.yaml', 0))
  assert.equal(stricter.length, 3)
})
