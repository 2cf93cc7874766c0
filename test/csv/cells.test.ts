import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { cellText, grams, units } from '../../src/csv/cells.ts'
import { csvText } from '../../src/csv/file.ts'
import { pagesById } from '../../src/csv/pages.ts'
import { readCsv } from './read.ts'

/** Texts that a spreadsheet would calculate, that break a careless writer, or that look like a guard. */
const TEXTS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  "'=1",
  "''",
  "'",
  'a,b',
  'a "b" c',
  '"',
  'two\r\nlines',
  'two\nlines',
  ' spaces ',
  'Zwölf 🧵',
  '=HYPERLINK("http://example.org","x")',
  '',
]

async function written(texts: readonly string[]): Promise<string> {
  async function* pages() {
    yield texts.map((text) => ({ text }))
  }
  let file = ''
  for await (const part of csvText<{ text: string }>({ text: ({ text }) => text, number: () => -1.5 }, pages()))
    file += part
  return file
}

test('every text comes back as it was, and none begins like a formula', async () => {
  const file = await written(TEXTS)
  const records = readCsv(file)
  assert.deepEqual(
    records.map(({ text }) => text),
    TEXTS,
  )
  for (const text of TEXTS) assert(!/^[=+\-@\t\r\n＝＋－＠]/.test(cellText(text)), text)
})

test('readers that end a record at a carriage return or a line feed alone read the same', async () => {
  const records: string[][] = parse(await written(TEXTS), { bom: true, record_delimiter: ['\r\n', '\n', '\r'] })
  assert.deepEqual(
    records.slice(1).map(([text]) => text),
    TEXTS.map((text) => cellText(text)),
  )
})

test('a file has a byte order mark, a header and CRLF, and numbers stay numbers', async () => {
  assert.equal(await written(['x']), '\uFEFFtext,number\r\nx,-1.5\r\n')
})

test('a file without records has its header', async () => {
  assert.equal(await written([]), '\uFEFFtext,number\r\n')
})

test('several values have semicolons between them, which a value can have too', () => {
  assert.equal(cellText(['a;b', null, 'c\\d', 2.5]), 'a\\;b;;c\\\\d;2.5')
  assert.equal(cellText(['=1', 'b']), "'=1;b")
})

test('weights and money have all their digits', () => {
  assert.deepEqual(
    [grams(18_500), grams(-1), grams(null), units(512_345), units(null)],
    [18.5, -0.001, null, 0.512345, null],
  )
})

test('pages have the order of the ids, and no record that is gone', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => 250 - index)
  const sizes: number[] = []
  const found: number[] = []
  const read = (page: readonly string[]) => {
    sizes.push(page.length)
    return Promise.resolve(
      page
        .map((id) => ({ id: Number(id) }))
        .filter(({ id }) => id !== 77)
        .reverse(),
    )
  }
  for await (const page of pagesById(`{${ids.join(',')}}`, read)) found.push(...page.map(({ id }) => id))
  assert.deepEqual([sizes, found], [[100, 100, 50], ids.filter((id) => id !== 77)])
  for await (const page of pagesById(null, read)) assert.fail(`a page of ${page.length}`)
})
