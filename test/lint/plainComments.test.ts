import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { Linter } from 'eslint'
import { plainComments } from '../../lint/plainComments.ts'

const writing = readFileSync(path.resolve(import.meta.dirname, '../../docs/writing.md'), 'utf8')
const [, table = ''] = writing.split('## Words to avoid in comments\n')
const rows = [...table.matchAll(/^\| "(.+?)" \| (.+) \|$/gm)]

test('every wording that docs/writing.md advises against is refused, and what it advises instead is not', () => {
  assert.ok(rows.length > 15, 'the table of docs/writing.md is read')
  for (const [, avoided = '', advice = ''] of rows) {
    assert.equal(findings(`/** ${avoided} */`).length, 1, avoided)
    assert.deepEqual(findings(`/** ${advice.replaceAll('"', '')} */`), [], advice)
  }
})

test('a wording is found in each kind of comment, also across its lines', () => {
  assert.match(findings('// What it is').join(), /"What"/)
  assert.match(findings('const a = 1 /* it is no\n * number */').join(), /"is no"/)
  assert.match(findings('/**\n * Counts it\n * anew.\n */').join(), /"anew"/)
})

test('code, questions and other uses of the words are left alone', () => {
  const plain = [
    'const whatever = "What reads; a transaction too."',
    '// What would happen otherwise?',
    '/** A key that is no longer valid. */',
    '/** Whether the print is over, and what it cost. */',
  ]
  for (const code of plain) assert.deepEqual(findings(code), [], code)
})

function findings(code: string): string[] {
  const plugins = { local: { rules: { 'plain-comments': plainComments } } }
  const messages = new Linter().verify(code, [{ plugins, rules: { 'local/plain-comments': 'error' } }])
  return messages.map(({ message }) => message)
}
