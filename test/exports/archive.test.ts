import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { imageKey } from '../../src/media/keys.ts'
import { fill } from '../operations/Users/belongings.ts'
import { newComment, newImage } from '../support/belongings.ts'
import { insert, newFilament, newPrint, newSlicerSettings, newUsage, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { makeArchive } from './runner.ts'
import { records, unzip } from './unzip.ts'

const server = await startServer()
const { client } = server

async function download(id: string, user: Awaited<ReturnType<typeof newUser>>) {
  return unzip((await client.call('Exports_GetArchive', { path: { id }, as: user })).bytes)
}

test('an archive has every record and image of its user, with hashes that are right', async () => {
  const user = await newUser(server)
  const { print, image } = await fill(server, user)
  const archive = await makeArchive(server, user)
  assert.deepEqual([archive.state, archive.progressPercent, archive.error], ['Ready', 100, null])
  const entries = await download(archive.id, user)
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as {
    format: string
    formatVersion: number
    parts: { name: string; resource: string; count: number; bytes: number; sha256: string }[]
    missingImages: number
  }
  assert.deepEqual([manifest.format, manifest.formatVersion, manifest.missingImages], ['print-log-archive', 1, 0])
  assert.equal([...entries.keys()].at(-1), 'manifest.json', 'the manifest is last')
  const counts = Object.fromEntries(manifest.parts.map(({ resource, count }) => [resource, count]))
  assert.deepEqual(counts, {
    settings: 1,
    projects: 1,
    brands: 1,
    filamentTypes: 1,
    spools: 1,
    printers: 1,
    slicerSettings: 1,
    prints: 1,
    ledger: 1,
    maintenance: 1,
    comments: 1,
    achievements: 1,
    notifications: 1,
    images: 2,
    media: 2,
  })
  for (const { name, count, bytes, sha256 } of manifest.parts) {
    const entry = entries.get(name)
    assert(entry, name)
    assert.deepEqual([entry.length, hash(entry), lineCount(entry)], [bytes, sha256, count], name)
  }
  const sums = entries.get('media.sha256')?.toString().trimEnd().split('\n') ?? []
  for (const line of sums) {
    const [sum = '', name = ''] = line.split('  ')
    assert.equal(hash(entries.get(name) ?? Buffer.alloc(0)), sum, name)
  }
  const [own] = records(entries, 'prints')
  assert.equal(own?.['id'], print.id)
  assert.equal((own?.['filamentUsage'] as unknown[]).length, 1)
  assert.notEqual(own?.['settings'], null)
  assert(entries.has(`media/${image.id}.webp`))
})

test('an archive has no keys, secrets or words of other people', async () => {
  const user = await newUser(server)
  const other = await newUser(server, { display_name: 'Nosy neighbor' })
  const print = await newPrint(server, user, { share_key: 'opensesame123', view_status: 'Unlisted' })
  await newComment(server, print, other, { body: 'Words of another person' })
  await newComment(server, await newPrint(server, other, { title: 'Not theirs' }), user, { body: 'My own words' })
  await insert(server, 'notifications', {
    user_id: user.id,
    event_id: crypto.randomUUID(),
    type: 'Comment',
    title: 'New comment',
    message: 'Nosy neighbor wrote: Words of another person',
  })
  await fill(server, user)
  const { id } = await makeArchive(server, user)
  const entries = await download(id, user)
  const text = [...entries].map(([name, bytes]) => (name.startsWith('media/') ? name : bytes.toString())).join('\n')
  for (const secret of [...server.secrets, 'opensesame123', 'Nosy neighbor', 'Words of another', 'Not theirs']) {
    assert(!text.includes(secret), secret)
  }
  assert(text.includes('My own words'))
  const keyHashes = await server.db.selectFrom('api_keys').select('key_hash').where('user_id', '=', user.id).execute()
  for (const { key_hash } of keyHashes) assert(!text.includes(key_hash.toString('hex')))
  for (const { name } of await secretColumns()) assert(!text.includes(`"${camelCase(name)}"`), name)
})

test('slicer settings with line breaks stay one line, and numbers keep their digits', async () => {
  const user = await newUser(server)
  const body = '{\r\n "b": 1.50,\n "a": "two\\nlines", "big": 123456789012345678901234567890 }'
  await newSlicerSettings(server, { user_id: user.id, body })
  const { id } = await makeArchive(server, user)
  const line = (await download(id, user)).get('slicer-settings.ndjson')?.toString() ?? ''
  assert.equal(line.split('\n').length, 2)
  assert.match(line, /"b": 1\.50, {2}"a": "two\\nlines", "big": 123456789012345678901234567890/)
})

test('an image that the store has lost is counted, and the rest is complete', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user)
  const lost = await newImage(server, print)
  const kept = await newImage(server, print)
  await server.services.store.delete([imageKey(user.id, lost.id, 'image')])
  const { id } = await makeArchive(server, user)
  const entries = await download(id, user)
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as { missingImages: number }
  assert.equal(manifest.missingImages, 1)
  assert.deepEqual([entries.has(`media/${lost.id}.webp`), entries.has(`media/${kept.id}.webp`)], [false, true])
  assert.equal(records(entries, 'images').length, 2)
})

test('records of many pages are complete and in the order of their ids', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user)
  for (let index = 0; index < 3; index += 1)
    await newUsage(server, await newPrint(server, user), { filament_id: spool.id })
  await server.db
    .insertInto('prints')
    .values(
      Array.from({ length: 1200 }, (_, index) => ({
        user_id: user.id,
        title: `Print ${index}`,
        status: 'Success' as const,
        view_status: 'Private' as const,
        source: 'Web' as const,
      })),
    )
    .execute()
  const { id } = await makeArchive(server, user)
  const ids = records(await download(id, user), 'prints').map((print) => Number(print['id']))
  assert.equal(ids.length, 1203)
  assert.deepEqual(
    ids,
    [...ids].sort((one, other) => one - other),
  )
})

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function lineCount(bytes: Buffer): number {
  return bytes.toString('utf8').split('\n').length - 1
}

/** Columns whose values open something. */
async function secretColumns() {
  const columns = await server.db.introspection.getTables()
  return columns
    .flatMap((table) => table.columns)
    .filter(({ name }) => /share_key|secret|token|key_hash|id_hash/.test(name))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
