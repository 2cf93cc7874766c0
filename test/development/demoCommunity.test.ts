import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { refreshRarity } from '../../src/achievements/rarity.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { loadDemoInto } from '../support/demo.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server
const { log } = server.services
const now = new Date('2026-03-30T19:00:00Z')
const { userId } = await loadDemoInto(server, now)
const demo = server.issuer.token({ sub: 'demo' })

describe('what the people of the demo logbook do with it', () => {
  test('comments are by others and the owner, and every print counts its own', async () => {
    // One row: a print, with what it says and what there is.
    const { rows } = await sql<{ told: number; there: number; isPublic: boolean }>`
      select p.comment_count as told, count(c.id) as there, p.view_status = 'Public' as "isPublic"
      from prints p left join comments c on c.user_id = p.user_id and c.print_id = p.id
      group by p.user_id, p.id
    `.execute(db)
    for (const { told, there } of rows) assert.equal(told, there)
    assert(rows.some(({ there }) => there > 1))
    assert(rows.every(({ there, isPublic }) => isPublic || there === 0))
    const authors = await db.selectFrom('comments').select('author_id').where('user_id', '=', userId).execute()
    assert(authors.some(({ author_id }) => author_id === userId))
    assert(authors.some(({ author_id }) => author_id !== userId))
    const future = await db.selectFrom('comments').select('id').where('created_date', '>', now.toISOString()).execute()
    assert.deepEqual(future, [])
  })

  test('users who are not private have readable images, and a link that opens their unlisted records', async () => {
    const { body } = await client.call('Prints_GetSummary', { query: { pageSize: 200 }, as: demo })
    const shown = body.items.filter(({ viewStatus }) => viewStatus !== 'Private')
    assert(shown.length > 0)
    for (const { id } of shown) {
      const { body: print } = await client.call('Prints_GetPrint', { path: { id }, as: demo })
      const [image] = print.images
      assert(image)
      const query = print.shareKey == null ? {} : { shareKey: print.shareKey }
      const { status, bytes } = await client.call('Media_GetThumbnail', { path: { imageId: image.id }, query })
      assert.equal(status, 200)
      assert(bytes.length < 10_000, `${bytes.length} bytes`)
    }
    for (const table of ['users', 'prints', 'projects'] as const) {
      const keyless = await db
        .selectFrom(table)
        .select('id')
        .where('view_status', '=', 'Unlisted')
        .where('share_key', 'is', null)
        .execute()
      assert.deepEqual(keyless, [], table)
    }
  })

  test('most finished prints of the demo user have images, some several, and most projects a cover', async () => {
    // One row: a finished print, with the number of its images.
    const { rows } = await sql<{ images: number }>`
      select count(i.id) as images from prints p left join images i on i.user_id = p.user_id and i.print_id = p.id
      where p.user_id = ${userId} and p.end_date is not null group by p.id
    `.execute(db)
    assert(rows.filter(({ images }) => images > 0).length >= 0.57 * rows.length)
    assert(rows.some(({ images }) => images > 1))
    const covers = await db
      .selectFrom('images')
      .select('id')
      .where('user_id', '=', userId)
      .where('project_id', 'is not', null)
      .execute()
    assert(covers.length >= 4, `${covers.length} covers`)
  })

  test('maintenance was done and is planned, and some of it is due', async () => {
    const list = async (query: { done?: boolean; isDue?: boolean }) =>
      (await client.call('PrinterMaintenance_GetEntries', { query, as: demo })).body.items
    assert((await list({ done: true })).length >= 5)
    assert((await list({ done: false })).length >= 3)
    assert((await list({ isDue: true })).length >= 1)
  })

  test('notifications are made of what happened lately, as of anything else', async () => {
    assert.equal(await reportDueMaintenance(db, now), 1)
    await new OutboxDelivery(db, log).run(now)
    const { body } = await client.call('Notifications_GetNotifications', { query: { pageSize: 200 }, as: demo })
    const types = new Set(body.items.map(({ type }) => type))
    for (const type of ['PrintCompleted', 'PrintFailed', 'LowStock', 'MaintenanceDue'] as const) {
      assert(types.has(type), type)
    }
    const weeks = body.items.filter(({ createdDate }) => createdDate >= '2026-03-16' && createdDate <= '2026-03-31')
    const unread = body.items.filter(({ isRead }) => !isRead).length
    assert(unread >= 4 && unread <= 8, `${unread} unread`)
    // Only what is told just now is dated today.
    assert.equal(weeks.length, body.items.filter(({ type }) => type !== 'MaintenanceDue').length)
  })

  test('they have earned achievements over their year', async () => {
    const { body } = await client.call('Achievements_GetMine', { as: demo })
    const earned = body.families.flatMap(({ tiers }) => tiers)
    assert(earned.every(({ retroactive, unlockedAt }) => !retroactive && unlockedAt <= now.toISOString()))
    assert(new Set(earned.map(({ unlockedAt }) => unlockedAt.slice(0, 7))).size >= 6)
    for (const { tiers } of body.families) {
      const dates = tiers.map(({ unlockedAt }) => unlockedAt)
      assert.deepEqual(dates, dates.toSorted())
    }
    assert(body.earnedTierCount >= 20 && body.earnedTierCount < body.totalTierCount, `${body.earnedTierCount} tiers`)
    assert(body.families.filter(({ tiers }) => tiers.length > 0).length >= 12)
    assert(body.nextHint)
    await refreshRarity(db, now)
    const { body: catalog } = await client.call('Achievements_GetCatalog')
    const rarities = catalog.families.flatMap(({ tiers }) => tiers.map(({ rarityPercent }) => rarityPercent))
    assert(new Set(rarities).size > 4)
    assert(rarities.every((rarity) => rarity !== null))
  })

  test('nobody is sent to a push device', async () => {
    assert.deepEqual(await db.selectFrom('push_devices').select('token').execute(), [])
  })
})
