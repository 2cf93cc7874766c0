import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { MyAchievementsDto } from '../../../generated/api.d.ts'
import { TIER_COUNT } from '../../../src/achievements/catalog.ts'
import { FAMILIES, HIDDEN } from '../../../src/achievements/families.ts'
import { OutboxDelivery } from '../../../src/outbox/delivery.ts'
import { newComment, newMaintenanceEntry } from '../../support/belongings.ts'
import {
  insert,
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newUsage,
  newUser,
  type User,
} from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const SINCE = FAMILIES[0]?.since ?? ''
const BEFORE = '2024-02-05T12:00:00Z'
const AFTER = new Date(Date.parse(SINCE) + 1000).toISOString()
/** What one of the hidden badges is for. */
const NEW_YEAR = '2024-01-01T12:00:00Z'
const MONDAY = Date.parse('2024-02-05T12:00:00Z')
const DAY_MS = 86_400_000

async function mine(as: User): Promise<MyAchievementsDto> {
  return (await client.call('Achievements_GetMine', { as })).body
}

async function family(as: User, key: string) {
  const found = (await mine(as)).families.find((family) => family.key === key)
  assert(found)
  return found
}

async function newPrints(user: User, ...starts: readonly (string | null)[]) {
  for (const start_date of starts) await newPrint(server, user, { start_date })
}

function earnedRows(user: User) {
  return db
    .selectFrom('earned_achievements')
    .select(['key', 'tier'])
    .where('user_id', '=', user.id)
    .orderBy('key')
    .orderBy('tier')
    .execute()
}

function events(user: User) {
  return db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute()
}

describe('achievement not held → held', () => {
  test('what the caller does not qualify for is not granted', async () => {
    const user = await newUser(server)
    const body = await mine(user)
    assert.equal(body.earnedTierCount, 0)
    assert.equal(body.totalTierCount, TIER_COUNT)
    assert.deepEqual(
      body.families,
      FAMILIES.map(({ key, tiers }) => ({
        key,
        tiers: [],
        progress: { best: 0, current: 0, nextThreshold: tiers[0]?.threshold ?? null },
      })),
    )
    assert.deepEqual(body.hidden, [])
    assert.deepEqual(await earnedRows(user), [])
    assert.deepEqual(await events(user), [])
  })

  test('tiers that the caller qualifies for are granted before the response, and nowhere else', async () => {
    const user = await newUser(server)
    await client.call('Prints_PostPrint', { as: user, body: { title: 'The first', status: 'Success' } })
    await client.call('Achievements_GetForUser', { as: user, path: { id: user.id } })
    assert.deepEqual(await earnedRows(user), [])
    const { tiers, progress } = await family(user, 'prints-made')
    assert.deepEqual(
      tiers.map(({ tier }) => tier),
      [1],
    )
    assert(Math.abs(Date.parse(tiers[0]?.unlockedAt ?? '') - Date.now()) < 60_000)
    assert.deepEqual(progress, { best: 1, current: 1, nextThreshold: 10 })
    assert.deepEqual(await earnedRows(user), [{ key: 'prints-made', tier: 1 }])
  })

  test('several tiers at once, each with an event in the outbox', async () => {
    const user = await newUser(server)
    await newPrints(user, ...Array.from({ length: 10 }, (_, day) => new Date(MONDAY + day * 2 * DAY_MS).toISOString()))
    const body = await mine(user)
    assert.equal(body.earnedTierCount, 2)
    assert.deepEqual(await events(user), [
      { type: 'Achievement', payload: { key: 'prints-made', tier: 1, title: 'Prints made' } },
      { type: 'Achievement', payload: { key: 'prints-made', tier: 2, title: 'Prints made' } },
    ])
    await new OutboxDelivery(db, server.services.log).run(new Date())
    const { body: told } = await client.call('Notifications_GetNotifications', { as: user })
    assert.deepEqual(
      told.items.map(({ type, message }) => [type, message]).sort(),
      [1, 2].map((tier) => ['Achievement', `You have earned Prints made, tier ${tier}.`]),
    )
  })

  test('once: asked again, nothing is granted and no date changes', async () => {
    const user = await newUser(server)
    await newPrints(user, BEFORE)
    const first = await mine(user)
    assert.deepEqual(await mine(user), first)
    assert.equal((await events(user)).length, first.earnedTierCount)
  })

  test('F47: once, also by 50 requests at a time', async () => {
    const user = await newUser(server)
    await newPrints(user, ...Array.from({ length: 12 }, (_, hour) => new Date(MONDAY + hour * 60_000).toISOString()))
    const bodies = await Promise.all(Array.from({ length: 50 }, () => mine(user)))
    const [first] = bodies
    for (const body of bodies) assert.deepEqual(body, first)
    assert.equal(first?.earnedTierCount, 5)
    assert.equal((await earnedRows(user)).length, 5)
    assert.equal((await events(user)).length, 5)
  })

  test('never by a HEAD', async () => {
    const user = await newUser(server)
    await newPrints(user, AFTER)
    assert.equal((await client.raw('HEAD', '/api/achievements/me', { as: user })).status, 200)
    assert.deepEqual(await earnedRows(user), [])
    assert.deepEqual(await events(user), [])
  })

  test('not when the transaction fails: neither the tier nor the notice', async () => {
    const user = await newUser(server)
    await newPrints(user, AFTER)
    await sql`alter table outbox add constraint broken check (type <> 'Achievement') not valid`.execute(db)
    try {
      assert.equal((await client.raw('GET', '/api/achievements/me', { as: user })).status, 500)
      assert.deepEqual(await earnedRows(user), [])
    } finally {
      await sql`alter table outbox drop constraint broken`.execute(db)
    }
    assert.equal((await mine(user)).earnedTierCount, 1)
  })
})

describe('retroactive', () => {
  test('is what records older than the badge were enough for', async () => {
    const user = await newUser(server)
    await newPrints(user, ...Array.from({ length: 9 }, () => BEFORE), AFTER)
    const { tiers } = await family(user, 'prints-made')
    assert.deepEqual(
      tiers.map(({ tier, retroactive }) => [tier, retroactive]),
      [
        [1, true],
        [2, false],
      ],
    )
    const busy = await family(user, 'busy-day')
    assert.deepEqual(
      busy.tiers.map(({ retroactive }) => retroactive),
      [true, true],
    )
  })

  test('is not what is newer, or of an unknown date', async () => {
    for (const start of [AFTER, null]) {
      const user = await newUser(server)
      await newPrints(user, start)
      const { tiers } = await family(user, 'prints-made')
      assert.deepEqual(
        tiers.map(({ retroactive }) => retroactive),
        [false],
      )
    }
  })
})

test('what is held stays held when prints are deleted; the best stays at what is held, the current falls', async () => {
  const user = await newUser(server)
  await newPrints(user, ...Array.from({ length: 13 }, (_, day) => new Date(MONDAY + day * 2 * DAY_MS).toISOString()))
  const before = await family(user, 'prints-made')
  assert.deepEqual(before.progress, { best: 13, current: 13, nextThreshold: 100 })
  const { body } = await client.call('Prints_GetSummary', { as: user, query: { pageSize: 200 } })
  for (const { id } of body.items.slice(2)) await client.call('Prints_DeletePrint', { as: user, path: { id } })
  const after = await family(user, 'prints-made')
  assert.deepEqual(after.tiers, before.tiers)
  assert.deepEqual(after.progress, { best: 10, current: 2, nextThreshold: 100 })
})

test('a streak counts the days of the zone that the user has now', async () => {
  const user = await newUser(server, { time_zone: 'UTC' })
  await newPrints(user, '2024-02-05T23:30:00Z', '2024-02-06T00:30:00Z', '2024-02-06T23:30:00Z')
  assert.equal((await family(user, 'print-streak')).progress?.best, 2)
  await client.call('Users_PatchMe', { as: user, body: { timeZone: 'Asia/Kathmandu' } })
  assert.equal((await family(user, 'print-streak')).progress?.best, 2)
  await newPrints(user, '2024-02-05T18:00:00Z')
  const { tiers, progress } = await family(user, 'print-streak')
  assert.deepEqual([tiers.length, progress], [1, { best: 3, current: 0, nextThreshold: 7 }])
})

test('every family counts what it says', async () => {
  const user = await newUser(server)
  const other = await newUser(server, { view_status: 'Public' })
  const [printer, second, idle] = await Promise.all([
    newPrinter(server, user, { last_event_date: AFTER }),
    newPrinter(server, user),
    newPrinter(server, user),
  ])
  const project = await newProject(server, user, { status: 'Complete' })
  await newProject(server, user, { status: 'Complete', name: 'Empty' })
  const open = await newProject(server, user, { status: 'InProgress' })
  const spools = await Promise.all([
    newFilament(server, user, { material_type: 'PLA', brand: 'Acme', color_hex: '#112233' }),
    newFilament(server, user, { material_type: 'pla', brand: 'ACME', color_name: 'Blue' }),
    newFilament(server, user, { material_type: 'PETG', brand: null, color_name: 'blue' }),
    newFilament(server, user, { material_type: 'TPU', brand: 'Failed with', color_hex: '#445566' }),
  ])
  const good = await newPrint(server, user, {
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2024-02-05T10:00:00Z',
    print_time_in_seconds: 25_200,
    estimated_print_time_in_seconds: 25_000,
    filament_amount_mg: 1_234_567,
    view_status: 'Public',
  })
  const failed = await newPrint(server, user, {
    status: 'Failed',
    printer_id: second.id,
    project_id: open.id,
    start_date: '2024-02-05T09:00:00Z',
    print_time_in_seconds: 90_000,
    source: 'Moonraker',
  })
  await newPrint(server, user, { printer_id: idle.id, status: 'Pending', view_status: 'Unlisted', share_key: 'x' })
  for (const spool of spools.slice(0, 3)) await newUsage(server, good, { filament_id: spool.id })
  for (const spool of spools.slice(3)) await newUsage(server, failed, { filament_id: spool.id })
  const due = { due_date: '2026-03-05T00:00:00Z' }
  await newMaintenanceEntry(server, printer, { done: true })
  await newMaintenanceEntry(server, printer, { done: true, ...due })
  await newMaintenanceEntry(server, printer, { done: true, ...due, date: '2026-03-06T00:00:00Z' })
  await newMaintenanceEntry(server, printer, { done: true, due_after_hours: 5, due_event_date: '2026-03-01T00:00:00Z' })
  await newMaintenanceEntry(server, printer, { done: true, due_after_days: 30 })
  await newMaintenanceEntry(server, printer, due)
  const theirs = await newPrint(server, other, { view_status: 'Public' })
  await newComment(server, theirs, user)
  await newComment(server, theirs, user)
  await newComment(server, good, user)
  await newComment(server, good, other)
  const progress = (await mine(user)).families.map(({ key, progress }) => [key, progress?.best])
  assert.deepEqual(Object.fromEntries(progress), {
    'prints-made': 1,
    'print-hours': 7,
    'material-printed': 1234,
    'long-print': 7,
    'busy-day': 2,
    'print-streak': 1,
    'week-streak': 1,
    materials: 2,
    colors: 2,
    brands: 1,
    printers: 1,
    'estimate-accuracy': 1,
    comeback: 1,
    'maintenance-done': 5,
    'maintenance-on-time': 2,
    'projects-complete': 1,
    'connected-printers': 1,
    'logging-ways': 2,
    comments: 1,
    'public-prints': 1,
  })
})

describe('a hidden badge', () => {
  test('is described to its holder, counted nowhere else', async () => {
    const user = await newUser(server, { view_status: 'Public' })
    await newPrints(user, NEW_YEAR)
    const { hidden, earnedTierCount, totalTierCount, families } = await mine(user)
    const [badge] = HIDDEN
    assert.deepEqual(
      hidden.map(({ key, title, description }) => [key, title, description]),
      [[badge?.key, badge?.title, badge?.description]],
    )
    assert.deepEqual([earnedTierCount, totalTierCount, families.length], [1, TIER_COUNT, FAMILIES.length])
    for (const as of [undefined, user]) {
      const answer = await client.call('Achievements_GetForUser', { path: { id: user.id }, as })
      assert.equal(answer.body.earnedTierCount, 1)
      assert(!answer.text.includes(badge?.key ?? ''))
    }
  })

  test('comes newest first', async () => {
    const user = await newUser(server)
    const dates = ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z', '2026-01-01T00:00:00Z']
    for (const [index, { key }] of HIDDEN.entries()) {
      const unlocked_date = dates[index] ?? ''
      await insert(server, 'earned_achievements', { user_id: user.id, key, tier: 1, retroactive: false, unlocked_date })
    }
    const { hidden } = await mine(user)
    assert.deepEqual(
      hidden.map(({ key }) => key),
      [1, 0, 2].map((index) => HIDDEN[index]?.key),
    )
  })
})

test('what the catalog does not have any more is left out', async () => {
  const user = await newUser(server)
  const rest = { user_id: user.id, retroactive: false }
  await insert(server, 'earned_achievements', { ...rest, key: 'gone', tier: 1 })
  await insert(server, 'earned_achievements', { ...rest, key: 'prints-made', tier: 9 })
  const body = await mine(user)
  assert.deepEqual([body.earnedTierCount, body.hidden], [0, []])
})

test('others get nothing of it', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await newPrints(user, NEW_YEAR)
  await mine(user)
  assert.equal((await mine(other)).earnedTierCount, 0)
  assert.deepEqual(await events(other), [])
})
