import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayRead } from '../../src/kernel/visibility.ts'

const [OWNER, OTHER, KEY] = [1, 2, 'q7Zt0mWk3VbXn2Rc']

test('the owner reads a record of any visibility', () => {
  for (const viewStatus of ['Public', 'Unlisted', 'Private'] as const)
    assert(mayRead({ ownerId: OWNER, viewStatus, shareKey: null }, OWNER, undefined))
})

test('others read a public record, an unlisted one with its key, and no private one, even if it still had a key', () => {
  const may = (viewStatus: 'Public' | 'Unlisted' | 'Private', sentKey: string | undefined) =>
    [OTHER, null].map((callerId) => mayRead({ ownerId: OWNER, viewStatus, shareKey: KEY }, callerId, sentKey))
  for (const key of [undefined, KEY, 'another']) assert.deepEqual(may('Public', key), [true, true])
  assert.deepEqual(may('Unlisted', KEY), [true, true])
  for (const key of [undefined, '', `${KEY}x`, KEY.toLowerCase()])
    assert.deepEqual(may('Unlisted', key), [false, false])
  for (const key of [undefined, KEY]) assert.deepEqual(may('Private', key), [false, false])
})

test('a record without a key is read by nobody who sends one', () => {
  assert.equal(mayRead({ ownerId: OWNER, viewStatus: 'Unlisted', shareKey: null }, OTHER, ''), false)
})
