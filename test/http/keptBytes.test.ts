import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeptBytes } from '../../src/http/keptBytes.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { syntaxOf } from '../../src/http/values.ts'

const LIMIT = 40_000
const LONG = '\\\\x-'.repeat(20_000)
const MULTIPART = 'multipart/form-data; boundary="b-1"'
const part = (name: string, value: string) =>
  `--b-1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const BODIES: Readonly<Record<string, (picture: string) => string>> = {
  'application/json': (picture) => `{"a":"\\"","picture":"${picture}","z":["\\\\"]}`,
  'application/x-www-form-urlencoded': (picture) => `a=1&picture=${picture}&z=x%26`,
  [MULTIPART]: (picture) => `${part('a', '')}${part('picture', picture)}${part('z', '1')}--b-1--\r\n`,
}

function keep(contentType: string, body: string, size: number): KeptBytes {
  const kept = new KeptBytes(LIMIT, syntaxOf(contentType))
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) kept.add(bytes.subarray(at, at + size))
  return kept
}

test('the longest value is dropped and all else is kept, wherever the chunks are cut', () => {
  for (const [type, body] of Object.entries(BODIES)) {
    for (const size of [1, 2, 7, 33_333, 1_000_000]) {
      const kept = keep(type, body(LONG), size)
      assert.deepEqual([kept.bytes().toString(), kept.hasDropped], [body(''), true], `${type} by ${size}`)
      const small = keep(type, body('x'.repeat(20_000)), size)
      assert.deepEqual([small.bytes().toString(), small.hasDropped], [body('x'.repeat(20_000)), false])
    }
  }
})

test('a body of many short values, and one with too many long ones, is refused', () => {
  const short = `["${'x'.repeat(1000)}"${`,"${'y'.repeat(1000)}"`.repeat(50)}]`
  const many = `[${Array.from({ length: 12 }, () => `"${LONG}"`).join()}]`
  for (const body of [short, many]) {
    assert.throws(
      () => keep('application/json', body, 1000),
      (error) => error instanceof Problem && error.status === 413,
    )
  }
})
