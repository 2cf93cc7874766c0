import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { makeFolder, makeFolderSync } from '../../src/kernel/folders.ts'

const root = mkdtempSync(path.join(tmpdir(), 'folders-'))
after(() => rmSync(root, { recursive: true, force: true }))

const MAKERS = {
  makeFolder,
  makeFolderSync: async (folder: string, mode?: number) => makeFolderSync(folder, mode),
}

for (const [name, make] of Object.entries(MAKERS)) {
  test(`${name} creates a folder with those above it, and names the topmost`, async () => {
    const top = path.join(root, name)
    const folder = path.join(top, 'a/b')
    assert.equal(await make(folder, 0o700), top)
    assert.equal(statSync(folder).mode & 0o777, 0o700)
    assert.equal(await make(folder), undefined)
    assert.equal(await make(path.join(folder, 'c')), path.join(folder, 'c'))
  })

  test(`${name} fails where there can be no folder`, { timeout: 10_000 }, async () => {
    const [file, dangling] = [path.join(root, `${name}-file`), path.join(root, `${name}-dangling`)]
    writeFileSync(file, '')
    symlinkSync(path.join(root, 'nothing'), dangling)
    for (const place of [file, path.join(file, 'data'), dangling, path.join(dangling, 'data')]) {
      await assert.rejects(make(place), { code: 'EEXIST' }, place)
    }
    if (process.platform === 'linux') await assert.rejects(make('/proc/data/media'), { code: 'ENOENT' })
  })
}
