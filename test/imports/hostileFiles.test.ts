import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { suite, test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createSqlite } from './sqlite.ts'
import { commit, dryRun, history, job, rowsOf, verdicts } from './support.ts'

const server = await startServer()

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
}

suite('Hostile files', () => {
  test('cannot use the names that every object has as a status', async () => {
    const user = await newUser(server)
    const bambuddy = [
      ['Print Name', 'Status', 'Filament (g)', 'Print Time (s)', 'Started At'],
      ['Benchy', 'constructor', '1', '1', '2024-01-02T03:04:05'],
      ['Benchy', '__proto__', '1', '1', '2024-01-02T03:04:05'],
    ]
    const ready = await dryRun(server, user, csv(bambuddy))
    const unknown = 'Error: The status of the print is unknown.'
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [unknown, unknown])
    const octoprint = [
      ['Print result', 'Start Datetime', 'End Datetime', 'Duration', 'File Name'],
      ['constructor', '05.03.2024 14:30', '05.03.2024 16:00', '1h', 'Benchy.gcode'],
    ]
    const other = await dryRun(server, user, csv(octoprint))
    assert.deepEqual(verdicts(await rowsOf(server, user, other)), ['Error: The result of the print is unknown.'])
  })

  test('can have ids that are longer than an entry of an index', async () => {
    const user = await newUser(server)
    const [one, other] = ['a', 'b'].map((end) => job(1, { job_id: `job ${randomBytes(4000).toString('hex')}${end}` }))
    const file = history([one ?? {}, other ?? {}, other ?? {}])
    const committed = await commit(server, user, await dryRun(server, user, file))
    assert.deepEqual([committed.state, committed.counts.created, committed.counts.skipped], ['Committed', 2, 1])
    assert.equal((await dryRun(server, user, file)).counts.same, 2)
  })

  test('are judged in the words of requests, about the fields that are wrong alone', async () => {
    const user = await newUser(server)
    const bambuddy = [
      ['Print Name', 'Status', 'Filament (g)', 'Print Time (s)', 'Started At'],
      ['Benchy', 'completed', '1000000000000', '1', '2024-01-02T03:04:05'],
    ]
    const ready = await dryRun(server, user, csv(bambuddy))
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
      'Error: filamentUsage[0].amountMg: This must be at most 1000000000.',
    ])
  })

  test('are read in linear time, however long a number, a time or the name of a column is', async () => {
    const user = await newUser(server)
    const bambuddy = [
      ['Print Name', 'Status', 'Filament (g)', 'Print Time (s)', 'Started At', '['.repeat(300_000)],
      ['Benchy', 'completed', `${'1'.repeat(300_000)}x`, '1', '2024-01-02T03:04:05', ''],
    ]
    const ready = await dryRun(server, user, csv(bambuddy))
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), ['Error: Filament (g) is not a number.'])
    const octoprint = [
      ['Print result', 'Start Datetime', 'End Datetime', 'Duration', 'File Name'],
      ['success', '05.03.2024 14:30', '05.03.2024 16:00', `1h${' '.repeat(300_000)}x`, 'Benchy.gcode'],
    ]
    const other = await dryRun(server, user, csv(octoprint))
    assert.deepEqual(verdicts(await rowsOf(server, user, other)), ['Error: Duration is not a number.'])
  })

  test('that are damaged databases are refused with a sentence', async () => {
    const user = await newUser(server)
    const file = createSqlite()
    file.exec('create table job_history (job_id, filename, status, start_time)')
    for (let number = 0; number < 2000; number += 1)
      file.run('insert into job_history values (?, ?, ?, ?)', [
        number,
        `part ${number}.gcode`,
        'completed',
        1_700_000_000,
      ])
    const bytes = file.export()
    bytes.fill(0xff, Math.floor(bytes.length / 2))
    const { state, error } = await dryRun(server, user, bytes)
    assert.deepEqual([state, error], ['Failed', 'The file is not a complete SQLite database.'])
  })
})
