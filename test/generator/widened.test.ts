import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import type { WidenedPattern } from '../../src/generator/compare.ts'

const file = new URL('../../contract/released/widened.json', import.meta.url)
const widened = JSON.parse(readFileSync(file, 'utf8')) as WidenedPattern[]

for (const { from, to, why } of widened) {
  test(`a pattern that was widened accepts what it accepted: ${why}`, () => {
    const now = new RegExp(to)
    fc.assert(fc.property(fc.stringMatching(new RegExp(from)), (text) => assert.match(text, now)))
  })
}
