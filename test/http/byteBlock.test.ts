import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { ByteBlock } from '../../src/http/byteBlock.ts'

const BYTES = randomBytes(1_000_000)

function* pieces(length: number): Generator<Buffer> {
  for (let at = 0; at < BYTES.length; at += length) yield Buffer.from(BYTES.subarray(at, at + length))
}

test('bytes are put together, however many come at once, and whether their number is known or wrong', () => {
  for (const expected of [Infinity, BYTES.length, BYTES.length + 1, 100_000, 1]) {
    for (const length of [1000, 65_536, 300_000, BYTES.length]) {
      const block = new ByteBlock(expected)
      for (const piece of pieces(length)) {
        block.add(piece)
        piece.fill(0)
      }
      assert.equal(block.size, BYTES.length)
      assert.ok(block.bytes().equals(BYTES), `${expected} expected, pieces of ${length}`)
    }
  }
})

test('bytes that are cut out make room for others', () => {
  const block = new ByteBlock(6)
  block.add(Buffer.from('abcdef'))
  block.cut(1, 4)
  assert.equal(block.bytes().toString(), 'aef')
  block.add(Buffer.from('ghi'))
  assert.equal(block.bytes().toString(), 'aefghi')
  block.cut(0, 6)
  assert.equal(block.size, 0)
})
