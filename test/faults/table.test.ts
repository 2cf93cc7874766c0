import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

/** A row with this number or a higher one is the last: the table never loses rows. */
const LAST_FAULT = 69
const ROOT = path.resolve(import.meta.dirname, '..')

/** A test that the table names; `…` at the end stands for what the test fills in. */
interface Reference {
  readonly file: string
  readonly title: string
}

const table = read('../docs/faults.md')
const sources = new Map(globSync('**/*.test.ts', { cwd: ROOT }).map((file) => [file, read(file)]))

test('every fault has its row, and every test that the table names is there under its number', () => {
  const rows = [...table.matchAll(/^\| (F\d+) \|.*$/gm)].map(([row, number = '']) => ({ number, row }))
  const count = Math.max(LAST_FAULT, rows.length)
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: count }, (_, index) => `F${index + 1}`),
    'the rows are numbered from F1, without a gap',
  )
  for (const { number, row } of rows) {
    const references = referencesOf(row)
    assert.ok(references.length > 0, `${number} names no test`)
    for (const { title } of references) assert.ok(title.startsWith(`${number}: `), `${number} names ${title}`)
  }
  for (const { file, title } of referencesOf(table)) {
    assert.ok(sources.get(file)?.includes(title.replace(/ ?…$/, '')), `${file} has no test "${title}"`)
  }
})

test('every test under a number is in the table', () => {
  const named = referencesOf(table)
  for (const [file, source] of sources) {
    for (const [, text = ''] of source.matchAll(/['`](F\d+: [^'`$]+)/g)) {
      const isNamed = named.some((one) => one.file === file && one.title.startsWith(text.trim()))
      assert.ok(isNamed, `docs/faults.md does not name ${file} "${text}"`)
    }
  }
})

function referencesOf(text: string): Reference[] {
  return [...text.matchAll(/`([\w/]+\.test\.ts)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
