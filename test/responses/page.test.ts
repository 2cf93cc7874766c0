import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkHeader, paging } from '../../src/responses/page.ts'

test('a list without items has no page before or after any', () => {
  const page = paging(2, 25, 0)
  assert.deepEqual([page.totalPages, page.hasPrevious, page.hasNext], [0, false, false])
})

test('past the end, the page before is the last one', () => {
  assert.match(
    linkHeader('http://x', '/a', {}, paging(9, 10, 25)),
    /<http:\/\/x\/a\?pageNumber=3&pageSize=10>; rel="prev"/,
  )
})

test('F33: parameters are encoded, so that no text ends a link or a header line', () => {
  const header = linkHeader(
    'http://x',
    '/a',
    { searchText: '>; rel="next"\r\nX: 1', tags: ['a&b', 'c'], showOnlyFailed: false },
    paging(1, 1, 1),
  )
  assert.equal((header.match(/[<>]/g) ?? []).length, 4)
  assert.match(header, /&tags=a%26b&tags=c&showOnlyFailed=false>/)
  assert.doesNotMatch(header, /[\r\n]/)
})

test('when not all links fit, the neighbours stay', () => {
  const header = linkHeader('http://x', '/a', { searchText: 'x'.repeat(6000) }, paging(2, 1, 3))
  assert(header.length <= 16_000)
  assert.deepEqual(
    [...header.matchAll(/rel="(\w+)"/g)].map((match) => match[1]),
    ['prev', 'next'],
  )
})
