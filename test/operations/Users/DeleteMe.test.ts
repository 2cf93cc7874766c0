import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { deleteAccounts } from '../../../src/jobs/deleteAccounts.ts'
import { OutboxDelivery } from '../../../src/outbox/delivery.ts'
import { snapshot } from '../../access/snapshot.ts'
import { newComment, newNotification } from '../../support/belongings.ts'
import { insert, newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { fill, ownRows, rowsWith } from './belongings.ts'

const server = await startServer()
const { client, db } = server
const log = pino({ level: 'silent' })
const DAY = 86_400_000

/** Seconds since 1970. */
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
const run = (now = new Date()) => deleteAccounts({ db, log, store: server.services.store }, now)

const deliver = () => new OutboxDelivery(db, log).run(new Date())
const post = (as: User, id: number, body = 'Hello') =>
  client.call('Prints_PostComment', { as, path: { id }, body: { body } })
const messagesOf = async (as: User) =>
  (await client.call('Notifications_GetNotifications', { as })).body.items.map(({ message }) => message)

/** Requests the deletion, and gives the time of it. */
async function leave(user: User): Promise<string> {
  const answer = await client.call('Users_DeleteMe', { as: user.token() })
  assert.equal(answer.status, 202)
  return answer.body.deletionDate
}

test('a recent sign-in is needed: an API key is 403, an old sign-in 401 with the challenge of RFC 9470', async () => {
  const user = await newUser(server)
  assert.equal((await client.call('Users_DeleteMe', { as: user.key })).status, 403)
  for (const claims of [{ auth_time: undefined }, { auth_time: seconds(Date.now()) - 660 }]) {
    const answer = await client.call('Users_DeleteMe', { as: user.token(claims) })
    assert.equal(answer.status, 401)
    assert.match(
      answer.headers.get('WWW-Authenticate') ?? '',
      /^Bearer resource_metadata="[^"]+", error="insufficient_user_authentication", error_description="[^"]+", max_age="600"$/,
    )
    assert.match(answer.problem.detail ?? '', /Sign in again/)
  }
  assert.equal((await client.call('Users_GetMe', { as: user.key })).status, 200)
  const recent = user.token({ auth_time: seconds(Date.now()) - 540 })
  assert.equal((await client.call('Users_DeleteMe', { as: recent })).status, 202)
})

test('the response says when, how to keep the account, and what the sign-in provider keeps', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Users_DeleteMe', { as: user.token() })
  assert.ok(Math.abs(Date.parse(body.deletionDate) - Date.now() - 14 * DAY) < 600_000)
  assert.match(
    body.notice,
    /deleted in 14 days\. Sign in before then to keep it\. Your account at the sign-in provider/,
  )
})

test('all access ends at once, and everything published disappears', async () => {
  const user = await newUser(server, { display_name: 'Leaver', view_status: 'Public' })
  const other = await newUser(server)
  const { print, project, image } = await fill(server, user)
  const theirs = await newPrint(server, other, { view_status: 'Public' })
  await newComment(server, theirs, user, { body: 'Nice' })
  const reads = () => [
    client.call('Users_GetUser', { as: other, path: { id: user.id } }),
    client.call('Users_GetPrints', { path: { id: user.id } }),
    client.call('Prints_GetPrint', { path: { id: print.id } }),
    client.call('Prints_GetComments', { as: other, path: { id: print.id } }),
    client.call('Prints_GetImages', { path: { id: print.id } }),
    client.call('Projects_GetProject', { path: { id: project.id } }),
    client.call('Projects_GetPrints', { path: { id: project.id } }),
    client.call('Projects_GetImages', { path: { id: project.id } }),
    client.call('Media_GetImage', { path: { imageId: image.id } }),
    client.call('Media_GetThumbnail', { as: other, path: { imageId: image.id } }),
  ]
  for (const answer of await Promise.all(reads())) assert.equal(answer.status, 200)
  const feedOf = async () => (await client.call('Feed_GetFeed', { as: other })).text
  assert.match(await feedOf(), /Leaver/)

  const old = user.token({ auth_time: seconds(Date.now()) })
  const date = await leave(user)
  for (const answer of await Promise.all(reads())) assert.equal(answer.status, 404)
  assert.doesNotMatch(await feedOf(), /Leaver/)
  const comments = await client.call('Prints_GetComments', { path: { id: theirs.id } })
  assert.deepEqual(
    comments.body.items.map(({ body, createdBy }) => [body, createdBy.displayName]),
    [['Nice', 'Deleted user']],
  )
  for (const as of [user.key, old]) {
    const answer = await client.call('Users_GetMe', { as })
    assert.equal(answer.status, 403)
    assert.match(
      answer.problem.detail ?? '',
      new RegExp(`deleted on ${date.slice(0, 10)}\\. Sign in at \\S+ before then`),
    )
  }
  const { db: database } = server
  assert.deepEqual(await database.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute(), [])
})

test('signing in again keeps the account as it was; a sign-in from before does not', async () => {
  const user = await newUser(server, { view_status: 'Public' })
  await newPrint(server, user)
  await leave(user)
  const before = user.token({ auth_time: seconds(Date.now()) - 30 })
  assert.equal((await client.call('Users_GetMe', { as: before })).status, 403)
  const later = user.token({ auth_time: seconds(Date.now()) + 2 })
  assert.equal((await client.call('Users_GetMe', { as: later })).status, 200)
  assert.equal((await client.call('Users_GetMe', { as: user.key })).status, 200)
  assert.equal((await client.call('Users_GetUser', { path: { id: user.id } })).status, 200)
  await run(new Date(Date.now() + 15 * DAY))
  assert.equal((await client.call('Prints_GetSummary', { as: user.key })).body.paging.totalCount, 1)
})

test('concurrent requests after signing in again all succeed', async () => {
  const user = await newUser(server)
  await leave(user)
  const later = user.token({ auth_time: seconds(Date.now()) + 2 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.call('Users_GetMe', { as: later })))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
})

test('after 14 days no table and no image has anything of the user; what belongs to others stays', async () => {
  const name = 'Zyxwv the leaver'
  const user = await newUser(server, { id: 7_700_123_456_789, display_name: name, email: `zyxwv@example.org` })
  const { print } = await fill(server, user)
  const empty = [...(await ownRows(server, user.id))].filter(([, rows]) => rows === 0).map(([table]) => table)
  assert.deepEqual(empty, [], 'fill() in belongings.ts must add a row to these tables, and deleteAccounts.ts delete it')

  const other = await newUser(server)
  await fill(server, other)
  const theirs = await newPrint(server, other, { view_status: 'Public', title: 'Theirs' })
  const comment = await newComment(server, theirs, user, { body: 'Well done' })
  await newNotification(server, other, {
    type: 'Comment',
    message: `${name} wrote: Well done`,
    action_path: `/prints/${theirs.id}#comment-${comment.id}`,
  })
  const payload = JSON.stringify({ authorId: user.id, authorName: name })
  await insert(server, 'outbox', {
    user_id: other.id,
    type: 'Comment',
    payload,
    delivered_date: new Date().toISOString(),
  })
  await insert(server, 'blocked_users', { user_id: other.id, blocked_id: user.id })

  await leave(user)
  assert.equal(await run(new Date(Date.now() + 13 * DAY)), 0)
  assert.ok((await rowsWith(server, String(user.id))).length > 0)
  assert.equal(await run(new Date(Date.now() + 14 * DAY + 60_000)), 1)

  assert.deepEqual(await rowsWith(server, String(user.id)), [])
  assert.deepEqual(await rowsWith(server, name), [])
  assert.deepEqual(await rowsWith(server, 'zyxwv@example.org'), [])
  const keys: string[] = []
  for await (const { key } of server.services.store.list('pictures/')) keys.push(key)
  assert.ok(keys.some((key) => key.includes(`/${other.id}/`)))
  assert.deepEqual(
    keys.filter((key) => key.includes(String(user.id))),
    [],
  )

  const comments = await client.call('Prints_GetComments', { as: other, path: { id: theirs.id } })
  assert.deepEqual(
    comments.body.items.map(({ body, createdBy }) => [body, createdBy]),
    [
      [
        'Well done',
        { id: Number.MAX_SAFE_INTEGER, displayName: 'Deleted user', hasPublicProfile: false, imageId: null },
      ],
    ],
  )
  const notifications = await client.call('Notifications_GetNotifications', { as: other })
  assert.ok(notifications.body.items.some(({ message }) => message === 'Deleted user wrote: Well done'))
  assert.equal((await client.call('Prints_GetPrint', { as: other, path: { id: print.id } })).status, 404)
})

test('others lose nothing, and a later sign-in begins a new account', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await fill(server, user)
  await fill(server, other)
  await leave(user)
  const before = await snapshot(server, other.id)
  assert.equal(await run(new Date(Date.now() + 15 * DAY)), 1)
  assert.equal(await snapshot(server, other.id), before)
  assert.equal((await client.call('Users_GetMe', { as: user.key })).status, 401)
  const { body } = await client.call('Users_GetMe', { as: user.token() })
  assert.notEqual(body.id, user.id)
  assert.equal((await client.call('Prints_GetSummary', { as: user.token() })).body.paging.totalCount, 0)
})

test('a deletion whose time has come cannot be undone by a sign-in', async () => {
  const user = await newUser(server)
  await leave(user)
  await db.updateTable('users').set({ deletion_date: '2026-01-15T00:00:00Z' }).where('id', '=', user.id).execute()
  server.services.authenticator.forget(user.id)
  const later = user.token({ auth_time: seconds(Date.now()) + 2 })
  assert.equal((await client.call('Users_GetMe', { as: later })).status, 403)
  assert.equal(await run(), 1)
})

test('a comment of somebody who leaves can be removed: who keeps the account is notified, a deleted user is not', async () => {
  const owner = await newUser(server)
  const [gone, author] = [await newUser(server), await newUser(server)]
  const { id } = await newPrint(server, owner, { title: 'Vase', view_status: 'Public' })
  const remove = async (commentId: number) =>
    (await client.call('Prints_DeleteComment', { as: owner, path: { id, commentId } })).status
  const comments = [await post(author, id, 'First'), await post(author, id, 'Second'), await post(gone, id)]
  const [first = 0, second = 0, left = 0] = comments.map(({ body }) => body.id)
  await leave(author)
  assert.equal(await remove(first), 204, 'before anybody was deleted')
  await leave(gone)
  await db.updateTable('users').set({ deletion_date: '2026-01-15T00:00:00Z' }).where('id', '=', gone.id).execute()
  assert.equal(await run(), 1)
  assert.equal(await remove(second), 204)
  assert.equal(await remove(left), 204)
  await deliver()
  await client.call('Users_GetMe', { as: author.token({ auth_time: seconds(Date.now()) + 2 }) })
  assert.deepEqual((await messagesOf(author)).toSorted(), [
    'The owner of “Vase” has removed your comment under it: First',
    'The owner of “Vase” has removed your comment under it: Second',
  ])
  assert.deepEqual(
    await db.selectFrom('notifications').selectAll().where('user_id', '=', Number.MAX_SAFE_INTEGER).execute(),
    [],
  )
})

test('the user who stands for the deleted ones cannot be blocked', async () => {
  const [owner, gone] = [await newUser(server), await newUser(server)]
  const print = await newPrint(server, owner, { view_status: 'Public' })
  await post(gone, print.id)
  await leave(gone)
  await run(new Date(Date.now() + 15 * DAY))
  const { body } = await client.call('Prints_GetComments', { as: owner, path: { id: print.id } })
  const path = { id: body.items[0]?.createdBy.id ?? 0 }
  assert.equal((await client.call('BlockedUsers_PutBlockedUser', { as: owner, path })).status, 404)
})

test('notifications name nobody, in any language, also those of comments and prints that are gone', async () => {
  for (const [language, message] of [
    [null, 'Deleted user wrote: Stays. Zyx wrote: so'],
    ['de', 'Deleted user schreibt: Stays. Zyx wrote: so'],
  ] as const) {
    const owner = await newUser(server, { language })
    const author = await newUser(server, { display_name: 'Zyx schreibt: wrote: Kim' })
    const [print, other] = [
      await newPrint(server, owner, { view_status: 'Public' }),
      await newPrint(server, owner, { view_status: 'Public' }),
    ]
    await post(author, print.id, 'Stays. Zyx wrote: so')
    const { body: removed } = await post(author, print.id, 'Removed')
    await post(author, other.id, 'Under a print that is deleted')
    await deliver()
    assert.equal((await messagesOf(owner)).length, 3)
    const path = { id: print.id, commentId: removed.id }
    assert.equal((await client.call('Prints_DeleteComment', { as: owner, path })).status, 204)
    assert.equal((await client.call('Prints_DeletePrint', { as: owner, path: { id: other.id } })).status, 204)
    await leave(author)
    await run(new Date(Date.now() + 15 * DAY))
    assert.deepEqual(await messagesOf(owner), [message])
    const named = (await rowsWith(server, 'Zyx schreibt')).filter((row) => !row.startsWith('pending_events'))
    assert.deepEqual(named, [], 'the log of events has its own time')
  }
})
