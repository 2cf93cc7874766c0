import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdentityCache } from '../../src/identity/cache.ts'

function openCache(capacity?: number): IdentityCache<{ userId: number }> {
  const cache = new IdentityCache<{ userId: number }>(capacity)
  cache.enable()
  return cache
}

test('a result that was requested before a change is not cached after it', () => {
  const cache = openCache()
  const ticket = cache.epoch()
  cache.evict(1)
  cache.put('a', { userId: 1 }, ticket)
  assert.equal(cache.get('a'), undefined)
})

test('a result that was requested before changes were received is not cached', () => {
  const cache = new IdentityCache<{ userId: number }>()
  const before = cache.epoch()
  cache.put('a', { userId: 1 }, before)
  cache.enable()
  cache.put('b', { userId: 1 }, before)
  assert.deepEqual([cache.get('a'), cache.get('b')], [undefined, undefined])
})

test('a result that was requested before an outage is not cached after it', () => {
  const cache = openCache()
  const ticket = cache.epoch()
  cache.disable()
  cache.enable()
  cache.put('a', { userId: 1 }, ticket)
  assert.equal(cache.get('a'), undefined)
})

test('a change drops the entries of its user only', () => {
  const cache = openCache()
  for (const [key, userId] of [
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ] as const)
    cache.put(key, { userId }, cache.epoch())
  cache.evict(1)
  assert.deepEqual([cache.get('a'), cache.get('b'), cache.get('c')], [undefined, { userId: 2 }, undefined])
})

test('an outage drops everything', () => {
  const cache = openCache()
  cache.put('a', { userId: 1 }, cache.epoch())
  cache.disable()
  assert.equal(cache.get('a'), undefined)
  cache.put('a', { userId: 1 }, cache.epoch())
  assert.equal(cache.get('a'), undefined)
})

test('a full cache drops the entry that was used longest ago', () => {
  const cache = openCache(2)
  cache.put('a', { userId: 1 }, cache.epoch())
  cache.put('b', { userId: 2 }, cache.epoch())
  cache.get('a')
  cache.put('c', { userId: 3 }, cache.epoch())
  assert.deepEqual([cache.get('a'), cache.get('b'), cache.get('c')], [{ userId: 1 }, undefined, { userId: 3 }])
})
