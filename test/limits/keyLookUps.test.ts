import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeyLookUps } from '../../src/limits/keyLookUps.ts'

const LIMIT = 3
/** With those of a valid key in mind. */
const LOOKED_UP = LIMIT + 10

class TooMany extends Error {}

/** Look-ups over a counter as the rate limits have one. */
function start() {
  const counts = new Map<string, number>()
  const found: string[] = []
  const lookUps = new KeyLookUps(LIMIT, async (address) => counts.get(address) ?? 0)
  const send = async (key: string, address = 'a', result: Promise<string | null> = Promise.resolve(null)) => {
    const find = () => {
      found.push(key)
      return result
    }
    const refuse = async () => {
      counts.set(address, (counts.get(address) ?? 0) + 1)
      if ((counts.get(address) ?? 0) > LIMIT) throw new TooMany()
    }
    try {
      return (await lookUps.run(address, find, refuse)) ?? 401
    } catch (error) {
      if (error instanceof TooMany) return 429
      throw error
    }
  }
  return { counts, found, send }
}

test('up to the limit an invalid key is 401, ten more are looked up for 429, then none is', async () => {
  const { found, send } = start()
  const statuses: unknown[] = []
  for (let i = 0; i < 20; i += 1) statuses.push(await send('x'))
  assert.deepEqual(statuses, [401, 401, 401, ...Array<number>(17).fill(429)])
  assert.equal(found.length, LOOKED_UP)
})

test('a valid key works as long as any is looked up, and counts for nothing', async () => {
  const { counts, send } = start()
  for (let i = 0; i < LOOKED_UP - 1; i += 1) await send('x')
  for (let i = 0; i < 5; i += 1) assert.equal(await send('k', 'a', Promise.resolve('owner')), 'owner')
  assert.equal(counts.get('a'), LOOKED_UP - 1)
  await send('x')
  assert.equal(await send('k', 'a', Promise.resolve('owner')), 429)
  assert.equal(await send('k', 'b', Promise.resolve('owner')), 'owner')
})

test('of many invalid keys at once no more are looked up than one after the other', async () => {
  const { found, send } = start()
  const statuses = await Promise.all(Array.from({ length: 50 }, () => send('x')))
  assert.equal(found.length, LOOKED_UP)
  assert.equal(statuses.filter((status) => status === 401).length, LIMIT)
  assert.equal(statuses.filter((status) => status === 429).length, 50 - LIMIT)
})

test('many valid keys at once all work, some after the others', async () => {
  const { found, send } = start()
  const held = Promise.withResolvers<string>()
  const all = Array.from({ length: 50 }, () => send('k', 'a', held.promise))
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(found.length, LOOKED_UP)
  held.resolve('owner')
  assert.deepEqual(new Set(await Promise.all(all)), new Set(['owner']))
})

test('a look-up that fails gives its place back', async () => {
  const { send } = start()
  const broken = Promise.reject<string>(new Error('the database is away'))
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => send('k', 'a', broken)))
  assert(results.every(({ status }) => status === 'rejected'))
  assert.equal(await send('k', 'a', Promise.resolve('owner')), 'owner')
})

test('who was refused is looked up when the minute is over', async () => {
  const { counts, send } = start()
  for (let i = 0; i < 2 * LOOKED_UP; i += 1) await send('x')
  counts.clear()
  assert.equal(await send('k', 'a', Promise.resolve('owner')), 'owner')
})
