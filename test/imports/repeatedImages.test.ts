import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { suite, test } from 'node:test'
import { UploadedArchive } from '../../src/imports/archive/read.ts'
import { newImage } from '../support/belongings.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportEntries, packDescribed, withRecords } from './archives.ts'
import { commit, dryRun, rowsOf, verdicts } from './support.ts'

const server = await startServer()

/** Archive of which several rows name the file of one image. */
async function repeated(): Promise<{ readonly zip: Buffer; readonly name: string }> {
  const owner = await newUser(server)
  await newImage(server, await newPrint(server, owner))
  const entries = await exportEntries(server, owner)
  const name = [...entries.keys()].find((entry) => entry.startsWith('media/')) ?? ''
  return { zip: await packDescribed(withRecords(entries, 'images', ([image]) => [image, image, image])), name }
}

suite('Rows of an archive that name the file of one image', () => {
  test('are imported once', async () => {
    const user = await newUser(server)
    const ready = await dryRun(server, user, (await repeated()).zip)
    const committed = await commit(server, user, ready)
    assert.equal(committed.state, 'Committed')
    const images = (await rowsOf(server, user, committed)).filter(({ kind }) => kind === 'Image')
    const first = images[0]?.position
    assert.deepEqual(verdicts(images), [
      'Created',
      `Skipped: Row ${first} is the same.`,
      `Skipped: Row ${first} is the same.`,
    ])
  })

  test('read it once', async (t) => {
    const { zip, name } = await repeated()
    const file = path.join(tmpdir(), `repeated-images-${randomUUID()}.zip`)
    t.after(() => rm(file))
    await writeFile(file, zip)
    const archive = await UploadedArchive.open(file)
    t.after(() => archive.close())
    const problems: unknown[] = []
    for await (const { kind, problem } of archive.rows()) {
      if (kind !== 'Image') continue
      problems.push(problem)
      // Whoever reads the file of the image again finds it damaged.
      const handle = await open(file, 'r+')
      await handle.write(Buffer.alloc(16), 0, 16, zip.indexOf(name) + name.length)
      await handle.close()
    }
    assert.deepEqual(problems, [null, null, null])
  })
})
