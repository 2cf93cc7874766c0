import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backUp } from '../../src/backup/backUp.ts'
import { restore } from '../../src/backup/restore.ts'
import { newWebhook } from '../support/belongings.ts'
import { ping, readEvents } from '../support/eventLog.ts'
import { newUser } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { newFolder, newPlace } from './samples.ts'

test('who has read events from after a backup starts over once it is restored, and misses none that comes then', async () => {
  const server = await startServer({}, { isOwn: true })
  const { databaseUrl, oidcIssuer } = server.config
  const [user, newcomer] = [await newUser(server), await newUser(server)]
  await newWebhook(server, user, { position: 1 })
  await ping(server, user, 3)
  const behind = await positionsBehind(server, user.id)
  const file = await newFolder()
  await backUp({ databaseUrl: databaseUrl ?? '', store: server.services.store }, file('backup.tar'))
  await ping(server, user, 2, 4)
  await ping(server, newcomer)

  let highest = 5
  for (const attempt of ['once', 'again']) {
    const place = await newPlace()
    await restore(place, file('backup.tar'))
    const restored = await startServer({ databaseUrl: place.databaseUrl, oidcIssuer })
    await ping(restored, user, 2, 10)
    await ping(restored, newcomer, 2, 20)
    const read = (as: typeof user, after?: number) => readEvents(restored.client, { query: { after }, as: as.token() })

    for (const [reader, position] of [
      [user, 5],
      [user, highest],
      [newcomer, 1],
    ] as const)
      assert.equal((await read(reader, position)).isReset, true, attempt)
    const { items } = await read(user)
    assert.deepEqual(
      items.map(({ data }) => (data as { number: number }).number),
      [1, 2, 3, 10, 11],
    )
    const [first = 0, ...rest] = items.map(({ position }) => position)
    assert.deepEqual(
      rest,
      [1, 2, 3, 4].map((steps) => first + steps),
      'there are no gaps',
    )
    assert.ok(first > highest)
    assert.equal(await positionsBehind(restored, user.id), behind + 2, 'its webhook goes on where it was')
    highest = first + 4
  }
})

/** The number of events that a user's webhook has no deliveries for yet. */
async function positionsBehind({ services }: Pick<TestServer, 'services'>, userId: number): Promise<number> {
  const { last, reached } = await services.db
    .selectFrom('webhooks')
    .innerJoin('event_heads as head', 'head.user_id', 'webhooks.user_id')
    .select(['head.position as last', 'webhooks.position as reached'])
    .where('webhooks.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return last - reached
}
