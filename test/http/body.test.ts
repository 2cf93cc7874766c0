import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)

const MEGABYTE = 1024 * 1024
const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  server.client.call('Prints_PostPrint', { body, headers, as: user })
const save = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  server.client.call('SlicerSettings_SaveSettings', { body, headers })

describe('size', () => {
  test('a body over 1 MiB is 413, one of 1 MiB is read', async () => {
    const body = (bytes: number) => JSON.stringify({ notes: '' }).replace('""', `"${'a'.repeat(bytes - 12)}"`)
    assert.equal(body(MEGABYTE).length, MEGABYTE)
    assert.equal((await post(body(MEGABYTE))).status, 400)
    assert.equal((await post(body(MEGABYTE + 1))).status, 413)
  })
  test('F20: a body of 10 MB is 413 and closes the connection', async () => {
    const answer = await post(Buffer.alloc(10_000_000, 'a'))
    assert.equal(answer.status, 413)
    assert.equal(answer.headers.get('Connection'), 'close')
  })
  test('slicer settings may have 4 MiB', async () => {
    assert.equal((await save(JSON.stringify({ snapshot: 'a'.repeat(3 * MEGABYTE) }))).status, 200)
    assert.equal((await save(JSON.stringify({ snapshot: 'a'.repeat(4 * MEGABYTE) }))).status, 413)
  })
})

describe('content coding', () => {
  const gzip = { 'Content-Encoding': 'gzip' }
  test('a compressed body is read', async () => {
    assert.equal((await save(gzipSync('{"a":1}'), gzip)).status, 200)
  })
  test('F21: a body that is small only while compressed is 413', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, ' '))
    assert(bomb.length < 100_000)
    assert.equal((await post(bomb, gzip)).status, 413)
    assert.equal((await save(bomb, gzip)).status, 413)
  })
  test('corrupt and cut-short compression is 400, and says nothing of zlib', async () => {
    for (const bytes of [Buffer.from('not gzip'), gzipSync('{"title":"x"}').subarray(0, 15)]) {
      const { status, problem } = await post(bytes, gzip)
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(problem.errors ?? {}), ['body'])
      assert.doesNotMatch(JSON.stringify(problem), /zlib|header check|Z_/i)
    }
  })
})

describe('text that no database takes, and hostile JSON', () => {
  /** Bodies that are objects where they can be, so that nothing else is wrong with them, what the refusal says, and of which field. */
  const refused: readonly (readonly [name: string, body: string | Uint8Array, sentence: RegExp, field?: string])[] = [
    ['F25: invalid UTF-8', Buffer.from([...Buffer.from('{"title":"'), 0xff, 0xfe, ...Buffer.from('"}')]), /UTF-8/],
    [
      'F25: an encoded surrogate',
      Buffer.from([...Buffer.from('{"title":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
      /UTF-8/,
    ],
    ['F26: NUL', '{"title":"a\\u0000b"}', /NUL/, 'title'],
    ['NUL in a list', '{"a":{},"b":[{"c":["d","\\u0000"]}]}', /NUL/, 'b[0].c[1]'],
    ['NUL in a field with a long name', `{"${'a'.repeat(5000)}":"\\u0000"}`, /NUL/, 'a'.repeat(200)],
    ['F26: NUL in a name', '{"a\\u0000b":1}', /NUL/],
    ['NUL in the name of a member', '{"a":{"b\\u0000":"\\u0000"}}', /NUL/, 'a'],
    ['F27: half of a surrogate pair', '{"title":"\\ud800"}', /surrogate/, 'title'],
    ['F22: 65 levels', nested(65), /64 levels/],
    ['9,000 levels', nested(9000), /64 levels/],
    ['F22: 100,000 levels', nested(100_000), /more than [13]0000 values/],
    ['no JSON', '{"title":', /JSON/],
    ['an empty text', ' ', /JSON/],
    ['two values', '{}{}', /JSON/],
    ['a comment', '{/**/}', /JSON/],
    ['NaN', '{"copies":NaN}', /JSON/],
  ]
  for (const [name, body, sentence, field = 'body'] of refused) {
    test(`${name} is 400`, async () => {
      for (const answer of [await post(body), await save(body)]) {
        assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, [field]])
        assert.match(answer.problem.errors?.[field]?.join(' ') ?? '', sentence)
      }
    })
  }
  test('F22: 64 levels are taken where anything may be stored', async () => {
    assert.equal((await save(nested(64))).status, 200)
  })
  test('64 levels are understood where the contract knows each field', async () => {
    const { status, problem } = await post(nested(64))
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['a', 'title']])
  })
  test('F24: names of the prototype are data, and change nothing', async () => {
    const names = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    assert.equal((await post(names)).status, 400)
    assert.equal((await save(names)).status, 200)
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined)
  })
  test('a mark of byte order is not part of the JSON', async () => {
    const { status } = await save(Buffer.from('\ufeff{"a":1}'))
    assert.equal(status, 200)
  })
})

test('errors never repeat what was sent', async () => {
  const marker = 'Zq7-unlikely-value'
  const { problem } = await post(JSON.stringify({ title: [marker], status: marker, printerId: marker, copies: marker }))
  assert(!JSON.stringify(problem).includes(marker))
})

/** An object whose only member `a` holds lists within lists: so many levels in all. */
function nested(levels: number): string {
  return `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
}
