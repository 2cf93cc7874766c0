import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { hasWords, searchPatterns } from '../../src/database/search.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
after(() => database.drop())
const { db } = database

/** Whether a record with these texts is found. */
async function isFound(texts: readonly string[], text: string): Promise<boolean> {
  const query = db.selectNoFrom(hasWords(sql`searchable(${texts}::text[])`, text).as('found'))
  return (await query.executeTakeFirstOrThrow()).found
}

test('words are found in any order and any text, in part, regardless of case, accents and punctuation', async () => {
  const texts = ['Gridfinity 1×1 Bin – Größe Łódź', 'bracket_gutter-v2.1.GCODE', 'T-shirt clip, C++']
  for (const text of [
    'gridfinity 1x1',
    '1×1 GRIDFINITY',
    'gutter bracket',
    'bracket gutter',
    'bracket-gutter',
    'gutter-bracket',
    'finity shirt gut',
    'grosse lodz',
    'GRÖSSE łódź',
    'Gro\u0308ße',
    't-shirt',
    't shirt',
    'T/Shirt',
    'v2.1',
    'v2_1',
    'C++',
    'bin (größe)',
    '–',
    'ＢＩＮ',
  ])
    assert(await isFound(texts, text), text)
  for (const text of ['gridfinity 2x2', 'bracket missing', '1y1', 't+hirt', 'v21', 'C#', '%', '_x', '♥'])
    assert(!(await isFound(texts, text)), text)
})

test('characters of patterns have no meaning', async () => {
  for (const [text, found] of [
    ['%', '100% infill'],
    ['_', 'a_b'],
    ['\\', 'a\\b'],
    ['0%', '10% '],
    ['%_\\', '%_\\'],
  ] as const) {
    assert(await isFound([found], text), text)
    assert(!(await isFound(['x'], text)), text)
  }
  assert(!(await isFound(['c++'], 'c%')))
})

test('a text is found by any part of it, taken literally', async () => {
  const texts = [
    'Ärger: 50%_of\\it (v2.1) – ½ “T-shirt” ﬁne 1×1 İstanbul ♥♥',
    'a_b--c\\d%e',
    '각 각 한국어 हिन्दी 漢字 ΟΔΥΣΣΕΥΣ',
  ]
  for (const text of texts) {
    const characters = [...text]
    for (let start = 0; start < characters.length; start += 1)
      for (const length of [1, 2, 3, 4, 7]) {
        const part = characters.slice(start, start + length).join('')
        assert(await isFound([text], part), part)
      }
  }
})

test('a text of spaces has no pattern, one of many words has ten, each once', () => {
  assert.deepEqual(searchPatterns(' \t\n'), [])
  assert.deepEqual(searchPatterns('red red Red'), ['%red%', '%Red%'])
  const words = Array.from({ length: 500 }, (_, index) => `w${index}`)
  assert.deepEqual(
    searchPatterns(words.join(' ')),
    words.slice(0, 10).map((word) => `%${word}%`),
  )
})
