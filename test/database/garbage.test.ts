import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { createBlankDatabase } from '../support/database.ts'

const PROGRAM = path.join(import.meta.dirname, 'leftRows.ts')
/** Bytes that a query may leave, whose rows take about 36 kB. */
const MOST = 15_000

test('small collections of garbage free the rows of queries', async (context) => {
  const database = await createBlankDatabase()
  context.after(() => database.drop())
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, database.url])
  const left = Object.entries(JSON.parse(stdout) as Record<string, number>)
  assert.equal(left.length, 5)
  for (const [way, bytes] of left) assert.ok(bytes < MOST, `${way} leaves ${bytes} bytes`)
})
