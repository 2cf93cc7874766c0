import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Spool } from '../../generated/spoolman/api.d.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { createSqlite, database } from './sqlite.ts'
import { commit, dryRun, fileForm, history, job, rowsOf, undo, verdicts } from './support.ts'

const server = await startServer()
const { client, db } = server

/** Database file with tables. */
function csv(rows: readonly (readonly string[])[], delimiter = ','): string {
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n')
}

/** As PrintJobHistory writes: every cell quoted, quotes inside not doubled. */
function rawCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
}

const HISTORY = [
  'User',
  'Print result [success canceled failed]',
  'Start Datetime [dd.mm.yyyy hh:mm]',
  'End Datetime [dd.mm.yyyy hh:mm]',
  'Duration',
  'File Name',
  'File Path',
  'File Size [bytes]',
  'Layers [current / total]',
  'Height [current / total]',
  'Note',
  'Temperatures [bed:temp toolX:temp]',
  'Spool Vendor',
  'Spool Name',
  'Material',
  'Diameter [mm]',
  'Density [g/cm3]',
  'Used Length [mm]',
  'Calculated Length [mm]',
  'Used Weight [g]',
  'Used Filament Cost',
  'Estimated Filament Cost',
  'Estimated Electricity Cost',
  'Estimated Printer Cost',
  'Other Cost [label:value]',
]

function printed(changes: Readonly<Record<number, string>> = {}): string[] {
  const cells = [
    'robin',
    'success',
    '05.03.2024 14:30',
    '05.03.2024 16:00',
    '1h28m5s',
    'Bracket.gcode',
    'parts/Bracket.gcode',
    '1000',
    '10 / 10',
    '2.0 / 2.0',
    '-',
    'bed:60.0 tool0:210.0',
    'Prusament',
    'Galaxy',
    'PLA',
    '1.75',
    '1.24',
    '2512.5',
    '2600',
    '7.5',
    '0.19',
    '-',
    '-',
    '-',
    '-',
  ]
  return cells.map((cell, at) => changes[at] ?? cell)
}

const SPOOLS = [
  'Spool Name',
  'Color Name',
  'Color Code [hex]',
  'Vendor',
  'Material',
  'Serialnumber',
  'Density [g/cm3]',
  'Diameter [mm]',
  'Diameter Tolerance[mm]',
  'Flow rate compensation [%]',
  'Temperature [C]',
  'Bed Temperature [C]',
  'Enclosure Temperature [C]',
  'Offset Temperature [C]',
  'Offset Bed Temperature [C]',
  'Offset Enclosure Temperature [C]',
  'Total weight [g]',
  'Spool weight [g]',
  'Used weight [g]',
  'Total length [mm]',
  'Used length [mm]',
  'First use [dd.mm.yyyy hh:mm]',
  'Last use [dd.mm.yyyy hh:mm]',
  'Purchased from',
  'Purchased on [dd.mm.yyyy]',
  'Cost',
  'Cost unit',
  'Note',
]

function managed(changes: Readonly<Record<number, string>> = {}): string[] {
  const cells = [
    'Galaxy',
    'Black',
    '#1a1a1a',
    'Prusament',
    'PLA',
    '-',
    '1.24',
    '1.75',
    '0.02',
    '-',
    '215',
    '60',
    '-',
    '-',
    '-',
    '-',
    '1000',
    '190',
    '123.4',
    '-',
    '-',
    '01.02.2024 10:00',
    '-',
    'A shop',
    '31.01.2024',
    '24.99',
    '€',
    'Dry it',
  ]
  return cells.map((cell, at) => changes[at] ?? cell)
}

const BAMBU_PRINTS = [
  'ID',
  'Print Name',
  'Filename',
  'Status',
  'Items Printed',
  'Printer ID',
  'Project',
  'Filament Type',
  'Filament (g)',
  'Print Time (s)',
  'Layer Height (mm)',
  'Nozzle (mm)',
  'Bed Temp (°C)',
  'Nozzle Temp (°C)',
  'Total Layers',
  'Cost',
  'Designer',
  'Tags',
  'Notes',
  'Failure Reason',
  'Started At',
  'Completed At',
  'Created At',
]

function bambu(changes: Readonly<Record<number, string>> = {}): string[] {
  const cells = [
    '7',
    'Vase',
    'vase.3mf',
    'completed',
    '2',
    '1',
    '',
    'PETG',
    '42.5',
    '5400',
    '0.2',
    '0.4',
    '70',
    '240',
    '100',
    '1.2',
    'Ann',
    'gift, tall',
    '',
    '',
    '2024-03-05 14:30:00',
    '2024-03-05T16:00:00+00:00',
    '2024-03-05 14:29:00',
  ]
  return cells.map((cell, at) => changes[at] ?? cell)
}

const BAMBU_SPOOLS = [
  'material',
  'brand',
  'subtype',
  'color_name',
  'rgba',
  'extra_colors',
  'effect_type',
  'label_weight',
  'weight_used',
  'remaining',
  'cost_per_kg',
  'nozzle_temp_min',
  'nozzle_temp_max',
  'last_used',
  'note',
  'storage_location',
  'category',
  'low_stock_threshold_pct',
]
const bambuSpool = [
  'PETG',
  'Bambu Lab',
  'HF',
  'Blue',
  '0000ffff',
  '',
  '',
  '1000',
  '250',
  '750',
  '20',
  '230',
  '260',
  '',
  '',
  'Shelf',
  '',
  '15',
]

const spoolman = {
  id: 3,
  registered: '2024-01-02 03:04:05',
  first_used: '2024-02-01 10:00:00.500000',
  price: 25.5,
  initial_weight: 1000.0,
  used_weight: 1100.25,
  location: '=Shelf',
  archived: false,
  'filament.id': 2,
  'filament.name': 'Galaxy',
  'filament.vendor.name': 'Prusament',
  'filament.material': 'PLA',
  'filament.density': 1.24,
  'filament.diameter': 1.75,
  'filament.color_hex': '1A1A1A',
  'filament.spool_weight': 190,
}

function spoolmanCsv(...spools: readonly Readonly<Record<string, unknown>>[]): string {
  const names = [...new Set(spools.flatMap((spool) => Object.keys(spool)))].sort()
  const cell = (value: unknown) =>
    value === undefined || value === null
      ? ''
      : value === false
        ? 'False'
        : `${value as string | number | true}`.replace(/^=/, "'=")
  return csv([names, ...spools.map((spool) => names.map((name) => cell(spool[name])))])
}

const created = 'Created'
/** Of a row of PrintJobHistory that has all values. */
const withoutAll =
  'Created: These values cannot be used and are left out: User, File Size, Layers, Height, Temperatures, Used Filament Cost.'
const withoutTolerance = 'Created: These values cannot be used and are left out: Diameter Tolerance.'
/** Files of each kind with planted faults, and the verdicts of their rows. */
const FILES: readonly (readonly [
  what: string,
  format: string,
  content: string | Uint8Array,
  verdicts: readonly string[],
])[] = [
  [
    'jobs with broken values',
    'MoonrakerJson',
    history([
      job(1),
      job(2, { end_time: 1 }),
      job(3, { print_duration: 'soon', metadata: null, auxiliary_data: 'x' }),
      job(4, { start_time: 'never' }),
      job(5, { filename: '' }),
      job(6, { job_id: null }),
      job(1),
      job(7, { filament_used: 9e15, filename: `${'a'.repeat(300)}\u0000.gcode` }),
    ]),
    [
      created,
      created,
      created,
      'Error: The job has no number or no start time.',
      created,
      'Error: The job has no number or no start time.',
      'Skipped: Row 1 is the same.',
      'Created: These texts are too long and are shortened: filename.',
    ],
  ],
  ['jobs without the wrapping of the API', 'MoonrakerJson', JSON.stringify({ count: 1, jobs: [job(1)] }), [created]],
  [
    'a list of jobs in UTF-16',
    'MoonrakerJson',
    Buffer.concat([Buffer.from([255, 254]), Buffer.from(JSON.stringify([job(1)]), 'utf16le')]),
    [created],
  ],
  [
    'a database of Moonraker',
    'MoonrakerSqlite',
    database(
      `create table job_history (job_id integer primary key, user text, filename text, status text, start_time real, end_time real,
      print_duration real, total_duration real, filament_used real, metadata pyjson, auxiliary_data pyjson, instance_id text)`,
      `insert into job_history values (1, 'x', 'a.gcode', 'completed', 1700000000.5, 1700003600, 3500, 3600, 2500, '{"estimated_time": 3000}', '[]', 'default')`,
      `insert into job_history values (2, null, 'b.gcode', 'error', 1700010000, null, null, null, null, '{broken', null, 'default')`,
      `insert into job_history values (3, null, 'c.gcode', 'completed', null, null, null, null, null, x'00ff', null, 'default')`,
      `create view spool as select 1`,
      `create trigger t after insert on job_history begin delete from job_history; end`,
    ),
    [created, created, 'Error: The job has no number or no start time.'],
  ],
  [
    'spools as an export has them',
    'SpoolmanJson',
    JSON.stringify([
      spoolman,
      { ...spoolman, id: null },
      { ...spoolman, id: 4, used_weight: -1 },
      { ...spoolman, id: 5, 'filament.diameter': 99 },
    ]),
    [
      created,
      'Error: The spool has no id.',
      'Error: used_weight is not a weight in grams.',
      'Error: diameterMm: This must be at most 10.',
    ],
  ],
  [
    'spools as the API has them',
    'SpoolmanJson',
    JSON.stringify([
      {
        id: 1,
        registered: '2024-01-02T03:04:05Z',
        used_weight: 0,
        archived: true,
        extra: {},
        filament: {
          id: 1,
          density: 1.27,
          diameter: 1.75,
          multi_color_hexes: 'FF0000,00FF00',
          multi_color_direction: 'coaxial',
        },
      },
    ]),
    [created],
  ],
  [
    'spools in a table',
    'SpoolmanCsv',
    spoolmanCsv(spoolman, { ...spoolman, id: 4, 'filament.vendor': null, first_used: 'yesterday' }),
    [created, 'Error: first_used is not a date and time.'],
  ],
  [
    'a database of Spoolman',
    'SpoolmanSqlite',
    database(
      'create table vendor (id integer, name text, empty_spool_weight real)',
      `insert into vendor values (1, 'Prusament', 190)`,
      'create table filament (id integer, vendor_id integer, name text, material text, density real, diameter real, weight real)',
      `insert into filament values (2, 1, 'Galaxy', 'PLA', 1.24, 1.75, 1000)`,
      'create table spool (id integer, filament_id integer, used_weight real, archived boolean, comment text)',
      `insert into spool values (1, 2, 10.5, 0, 'x'), (2, 99, 0, 1, null), (3, 2, 'much', 0, null)`,
    ),
    [created, created, 'Error: used_weight is not a weight in grams.'],
  ],
  [
    'prints with quotes that are not doubled',
    'PrintJobHistoryCsv',
    rawCsv([
      HISTORY,
      printed({ 10: 'He said "wow", then "left","again"' }),
      printed({ 1: '1', 2: '06.03.2024 14:30', 3: '-', 4: '4000.5' }),
      printed({ 2: '31.02.2024 14:30' }),
      printed({ 1: 'exploded' }),
      printed({ 2: '-' }),
      printed({ 19: '-7' }),
      printed().slice(0, 12),
      printed(),
      printed({ 2: '05/03/2024' }),
    ]),
    [
      withoutAll,
      withoutAll,
      'Error: startDate: This date does not exist.',
      'Error: The result of the print is unknown.',
      'Error: The print has no start time.',
      'Error: Used Weight is negative.',
      'Error: The row has 12 cells, but the table has 25 columns.',
      withoutAll,
      'Error: Start Datetime is not a date and time.',
    ],
  ],
  [
    'prints of an older version, in Windows-1252',
    'PrintJobHistoryCsv',
    Buffer.from(rawCsv([HISTORY.slice(0, 21), printed({ 10: 'schön' }).slice(0, 21)]), 'latin1'),
    [withoutAll],
  ],
  [
    'a database of PrintJobHistory',
    'PrintJobHistorySqlite',
    database(
      `create table pjh_printjobmodel (databaseId integer primary key, userName, fileName, filePathName, printStartDateTime, printEndDateTime, duration, printStatusResult, noteText)`,
      `create table pjh_filamentmodel (databaseId integer primary key, printJob_id, toolId, vendor, spoolName, material, usedLength, calculatedLength, usedWeight)`,
      `insert into pjh_printjobmodel values (1, 'r', 'a.gcode', 'x/a.gcode', '2024-03-05 14:30:12.345', '2024-03-05 16:00:00', 5300, 'success', 'n'),
      (2, 'r', 'b.gcode', 'b.gcode', '2024-03-06 14:30:12', null, null, 'what', null), (3, 'r', 'c.gcode', 'c.gcode', 'noon', null, null, 'failed', null)`,
      `insert into pjh_filamentmodel values (1, 1, 'total', 'V', 'S', 'PLA', 30, 30, 3), (2, 1, 'tool0', 'V', 'S', 'PLA', 10, 10, 1), (3, 1, 'tool1', 'V', 'T', 'PETG', 20, 20, 2)`,
    ),
    [
      `${created}: These values cannot be used and are left out: userName.`,
      'Error: The result of the print is unknown.',
      'Error: printStartDateTime is not a date and time.',
    ],
  ],
  [
    'spools of SpoolManager',
    'SpoolManagerCsv',
    csv([
      SPOOLS,
      managed(),
      managed({ 0: 'Other', 16: '1.000,5', 18: '1,5' }),
      managed({ 0: '' }),
      managed({ 0: 'Heavy', 16: 'heavy' }),
      managed(),
      managed({ 5: 'S1' }),
      managed({ 5: 's1' }),
    ]),
    [
      withoutTolerance,
      withoutTolerance,
      'Error: The spool has no name.',
      'Error: Total weight is not a number.',
      withoutTolerance,
      withoutTolerance,
      'Skipped: Row 6 is the same.',
    ],
  ],
  [
    'spools with semicolons and a byte order mark',
    'SpoolManagerCsv',
    `\uFEFF${csv([SPOOLS, managed({ 16: '1000,0' })], ';')}`,
    [withoutTolerance],
  ],
  [
    'prints of Bambuddy',
    'BambuddyPrintsCsv',
    csv([
      BAMBU_PRINTS,
      bambu(),
      bambu({ 0: '8', 3: 'failed', 19: 'Spaghetti' }),
      bambu({ 0: '9', 3: 'printing' }),
      bambu({ 0: '10', 3: 'odd' }),
      bambu({ 0: '11', 20: '', 22: '' }),
      bambu({ 0: '12', 8: 'x' }),
    ]),
    [
      created,
      created,
      'Skipped: The print has not ended.',
      'Error: The status of the print is unknown.',
      'Error: The print has no start time.',
      'Error: Filament (g) is not a number.',
    ],
  ],
  [
    'spools of Bambuddy',
    'BambuddySpoolsCsv',
    csv([BAMBU_SPOOLS, bambuSpool, bambuSpool, ['', ...bambuSpool.slice(1)]]),
    [created, created, 'Error: The spool has no material.'],
  ],
]

suite('Foreign files', () => {
  test('the archive of Bambuddy states kinds of causes; its reasons that are no kind of ours state none', async () => {
    const user = await newUser(server)
    const reasons = ['userCancelled', 'powerFailure', 'adhesionFailure', 'spaghettiDetached', 'underExtrusion', 'Other']
    const rows = reasons.map((reason, at) => bambu({ 0: `${at}`, 3: 'failed', 19: reason }))
    await commit(server, user, await dryRun(server, user, csv([BAMBU_PRINTS, ...rows])))
    const { body } = await client.call('Prints_GetSummary', { as: user })
    const kinds = new Map(body.items.map(({ failureReason, failureCategory }) => [failureReason, failureCategory]))
    assert.deepEqual(
      reasons.map((reason) => kinds.get(reason)),
      ['UserCancelled', 'PowerLoss', 'Adhesion', null, null, 'Other'],
    )
  })

  for (const [what, format, content, expected] of FILES) {
    test(`${format}: ${what}`, async () => {
      const user = await newUser(server, { currency: 'EUR' })
      const ready = await dryRun(server, user, content)
      assert.deepEqual([ready.state, ready.format], ['Ready', format])
      assert.deepEqual(verdicts(await rowsOf(server, user, ready)), expected)
      const committed = await commit(server, user, ready)
      assert.deepEqual(committed.counts, ready.counts, 'the commit does what the dry run has shown')
      const again = await commit(server, user, await dryRun(server, user, content))
      assert.deepEqual([again.counts.created, again.counts.updated], [0, 0], 'the same file again changes nothing')
    })
  }

  test('a spool has its stock and its price', async () => {
    const user = await newUser(server, { currency: 'CHF' })
    await commit(server, user, await dryRun(server, user, spoolmanCsv(spoolman)))
    const { body } = await client.call('Filaments_GetFilaments', { as: user })
    const [spool] = body.items
    assert.deepEqual(
      [
        spool?.displayName,
        spool?.brand,
        spool?.colorHex,
        spool?.remainingMg,
        spool?.purchasePrice,
        spool?.purchaseCurrency,
      ],
      ['Galaxy', 'Prusament', '#1A1A1A', -100_250, 25.5, 'CHF'],
    )
    assert.deepEqual(
      [spool?.storageLocation, spool?.spoolWeightMg, spool?.openedDate],
      ['=Shelf', 190_000, '2024-02-01'],
    )
    const { body: ledger } = await client.call('Filaments_GetLedger', { path: { id: spool?.id ?? '' }, as: user })
    assert.deepEqual(
      ledger.items.map(({ kind, amountMg }) => [kind, amountMg]),
      [
        ['Adjustment', -1_100_250],
        ['Initial', 1_000_000],
      ],
    )
  })

  test('a spool without a nominal weight has what was used of it, and gives it back with an undo', async () => {
    const user = await newUser(server)
    const { initial_weight: _, ...unweighed } = spoolman
    const ready = await dryRun(server, user, JSON.stringify([unweighed]))
    assert.equal((await rowsOf(server, user, ready))[0]?.outcome?.['usedMg'], 1_100_250)
    const made = await commit(server, user, ready)
    const [spool] = (await client.call('Filaments_GetFilaments', { as: user })).body.items
    const { body: ledger } = await client.call('Filaments_GetLedger', { path: { id: spool?.id ?? '' }, as: user })
    assert.deepEqual(
      ledger.items.map(({ kind, amountMg, balanceMg }) => [kind, amountMg, balanceMg]),
      [['Adjustment', -1_100_250, -1_100_250]],
    )
    const undone = await undo(server, user, made)
    assert.equal(undone.state, 'Undone')
    assert.deepEqual((await client.call('Filaments_GetFilaments', { as: user })).body.items, [])
  })

  test('a spool of Spoolman keeps its id as its number, unless another spool has it, and the times of its use', async () => {
    const user = await newUser(server)
    const program = await connectProgram(server, { owner: user })
    await client.call('Filaments_PostFilament', {
      as: user,
      body: { displayName: 'Ours', materialType: 'PLA', number: 5 },
    })
    const used = { first_used: '2024-02-01 23:30:00.500000', last_used: '2024-03-31T02:30:00Z' }
    const file = JSON.stringify([5, 3, 17].map((id) => ({ ...spoolman, ...used, id, comment: `Spool ${id}` })))
    await commit(server, user, await dryRun(server, user, file))
    const { body: spools } = (await program.call('GET', '/spool?sort=id:asc')) as { readonly body: Spool[] }
    assert.deepEqual(
      spools.map(({ id, comment }) => [id, comment]),
      [
        [3, 'Spool 3'],
        [5, undefined],
        [17, 'Spool 17'],
        [18, 'Spool 5'],
      ],
    )
    const [first] = spools
    assert.deepEqual([first?.first_used, first?.last_used], ['2024-02-01T23:30:00Z', '2024-03-31T02:30:00Z'])
    const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { numbers: [3] } })
    assert.equal(body.items[0]?.openedDate, '2024-02-01')
  })

  test('an archived spool is not active, and its comment keeps its lines', async () => {
    const user = await newUser(server)
    const archived = { ...spoolman, archived: true, comment: 'Dry it.\n\nThen print.' }
    const files = [
      JSON.stringify([archived]),
      spoolmanCsv({ ...archived, archived: 'True' }),
      database(
        'create table vendor (id integer, name text)',
        'create table filament (id integer, vendor_id integer, name text, density real, diameter real)',
        `insert into filament values (2, null, 'Galaxy', 1.24, 1.75)`,
        'create table spool (id integer, filament_id integer, used_weight real, archived boolean, comment text)',
        `insert into spool values (1, 2, 10.5, 1, 'Dry it.' || char(10, 10) || 'Then print.')`,
      ),
    ]
    for (const file of files) {
      const [row] = await rowsOf(server, user, await dryRun(server, user, file))
      assert.deepEqual([row?.outcome?.['isActive'], row?.outcome?.['notes']], [false, archived.comment])
    }
  })

  test('a long note of PrintJobHistory keeps its lines', async () => {
    const note = `First\nsecond${' word'.repeat(5000)}`
    const file = database(
      `create table pjh_printjobmodel (databaseId integer primary key, fileName, filePathName, printStartDateTime, printEndDateTime, duration, printStatusResult, noteText)`,
      `create table pjh_filamentmodel (databaseId integer primary key, printJob_id, toolId, vendor, spoolName, material, usedLength, calculatedLength, usedWeight)`,
      `insert into pjh_printjobmodel values (1, 'a.gcode', 'a.gcode', '2024-03-05 14:30:12', null, 5300, 'success', '${note}')`,
    )
    const user = await newUser(server)
    const [row] = await rowsOf(server, user, await dryRun(server, user, file))
    assert.equal(row?.outcome?.['notes'], note)
  })

  test('the results of PrintJobHistory can be numbers', async () => {
    const user = await newUser(server)
    const rows = ['1', '0', '2'].map((result, at) => printed({ 1: result, 5: `${at}.gcode`, 6: `${at}.gcode` }))
    await commit(server, user, await dryRun(server, user, rawCsv([HISTORY, ...rows])))
    const prints = await db
      .selectFrom('prints')
      .select(['file_name', 'status'])
      .where('user_id', '=', user.id)
      .execute()
    const statuses = new Map(prints.map(({ file_name, status }) => [file_name, status]))
    assert.deepEqual(
      ['0.gcode', '1.gcode', '2.gcode'].map((name) => statuses.get(name)),
      ['Success', 'Cancelled', 'Failed'],
    )
  })

  test('quotes that SpoolManager does not double are part of their text', async () => {
    const user = await newUser(server)
    const spool = managed({ 0: 'Galaxy "Black", 1 kg', 27: 'Dry, "very","dry"' })
    await commit(server, user, await dryRun(server, user, rawCsv([SPOOLS, spool])))
    const { body } = await client.call('Filaments_GetFilaments', { as: user })
    const [{ id = '' } = {}] = body.items
    const { body: detail } = await client.call('Filaments_GetFilament', { path: { id }, as: user })
    assert.deepEqual([detail.displayName, detail.notes], ['Galaxy "Black", 1 kg', 'Dry, "very","dry"'])
  })

  test('a list of PrintJobHistory can have been saved by a spreadsheet', async () => {
    const user = await newUser(server)
    const row = printed({ 5: 'Bracket, v2.gcode', 6: '-', 10: 'Nice, "really"' })
    const saved = row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
    await commit(server, user, await dryRun(server, user, `${HISTORY.join(',')}\n${saved}\n`))
    const prints = await db.selectFrom('prints').select(['file_name', 'notes']).where('user_id', '=', user.id).execute()
    assert.deepEqual(prints, [{ file_name: 'Bracket, v2.gcode', notes: 'Nice, "really"' }])
  })

  test('a path of PrintJobHistory that is too long for a record is replaced with the name of its file', async () => {
    const path = `${'folder/'.repeat(60)}Bracket.gcode`
    const user = await newUser(server)
    const file = rawCsv([HISTORY, printed({ 6: path })])
    const [row] = await rowsOf(server, user, await dryRun(server, user, file))
    assert.deepEqual([row?.verdict, row?.outcome?.['fileName']], ['Created', 'Bracket.gcode'])
  })

  test('local times are read in the time zone that the person chooses', async () => {
    const user = await newUser(server, { time_zone: 'America/New_York' })
    const ready = await dryRun(server, user, rawCsv([HISTORY, printed()]))
    assert.deepEqual([ready.hasLocalTimes, ready.timeZone], [true, 'America/New_York'])
    const startOf = async () => (await rowsOf(server, user, ready))[0]?.outcome?.['startDate']
    assert.equal(await startOf(), '2024-03-05T19:30:00.000Z')
    await client.call('Imports_PatchImport', { path: { id: ready.id }, body: { timeZone: 'Europe/Berlin' }, as: user })
    await server.services.imports.run()
    assert.equal(await startOf(), '2024-03-05T13:30:00.000Z')
  })

  test('the apostrophe that Bambuddy puts before what looks like a formula is removed', async () => {
    const user = await newUser(server)
    const guarded = bambuSpool.with(BAMBU_SPOOLS.indexOf('note'), "'-20 % offer").with(3, "'Tis blue")
    const [row] = await rowsOf(server, user, await dryRun(server, user, csv([BAMBU_SPOOLS, guarded])))
    assert.deepEqual([row?.outcome?.['notes'], row?.outcome?.['colorName']], ['-20 % offer', "'Tis blue"])
  })

  test('the prints of PrintJobHistory find the spools of SpoolManager, those of Moonraker the ones of Spoolman', async () => {
    const user = await newUser(server)
    await commit(server, user, await dryRun(server, user, csv([SPOOLS, managed()])))
    await commit(server, user, await dryRun(server, user, rawCsv([HISTORY, printed()])))
    await commit(server, user, await dryRun(server, user, JSON.stringify([spoolman])))
    const used = job(1, { auxiliary_data: [{ provider: 'spoolman', name: 'spool_ids', value: [3] }] })
    await commit(server, user, await dryRun(server, user, history([used])))
    const usages = await db.selectFrom('filament_usages').select('filament_id').where('user_id', '=', user.id).execute()
    assert.equal(new Set(usages.map(({ filament_id }) => filament_id).filter((id) => id !== null)).size, 2)
  })

  test('the database of Moonraker, which has its JSON as blobs, says the same as its API', async () => {
    const ofApi = job(1, {
      auxiliary_data: [
        { provider: 'spoolman', name: 'spool_ids', value: [3], description: 'Spool IDs used', units: null },
        { provider: 'sensor', name: 'energy', value: 0.25, description: 'Energy', units: 'kWh' },
      ],
    })
    const file = createSqlite()
    file.exec(`create table job_history (job_id integer primary key asc, user text not null, filename text, status text not null,
      start_time real not null, end_time real, print_duration real not null, total_duration real not null,
      filament_used real not null, metadata pyjson, auxiliary_data pyjson not null, instance_id text not null)`)
    const values = ['filename', 'status', 'start_time', 'end_time', 'print_duration', 'total_duration', 'filament_used']
    const blobs = ['metadata', 'auxiliary_data']
    file.run(`insert into job_history values (1, 'No User', ?, ?, ?, ?, ?, ?, ?, ?, ?, 'default')`, [
      ...values.map((name) => ofApi[name] as string | number),
      ...blobs.map((name) => new TextEncoder().encode(JSON.stringify(ofApi[name]))),
    ])
    const outcomes = []
    for (const content of [history([ofApi]), file.export()]) {
      const user = await newUser(server)
      const ready = await dryRun(server, user, content)
      outcomes.push([ready.spools, (await rowsOf(server, user, ready)).map(({ outcome }) => outcome)])
    }
    assert.deepEqual(outcomes[1], outcomes[0])
    assert.match(JSON.stringify(outcomes[1]), /Spoolman 3.*PETG/s)
  })

  test('the prints of PrintJobHistory find the one spool of SpoolManager with their name, also with a serial number', async () => {
    const cases: readonly (readonly [spools: readonly string[][], lotNumbers: readonly (string | null)[]])[] = [
      [[managed({ 5: 'S1' }), managed({ 0: 'Other', 5: 'S2' })], ['S1']],
      // The one without a serial number is named as it is. Of several with one, any could be meant.
      [[managed({ 5: 'S1' }), managed()], [null]],
      [[managed({ 5: 'S1' }), managed({ 5: 'S2' })], []],
    ]
    for (const [spools, lotNumbers] of cases) {
      const user = await newUser(server)
      await commit(server, user, await dryRun(server, user, csv([SPOOLS, ...spools])))
      await commit(server, user, await dryRun(server, user, rawCsv([HISTORY, printed()])))
      const usages = await db
        .selectFrom('filament_usages')
        .innerJoin('filaments', (join) =>
          join
            .onRef('filaments.user_id', '=', 'filament_usages.user_id')
            .onRef('filaments.id', '=', 'filament_usages.filament_id'),
        )
        .select('filaments.lot_number')
        .where('filament_usages.user_id', '=', user.id)
        .execute()
      assert.deepEqual(
        usages.map(({ lot_number }) => lot_number),
        lotNumbers,
      )
    }
  })
})

suite('Files that are refused', () => {
  const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `c${at}`).join(',')
  for (const [what, content, reason] of [
    [
      'of no program',
      'a,b\n1,2\n',
      'The columns of this table are those of no program that can be imported. A table of your own needs the columns title and start_date for prints, or name and material for spools.',
    ],
    ['JSON of no program', '[{"a":1}]', 'The file is JSON, but of no program that can be imported.'],
    ['JSON without a list', '{"a":1}', 'The file is JSON without a list of records.'],
    ['broken JSON', '[{"a":', 'The file is not complete JSON.'],
    [
      'filaments of Spoolman',
      JSON.stringify([{ id: 1, registered: '', density: 1, diameter: 1 }]),
      'This is a list of filaments or vendors. Export the spools of Spoolman instead.',
    ],
    [
      'a broken database',
      Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4000, 7)]),
      'The file is not a complete SQLite database.',
    ],
    [
      'another database',
      database('create table t (a)'),
      'The tables of this database are those of no program that can be imported.',
    ],
    [
      'a view in place of a table',
      database('create view job_history as select 1 as job_id'),
      'The tables of this database are those of no program that can be imported.',
    ],
    [
      'a virtual table',
      database(`create virtual table job_history using fts4(job_id)`),
      'The tables of this database are those of no program that can be imported.',
    ],
    ['a million columns', wide(1_000_000), 'The first line of the file is too long for a table.'],
    ['many columns', wide(600), 'The file has more than 500 columns.'],
    ['binary data', Buffer.alloc(1000), 'The file is neither a table nor JSON nor a database that can be imported.'],
  ] as const) {
    test(`400 for a file ${what}`, async () => {
      const user = await newUser(server)
      const { status, problem } = await client.call('Imports_PostImport', {
        as: user,
        body: fileForm(content),
      })
      assert.deepEqual([status, problem.errors], [400, { file: [reason] }])
      assert.deepEqual(await db.selectFrom('imports').select('id').where('user_id', '=', user.id).execute(), [])
    })
  }

  test('a file that breaks off later fails as a whole', async () => {
    const user = await newUser(server)
    const failed = await dryRun(server, user, JSON.stringify([job(1), job(2)]).slice(0, -20))
    assert.deepEqual([failed.state, failed.error], ['Failed', 'The file is not complete JSON.'])
    assert.equal((await client.call('Imports_CommitImport', { path: { id: failed.id }, as: user })).status, 409)
    const parts = await db.selectFrom('import_parts').select('number').where('user_id', '=', user.id).execute()
    assert.deepEqual(parts, [], 'the file is deleted')
  })
})
