import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { textModules } from '../../src/generator/texts.ts'

test('a message that replaces another one with the same key is a mistake', async (context) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'print-log-texts-'))
  context.after(() => rm(root, { recursive: true, force: true }))
  await cp('src', path.join(root, 'src'), { recursive: true })
  textModules(root)

  const file = path.join(root, 'src/web/languages/en/quotes.json')
  const catalogue = await readFile(file, 'utf8')
  await writeFile(file, catalogue.replace('{', '{\n  "price": "Another price",'))
  assert.throws(() => textModules(root), { message: 'src/web/languages/en/quotes.json: price is there twice.' })
})
