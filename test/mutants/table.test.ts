import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { nameOf, withDefect } from './mutant.ts'
import { areas } from './table.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const mutants = Object.entries(areas).flatMap(([area, rows]) => rows.map((mutant) => ({ area, mutant })))

test('every deliberate defect can be put in, and the tests that must fail then are there', () => {
  for (const { area, mutant } of mutants) {
    const name = nameOf(area, mutant)
    assert.notEqual(mutant.text, mutant.replacement, name)
    assert(withDefect(mutant, ROOT))
    assert(mutant.tests.length > 0, name)
    for (const file of mutant.tests) assert(existsSync(path.join(ROOT, 'test', file)), `${name}: test/${file}`)
  }
})

test('there are many, and no two are the same', () => {
  assert(mutants.length >= 120)
  assert.equal(new Set(mutants.map(({ area, mutant }) => nameOf(area, mutant))).size, mutants.length)
})
