import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashApiKey, isApiKey, newApiKey } from '../../src/identity/apiKey.ts'

test('a new key is 32 letters and digits, each about equally often', () => {
  const keys = Array.from({ length: 2000 }, newApiKey)
  assert.equal(new Set(keys).size, keys.length)
  const counts = new Map<string, number>()
  for (const key of keys) {
    assert.match(key, /^[A-Za-z0-9]{32}$/)
    for (const character of key) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  assert.equal(counts.size, 62)
  const expected = (keys.length * 32) / 62
  // A byte modulo 62 would favour the first eight by a quarter; six standard deviations are a fifth.
  for (const [character, count] of counts)
    assert.ok(Math.abs(count - expected) < expected * 0.2, `${character}: ${count}`)
})

test('the stored hash is the SHA-256 of the key', () => {
  // The example of FIPS 180-2, appendix B.1.
  assert.equal(hashApiKey('abc').toString('hex'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('only 32 letters and digits have the shape of a key', () => {
  assert.ok(isApiKey('aZ09'.repeat(8)))
  for (const text of ['', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}-`, `${'a'.repeat(32)}\n`, 'ä'.repeat(32)])
    assert.ok(!isApiKey(text))
})
