import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import type { ViewStatus } from '../../generated/api.d.ts'
import { eventually } from '../identity/support.ts'
import { flatPng, form, plain } from '../media/samples.ts'
import { newFilament, newPrint, newPrinter, newProject, newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

const SHARE_KEY = 'q7Zt0mWk3VbXn2Rc'
const jpeg = await plain(640, 400).jpeg().toBuffer()
const png = await plain(50, 30).png().toBuffer()

/** The same operations for all kinds of records. */
const KINDS = {
  print: {
    make: newPrint,
    table: 'prints',
    column: 'print_id',
    isPrivate: false,
    unknown: 987_654_321,
    operations: { get: 'Prints_GetImages', post: 'Prints_PostImage', remove: 'Prints_DeleteImage' },
  },
  project: {
    make: newProject,
    table: 'projects',
    column: 'project_id',
    isPrivate: false,
    unknown: randomUUID(),
    operations: { get: 'Projects_GetImages', post: 'Projects_PostImage', remove: 'Projects_DeleteImage' },
  },
  spool: {
    make: (server: TestServer, owner: User, _shared: object) => newFilament(server, owner),
    table: 'filaments',
    column: 'filament_id',
    isPrivate: true,
    unknown: randomUUID(),
    operations: { get: 'Filaments_GetImages', post: 'Filaments_PostImage', remove: 'Images_DeleteImage' },
  },
  printer: {
    make: (server: TestServer, owner: User, _shared: object) => newPrinter(server, owner),
    table: 'printers',
    column: 'printer_id',
    isPrivate: true,
    unknown: 987_654_321,
    operations: { get: 'Printers_GetImages', post: 'Printers_PostImage', remove: 'Images_DeleteImage' },
  },
} as const

/** The names of the stored files of a user. */
export async function storedFiles({ config }: TestServer, user: User): Promise<string[]> {
  const folder = path.join(config.mediaDir, 'pictures', String(user.id))
  return (await readdir(folder).catch(() => [])).sort()
}

/** The names of the files of these images. */
export function filesOf(...ids: string[]): string[] {
  return ids.flatMap((id) => [`${id}-thumbnail.webp`, `${id}.webp`]).sort()
}

/** Declares the tests that the images of all kinds of records have in common. */
export function imageTests(server: TestServer, kind: keyof typeof KINDS): void {
  const { client, config, db } = server
  const { unknown, operations, table, column, isPrivate } = KINDS[kind]
  const make = (owner: User, view: ViewStatus = 'Private') =>
    KINDS[kind].make(server, owner, { view_status: view, share_key: view === 'Unlisted' ? SHARE_KEY : null })
  const stored = (user: User) => storedFiles(server, user)

  suite(`Images of a ${kind}`, () => {
    const upload = (as: User, id: number | string, body: unknown = form(jpeg), headers: Record<string, string> = {}) =>
      client.call(operations.post, { path: { id }, body, headers, as })
    const list = async (as: User, id: number | string) =>
      (await client.call(operations.get, { path: { id }, as })).body.items

    test('are added, listed the oldest first, read and deleted', async () => {
      const user = await newUser(server)
      const { id } = await make(user)
      assert.deepEqual(await list(user, id), [])
      const first = await upload(user, id)
      assert.equal(first.status, 201)
      assert.equal(first.headers.get('Location'), `/media/${first.body.id}`)
      assert.deepEqual([first.body.width, first.body.height], [640, 400])
      assert.equal(first.body.url, `${config.baseUrl}/media/${first.body.id}`)
      assert.equal(first.body.thumbnailUrl, `${first.body.url}/thumbnail`)
      const second = await upload(user, id, form(png))
      assert.deepEqual(await list(user, id), [first.body, second.body])
      assert.deepEqual(await stored(user), filesOf(first.body.id, second.body.id))

      const removed = await client.call(operations.remove, { path: { id, imageId: first.body.id }, as: user })
      assert.equal(removed.status, 204)
      assert.deepEqual(await list(user, id), [{ ...second.body, position: 0 }])
      assert.deepEqual(await stored(user), filesOf(second.body.id))
      const again = await client.call(operations.remove, { path: { id, imageId: first.body.id }, as: user })
      assert.equal(again.status, 404)
      assert.equal((await client.call('Media_GetImage', { path: { imageId: first.body.id }, as: user })).status, 404)
    })

    const areForThoseWhoMaySee = async () => {
      const [owner, other] = [await newUser(server), await newUser(server)]
      const seen = async (view: ViewStatus) => {
        const { id } = await make(owner, view)
        const { body } = await upload(owner, id)
        const statuses: number[] = []
        for (const as of [owner, other, undefined]) {
          for (const shareKey of [undefined, SHARE_KEY, `${SHARE_KEY}x`]) {
            const answers = [
              await client.call(operations.get, { path: { id }, query: { shareKey }, as }),
              await client.call('Media_GetImage', { path: { imageId: body.id }, query: { shareKey }, as }),
              await client.call('Media_GetThumbnail', { path: { imageId: body.id }, query: { shareKey }, as }),
            ]
            assert.equal(new Set(answers.map(({ status }) => status)).size, 1, 'list and bytes agree')
            statuses.push(answers[0]?.status ?? 0)
          }
        }
        return statuses
      }
      const owned = [200, 200, 200]
      assert.deepEqual(await seen('Public'), [...owned, 200, 200, 200, 200, 200, 200])
      assert.deepEqual(await seen('Unlisted'), [...owned, 404, 200, 404, 404, 200, 404])
      assert.deepEqual(await seen('Private'), [...owned, 404, 404, 404, 404, 404, 404])
    }

    const areForTheOwner = async () => {
      const [owner, other] = [await newUser(server, { view_status: 'Public' }), await newUser(server)]
      const { id } = await make(owner)
      const { body } = await upload(owner, id)
      const path = { imageId: body.id }
      for (const operation of ['Media_GetImage', 'Media_GetThumbnail'] as const) {
        assert.equal((await client.call(operation, { path, as: owner })).status, 200)
        for (const as of [other, undefined]) assert.equal((await client.call(operation, { path, as })).status, 404)
      }
      assert.equal((await client.call(operations.get, { path: { id }, as: other })).status, 404)
      assert.equal((await client.call(operations.get, { path: { id } })).status, 401)
    }

    if (isPrivate) test('are for nobody but the owner', areForTheOwner)
    else test('are for those who may see the record', areForThoseWhoMaySee)

    test("nobody adds to, or deletes from, another's record", async () => {
      const [owner, other] = [await newUser(server), await newUser(server)]
      const { id } = await make(owner, 'Public')
      const { body } = await upload(owner, id)
      assert.equal((await upload(other, id)).status, 404)
      assert.equal((await upload(owner, unknown)).status, 404)
      for (const [as, record] of [
        [other, id],
        // The path of these names the record, too.
        ...(isPrivate
          ? []
          : ([
              [owner, unknown],
              [owner, (await make(owner)).id],
            ] as const)),
      ] as const) {
        const answer = await client.call(operations.remove, { path: { id: record, imageId: body.id }, as })
        assert.equal(answer.status, 404)
      }
      assert.deepEqual(await list(owner, id), [body])
      assert.deepEqual(await stored(other), [], 'the bytes of a refused image are removed')
      assert.deepEqual(await stored(owner), filesOf(body.id))
      for (const operation of [operations.post, operations.remove]) {
        const input = operation === operations.post ? { body: form(jpeg) } : {}
        const answer = await client.call(operation, { path: { id, imageId: body.id }, ...input })
        assert.equal(answer.status, 401)
      }
    })

    test('a repeated upload adds none, another image or record under the same key is refused', async () => {
      const user = await newUser(server)
      const { id } = await make(user)
      const key = { 'Idempotency-Key': randomUUID() }
      const first = await upload(user, id, form(jpeg), key)
      const repeated = await upload(user, id, form(jpeg), key)
      assert.equal(repeated.status, 201)
      assert.deepEqual(repeated.body, first.body)
      assert.deepEqual(await list(user, id), [first.body])
      assert.deepEqual(await stored(user), filesOf(first.body.id), 'nor are its bytes stored twice')
      assert.equal((await upload(user, (await make(user)).id, form(jpeg), key)).status, 422)
      assert.equal((await upload(user, id, form(png), key)).status, 422)
    })

    test('are 100 at most, however many come at once', async () => {
      const user = await newUser(server)
      const { id } = await make(user)
      const owner = { [column]: id }
      const size = { width: 1, height: 1, image_bytes: 1, thumbnail_bytes: 1 }
      await db
        .insertInto('images')
        .values(Array.from({ length: 98 }, () => ({ user_id: user.id, ...owner, ...size })))
        .execute()
      // One upload of a user is worked on at a time; the others wait behind it.
      const answers = await whileLocked(server, table, id, 1, () =>
        Promise.all(Array.from({ length: 5 }, () => upload(user, id, form(png)))),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409, 409, 409])
      const refused = answers.find(({ status }) => status === 409)
      assert.equal(refused?.problem.detail, 'There are already 100 images. Delete one first.')
      const items = await list(user, id)
      assert.equal(items.length, 100)
      assert.equal((await stored(user)).length, 4)
    })

    test('what is no upload of an image is refused', async () => {
      const user = await newUser(server)
      const { id } = await make(user)
      const two = form(jpeg)
      two.append('other', 'text')
      const cases = [
        [form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')), 415],
        [form(Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')])), 415],
        [form(Buffer.from('%PDF-1.7')), 415],
        [{ file: 'x' }, 415],
        [form(jpeg.subarray(0, 300)), 400],
        [form(flatPng(10_000, 10_000)), 400],
        [form(Buffer.alloc(0)), 400],
        [form(jpeg, 'image'), 400],
        [two, 400],
        [undefined, 400],
        [form(Buffer.alloc(12 * 1024 * 1024 + 1, 'x')), 413],
      ] as const
      for (const [body, status] of cases) {
        const answer = await client.call(operations.post, { path: { id }, body, as: user })
        assert.equal(answer.status, status, answer.text)
      }
      assert.deepEqual(await list(user, id), [])
      assert.deepEqual(await stored(user), [])
    })

    test('malformed ids are 400', async () => {
      const user = await newUser(server)
      const { id } = await make(user)
      assert.equal((await client.call(operations.get, { path: { id: '0x1' }, as: user })).status, 400)
      assert.equal((await upload(user, '../1')).status, 400)
      const answer = await client.call(operations.remove, { path: { id, imageId: '..%2f' }, as: user })
      assert.equal(answer.status, 400)
    })
  })
}

/** Keeps a record locked until a number of transactions wait for it, so that none of them comes first. */
async function whileLocked<Result>(
  { db }: TestServer,
  table: string,
  id: number | string,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .execute(async (trx) => {
      await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx)
      const result = work()
      await eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length >= count
      })
      return { result }
    })
    .then(({ result }) => result)
}
