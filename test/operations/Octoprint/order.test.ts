import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, newWorkshop, permutations, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, topic: string, changes: Record<string, unknown> = {}) {
  return client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic, changes), as: user })
}

async function statuses({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ status }) => status)
}

test('F14: start, progress, end and their repetitions are one print in any order', async () => {
  const now = Math.floor(Date.now() / 1000)
  const events = [
    ['Print Started', { currentTime: now - 2800 }],
    ['Print Done', { currentTime: now }],
    ['Print Started', { currentTime: now - 2800 }],
    ['Print Done', { currentTime: now }],
  ] as const
  for (const order of permutations(events)) {
    const workshop = await newWorkshop(server)
    for (const [topic, changes] of order) await send(workshop, topic, changes)
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status }) => status),
      ['Success'],
      JSON.stringify(order),
    )
    assert.equal(Date.parse(prints[0]?.start_date ?? ''), (now - 2800) * 1000)
    assert.equal(await balanceOf(server, workshop), 1_000_000 - (prints[0]?.estimated_filament_amount_mg ?? 0))
  }
})

test('F14: two prints of one file are two in any order of their events', async () => {
  const now = Math.floor(Date.now() / 1000)
  const events = [
    ['Print Started', { currentTime: now - 9000 }],
    ['Print Done', { currentTime: now - 6000 }],
    ['Print Started', { currentTime: now - 4000 }],
    ['Print Failed', { currentTime: now - 1000, extra: { name: 'benchy.gcode', reason: 'cancelled', time: 2900 } }],
  ] as const
  for (const order of permutations(events)) {
    const workshop = await newWorkshop(server)
    for (const [topic, changes] of order) await send(workshop, topic, changes)
    const prints = await printsOf(server, workshop.user)
    const seen = prints.map(({ status, start_date, end_date }) => [
      status,
      ...[start_date, end_date].map((date) => Date.parse(date ?? '') / 1000 - now),
    ])
    assert.deepEqual(
      seen,
      [
        ['Success', -9000, -6000],
        ['Cancelled', -4000, -1000],
      ],
      JSON.stringify(order),
    )
  }
})

test('F14: the next print of a file can start in the second in which the one before it ends', async () => {
  const now = Math.floor(Date.now() / 1000)
  const events = [
    ['Print Started', { currentTime: now - 9000 }],
    ['Print Done', { currentTime: now - 6000 }],
    ['Print Started', { currentTime: now - 6000 }],
    ['Print Failed', { currentTime: now - 1000, extra: { name: 'benchy.gcode', reason: 'cancelled', time: 4900 } }],
  ] as const
  for (const order of permutations(events)) {
    const workshop = await newWorkshop(server)
    for (const [topic, changes] of order) await send(workshop, topic, changes)
    const seen = (await printsOf(server, workshop.user)).map(({ status, start_date, end_date }) => [
      status,
      ...[start_date, end_date].map((date) => Date.parse(date ?? '') / 1000 - now),
    ])
    assert.deepEqual(
      seen,
      [
        ['Success', -9000, -6000],
        ['Cancelled', -6000, -1000],
      ],
      JSON.stringify(order),
    )
  }
})

test('F14: two contradictory ends of one print are one print in any order of all events', async () => {
  const now = Math.floor(Date.now() / 1000)
  const failed = { name: 'benchy.gcode', reason: 'cancelled', time: 2710.4 }
  const events = [
    ['Print Started', { currentTime: now - 6000 }],
    ['Print Done', { currentTime: now - 3000 }],
    ['Print Failed', { currentTime: now - 2995, extra: failed }],
    ['Print Started', { currentTime: now - 2900 }],
  ] as const
  for (const order of permutations(events)) {
    const workshop = await newWorkshop(server)
    for (const [topic, changes] of order) await send(workshop, topic, changes)
    const [ended, next, ...more] = await printsOf(server, workshop.user)
    const first = order.find(([topic]) => topic === 'Print Done' || topic === 'Print Failed')?.[0]
    assert.deepEqual(
      [ended?.status, Date.parse(ended?.start_date ?? '') / 1000 - now, next?.status, more],
      [first === 'Print Done' ? 'Success' : 'Cancelled', -6000, 'Printing', []],
      JSON.stringify(order),
    )
  }
})

test('F13: an event and its repetitions, 20 at once, are one', async () => {
  const workshop = await newWorkshop(server)
  const now = Math.floor(Date.now() / 1000)
  const all = Array.from({ length: 20 }, (_, index) =>
    send(workshop, index % 2 ? 'Print Started' : 'Print Done', { currentTime: now - (index % 2) * 2800 }),
  )
  for (const { status } of await Promise.all(all)) assert.equal(status, 200)
  assert.deepEqual(await statuses(workshop), ['Success'])
})

test('F15: a device whose clock is wrong is not believed', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const currentTime of [42, now - 2 * 86_400, now + 3600]) {
    const workshop = await newWorkshop(server)
    for (let count = 0; count < 2; count += 1) await send(workshop, 'Print Started', { currentTime })
    const [print, ...more] = await printsOf(server, workshop.user)
    assert(Math.abs(Date.now() - Date.parse(print?.start_date ?? '')) < 60_000)
    assert.deepEqual(more, [])
  }
})

test('files of the same name but another content are other prints', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', { meta: { hash: 'aa' } })
  await send(workshop, 'Print Done', { meta: { hash: 'bb' } })
  assert.deepEqual((await statuses(workshop)).sort(), ['Printing', 'Success'])
  await send(workshop, 'Print Done', { meta: '', extra: { name: 'benchy.gcode', time: 60 } })
  assert.deepEqual(await statuses(workshop), ['Success', 'Success'])
})
