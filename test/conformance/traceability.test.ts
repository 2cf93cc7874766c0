import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { checkTraceability } from './traceability.ts'

test('every sentence of the specification names files of tests; whether the tests have run is checked after all of them', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  assert.deepEqual(checkTraceability(text, path.join(import.meta.dirname, '..')), [])
})
