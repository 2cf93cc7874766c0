import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readListing } from '../../src/media/s3Listing.ts'

const listing = (contents: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents}</ListBucketResult>`

test('keys of a listing are text, with their entities decoded', () => {
  const keys = ['pictures/1/a.webp', '0042', ' a &b ', 'a&<>"\'é', '']
  const xml = ['pictures/1/a.webp', '0042', ' a &amp;b ', 'a&amp;&lt;&gt;&quot;&apos;&#xe9;', '']
    .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-08-02T10:00:00.000Z</LastModified></Contents>`)
    .join('\n')
  const { files, isTruncated } = readListing(listing(`<IsTruncated>true</IsTruncated>${xml}`))
  assert.deepEqual(
    files,
    keys.map((key) => ({ key, modified: new Date('2026-08-02T10:00:00Z') })),
  )
  assert(isTruncated)
})

test('a listing may have one key, or none', () => {
  const one = '<Contents><Key>a</Key><LastModified>2026-08-02T10:00:00.000Z</LastModified></Contents>'
  assert.deepEqual(
    readListing(listing(one)).files.map(({ key }) => key),
    ['a'],
  )
  for (const none of [listing(''), listing('<IsTruncated>false</IsTruncated>')])
    assert.deepEqual(readListing(none), { files: [], isTruncated: false })
})

test('a response that is not a listing is an error, not an empty bucket', () => {
  for (const text of ['', 'down for maintenance', '<html><body>Sign in</body></html>', '{}'])
    assert.throws(() => readListing(text))
})
