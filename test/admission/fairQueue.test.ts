import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { FairQueue, type Leave, type QueueBounds } from '../../src/admission/fairQueue.ts'
import { Problem } from '../../src/kernel/problem.ts'

/** Milliseconds that no test takes, after which one that failed ends. */
const LONG = 60_000
const bounds: QueueBounds = { places: 2, placesPerOwner: 1, waitingPerOwner: 100, waitMs: LONG }

/** Enters work of owners in this order, and tells who has begun, in which order. */
function begin(
  queue: FairQueue,
  owners: readonly string[],
): { begun: string[]; leave: (owner: string) => Promise<void> } {
  const begun: string[] = []
  const leaves: [string, Leave][] = []
  for (const owner of owners) {
    void queue.enter(owner).then((leave) => {
      begun.push(owner)
      leaves.push([owner, leave])
    })
  }
  const leave = async (owner: string) => {
    const at = leaves.findIndex(([one]) => one === owner)
    leaves.splice(at, 1)[0]?.[1]()
    await turn()
  }
  return { begun, leave }
}

const refusal = (status: number) => (error: unknown) => {
  assert.ok(error instanceof Problem)
  assert.deepEqual([error.status, error.headers['Retry-After']], [status, '5'])
  return true
}

suite('A fair queue', () => {
  test('serves owners in turn, however much one of them has sent before', async () => {
    const queue = new FairQueue('tests', { ...bounds, places: 1 })
    const { begun, leave } = begin(queue, ['a', 'a', 'a', 'a', 'b', 'b', 'c'])
    for (let step = 0; step < 7; step += 1) {
      await turn()
      await leave(begun.at(-1) ?? '')
    }
    assert.deepEqual(begun, ['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  })

  test('leaves places free that only an owner with enough work wants', async () => {
    const queue = new FairQueue('tests', { ...bounds, places: 5, placesPerOwner: 2 })
    const { begun, leave } = begin(queue, ['a', 'a', 'a', 'a', 'b'])
    await turn()
    assert.deepEqual(begun, ['a', 'a', 'b'])
    await leave('b')
    assert.deepEqual(begun, ['a', 'a', 'b'])
    await leave('a')
    assert.deepEqual(begun, ['a', 'a', 'b', 'a'])
    await leave('a')
    assert.deepEqual(begun, ['a', 'a', 'b', 'a', 'a'])
  })

  test('counts a place that is given back twice once', async () => {
    const queue = new FairQueue('tests', { ...bounds, places: 1 })
    const leave = await queue.enter('a')
    const { begun, leave: leaveOther } = begin(queue, ['b', 'c'])
    leave()
    leave()
    await turn()
    assert.deepEqual(begun, ['b'])
    await leaveOther('b')
    assert.deepEqual(begun, ['b', 'c'])
  })

  test('refuses with 429 what the own work of an owner holds up, with 503 what that of others does', async () => {
    const queue = new FairQueue('tests', { ...bounds, places: 1, waitMs: 1 })
    const leave = await queue.enter('a')
    await assert.rejects(queue.enter('a'), refusal(429))
    await assert.rejects(queue.enter('b'), refusal(503))
    leave()
    ;(await queue.enter('b'))()
  })

  test('refuses at once what is more than may wait', async () => {
    const queue = new FairQueue('tests', { ...bounds, waitingPerOwner: 1 })
    const { begun, leave } = begin(queue, ['a', 'a'])
    await turn()
    const waits = new AbortController()
    const refused = assert.rejects(queue.enter('a', waits.signal), refusal(429))
    await turn()
    waits.abort(new Error('It waits.'))
    await refused
    await leave('a')
    assert.deepEqual(begun, ['a', 'a'])
    await leave('a')
  })

  test('forgets what was given up while it waited', async () => {
    const queue = new FairQueue('tests', { ...bounds, places: 1 })
    const leave = await queue.enter('a')
    const gone = new AbortController()
    const given = assert.rejects(queue.enter('b', gone.signal), /gone/)
    const { begun } = begin(queue, ['c'])
    gone.abort(new Error('gone'))
    await given
    leave()
    await turn()
    assert.deepEqual(begun, ['c'])
    await assert.rejects(queue.enter('b', gone.signal), /gone/)
  })
})
