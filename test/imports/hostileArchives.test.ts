import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { before, suite, test } from 'node:test'
import { ZipFile } from 'yazl'
import { newImage } from '../support/belongings.ts'
import {
  newFilament,
  newPrint,
  newPrinter,
  newSlicerSettings,
  newUsage,
  newUser,
  type User,
} from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportEntries, manifestOf, pack, packDescribed, withRecords, type Entries } from './archives.ts'
import { commit, dryRun, fileForm, rowsOf } from './support.ts'

const server = await startServer()
const { client, db } = server
let entries: Entries
let user: User

before(async () => {
  const owner = await newUser(server)
  const spool = await newFilament(server, owner, { initial_nominal_weight_mg: 1_000_000 })
  const print = await newPrint(server, owner, { printer_id: (await newPrinter(server, owner)).id })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 5000 })
  await newImage(server, print)
  entries = await exportEntries(server, owner)
  user = await newUser(server)
})

/** Uploads a file that must be refused. Returns the sentence about it. */
async function refusal(file: Buffer): Promise<string | undefined> {
  const { status, problem } = await client.call('Imports_PostImport', { as: user, body: fileForm(file) })
  assert.equal(status, 400)
  return problem.errors?.['file']?.[0]
}

function without(name: string): Entries {
  return new Map([...entries].filter(([other]) => other !== name))
}

function withManifest(changes: object): Entries {
  return new Map([...entries, ['manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(entries), ...changes }))]])
}

/** Zip file whose entries have names and attributes that a careful writer refuses; the name is replaced after writing. */
async function zipOf(write: (zip: ZipFile) => void, replace?: readonly [string, string]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name)
  write(zip)
  zip.end()
  const bytes = await buffer(zip.outputStream)
  if (!replace) return bytes
  return Buffer.from(bytes.toString('latin1').replaceAll(replace[0], replace[1]), 'latin1')
}

suite('Hostile archives', () => {
  test('are refused unless they are a complete archive of the known version', async () => {
    assert.match(String(await refusal(Buffer.from('PK\u0003\u0004 and nothing else'))), /damaged or incomplete/)
    assert.match(String(await refusal((await pack(entries)).subarray(0, -100))), /damaged or incomplete/)
    assert.match(String(await refusal(await pack(without('manifest.json')))), /lacks manifest\.json/)
    assert.match(String(await refusal(await pack(without('prints.ndjson')))), /lacks prints\.ndjson/)
    assert.match(String(await refusal(await pack(withManifest({ format: 'other' })))), /no archive of this service/)
    assert.match(String(await refusal(await pack(withManifest({ formatVersion: 2 })))), /another version than 1/)
    assert.match(String(await refusal(await pack(withManifest({ origin: '../..' })))), /must have an origin/)
    assert.match(String(await refusal(await pack(withManifest({ parts: [] })))), /does not describe settings\.ndjson/)
    assert.match(
      String(await refusal(await pack(new Map([...entries, ['manifest.json', Buffer.from('{')]])))),
      /no JSON object/,
    )
  })

  test('are refused with what to do instead when they are workbooks', async () => {
    for (const name of ['xl/workbook.xml', 'xl/workbook.bin', 'content.xml', 'Index/Document.iwa']) {
      const workbook = await pack(new Map([[name, Buffer.from('x')]]))
      assert.equal(await refusal(workbook), 'This is a workbook. Save its table as CSV, then import that file.')
    }
    assert.match(String(await refusal(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))), /^This is a workbook\. /)
  })

  test('are refused when their entries could do harm', async () => {
    const text = Buffer.from('x')
    assert.match(
      String(await refusal(await zipOf((zip) => zip.addBuffer(text, 'ab/escape.txt'), ['ab/escape', '../escape']))),
      /leads out of its folder/,
    )
    assert.match(
      String(
        await refusal(await zipOf((zip) => zip.addBuffer(text, 'prints.ndjsom'), ['prints.ndjsom', 'prints.ndjson'])),
      ),
      /two entries with the same name/,
    )
    assert.match(
      String(await refusal(await zipOf((zip) => zip.addBuffer(text, 'link', { mode: 0o120777 })))),
      /has a link/,
    )
    assert.match(
      String(await refusal(await zipOf((zip) => zip.addBuffer(Buffer.alloc(16 * 1024 * 1024), 'bomb')))),
      /compressed more than/,
    )
  })

  test('fail without a record when a part is not what the manifest says', async () => {
    const failure = async (changed: ReadonlyMap<string, Buffer>, isDescribed = false) => {
      const owner = await newUser(server)
      const { state, error } = await dryRun(server, owner, await (isDescribed ? packDescribed(changed) : pack(changed)))
      assert.equal(state, 'Failed')
      const { body } = await client.call('Prints_GetSummary', { as: owner })
      assert.deepEqual(body.items, [])
      return String(error)
    }
    const prints = entries.get('prints.ndjson') ?? Buffer.alloc(0)
    const changed = Buffer.from(prints.toString().replace('A print', 'B print'))
    assert.match(await failure(new Map([...entries, ['prints.ndjson', changed]])), /prints\.ndjson was changed/)
    const notes = randomBytes(3 * 1024 * 1024).toString('hex')
    const long = Buffer.concat([prints, Buffer.from(`${JSON.stringify({ notes })}\n`)])
    assert.match(await failure(new Map([...entries, ['prints.ndjson', long]]), true), /has more than 5 MiB/)
    const half = prints.subarray(0, -1)
    assert.match(await failure(new Map([...entries, ['prints.ndjson', half]]), true), /last line .* not complete/)
    const bytes = Buffer.concat([prints, Buffer.from([0xff, 0x0a])])
    assert.match(await failure(new Map([...entries, ['prints.ndjson', bytes]]), true), /not UTF-8/)
  })

  test('have a verdict for each record that is wrong; the others are imported', async () => {
    const owner = await newUser(server)
    const stranger = await newPrint(server, await newUser(server))
    const spoiled = [
      withRecordsOf('prints', (print) => [
        print,
        { ...print, id: 900_001, printerId: 900_002 },
        { ...print, id: 900_003, title: '' },
        { ...print, id: 900_004, status: 'Melted' },
        { ...print, id: 900_005, url: 'javascript:alert(1)' },
        { ...print, id: 900_006, createdDate: '2026-02-30T00:00:00.000Z' },
        { ...print, id: 900_007, filamentAmountMg: 1e300 },
        { ...print, id: 900_008, notes: 'zero \0 character' },
        { ...print, id: 900_009, startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-01T00:00:00Z' },
        { ...print, id: 900_010, filamentUsage: [{ filamentId: crypto.randomUUID() }] },
        'no object',
        print,
      ]),
      withRecordsOf('ledger', (entry) => [entry, { ...entry, id: crypto.randomUUID(), balanceMg: 1 }]),
      withRecordsOf('comments', () => [
        {
          id: 1,
          printId: stranger.id,
          isOwnPrint: true,
          body: 'Hello',
          createdDate: stranger.created_date,
          updatedDate: stranger.created_date,
        },
      ]),
      withRecordsOf('images', (image) => [
        image,
        { ...image, id: crypto.randomUUID() },
        { ...image, id: '../../etc/passwd' },
      ]),
    ].reduce((all, change) => change(all), new Map(entries))
    const ready = await dryRun(server, owner, await packDescribed(spoiled))
    const wrong = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
      rows
        .filter(({ verdict }) => verdict === 'Error' || verdict === 'Skipped')
        .map(({ kind, reason }) => `${kind}: ${String(reason).replace(/Row \d+/, 'Row n')}`)
    const expected = [
      'Print: printerId refers to a record that is not imported.',
      'Print: title must not be blank, or have characters that cannot be stored.',
      'Print: status must be equal to one of the allowed values.',
      'Print: url must match pattern "^https?://".',
      'Print: createdDate must be a time in UTC such as 2026-03-14T11:26:41.137Z.',
      'Print: filamentAmountMg must be <= 1000000000000.',
      'Print: notes must not have a zero character or half of a surrogate pair.',
      'Print: endDate is before startDate.',
      'Print: filamentId refers to a record that is not imported.',
      'Print: The line is no JSON object.',
      'Print: Row n is the same.',
      'LedgerEntry: balanceMg is not the sum of the entries of this spool so far.',
      'Comment: printId refers to a record that is not imported.',
      'Image: The archive does not have the file of this image.',
      'Image: id must be a UUID.',
    ]
    assert.deepEqual(wrong(await rowsOf(server, owner, ready)), expected)
    const committed = await commit(server, owner, ready)
    assert.deepEqual(committed.kinds, ready.kinds)
    assert.deepEqual(wrong(await rowsOf(server, owner, ready)), expected)
    const { body } = await client.call('Prints_GetSummary', { as: owner })
    assert.equal(body.items.length, 1)
  })

  test('have a verdict for a record that nests too deeply, by its line; settings may nest as deeply as when they are saved', async () => {
    const from = await newUser(server)
    const settings = `${'{"a":'.repeat(64)}1${'}'.repeat(64)}`
    await newSlicerSettings(server, { user_id: from.id, body: settings, title: 'Deep' })
    await newPrint(server, from)
    const exported = await exportEntries(server, from)
    const deep = `{"id":900011,"extra":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`
    const prints = Buffer.concat([exported.get('prints.ndjson') ?? Buffer.alloc(0), Buffer.from(deep)])
    const owner = await newUser(server)
    const ready = await dryRun(server, owner, await packDescribed(new Map([...exported, ['prints.ndjson', prints]])))
    assert.deepEqual([ready.state, ready.error], ['Ready', null])
    const wrong = (await rowsOf(server, owner, ready)).filter(({ verdict }) => verdict === 'Error')
    assert.deepEqual(
      wrong.map(({ kind, label, reason }) => [kind, label, reason]),
      [['Print', 'Line 2', 'The line has more than 65 levels.']],
    )
    await commit(server, owner, ready)
    assert.deepEqual(await db.selectFrom('slicer_settings').select('body').where('user_id', '=', owner.id).execute(), [
      { body: JSON.parse(settings) as unknown },
    ])
    assert.equal((await client.call('Prints_GetSummary', { as: owner })).body.items.length, 1)
  })

  test('have a verdict for each image whose file is wrong', async () => {
    const owner = await newUser(server)
    const name = [...entries.keys()].find((key) => key.startsWith('media/')) ?? ''
    const page = new Map([...entries, [name, Buffer.from('RIFF0000WEBP<script>')]])
    const changed = await dryRun(server, owner, await pack(page))
    assert.deepEqual(
      (await rowsOf(server, owner, changed)).filter(({ kind }) => kind === 'Image').map(({ reason }) => reason),
      ['The file of this image is not the one of which media.sha256 has the hash, or too large.'],
    )
    const sums = new Map([...page, ['media.sha256', Buffer.alloc(0)]])
    const ready = await dryRun(server, owner, await packDescribed(sums))
    const committed = await commit(server, owner, ready)
    assert.equal(committed.state, 'Committed')
    const rows = (await rowsOf(server, owner, ready)).filter(({ kind }) => kind === 'Image')
    assert.deepEqual(
      rows.map(({ verdict }) => verdict),
      ['Error'],
    )
    assert.deepEqual(await db.selectFrom('images').select('id').where('user_id', '=', owner.id).execute(), [])
  })

  test('can have many rows that are never imported before their images', async () => {
    const titles = Array.from({ length: 600 }, (_, number) => ({ title: `Notification ${number}` }))
    const file = await packDescribed(withRecords(entries, 'notifications', () => titles))
    const owner = await newUser(server)
    const committed = await commit(server, owner, await dryRun(server, owner, file))
    assert.equal(committed.state, 'Committed')
    const images = committed.kinds.find(({ kind }) => kind === 'Image')
    assert.equal(images?.counts.created, 1)
  })
})

function withRecordsOf(resource: string, change: (first: Record<string, unknown>) => readonly unknown[]) {
  return (all: Entries): Entries => withRecords(all, resource, ([first = {}]) => change(first))
}
