import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newPrinter, newProject, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, fileForm, rowsOf, undo, verdicts } from './support.ts'

const server = await startServer()
const { client } = server

const PRINTS = [
  'Title;Start date;Status;Print time;Filament_g;Material;Spool;Printer;Tags;Rating;Notes;Cost',
  'Shelf bracket;14.03.2026 11:26;success;3:21:40;46,2;PETG;Galaxy Black;Workhorse;"home;work";5;"First try;\nworked";1,20',
  'Benchy;2026-03-15;Partial success;1h 5m;;;;;;;;',
  'Benchy;2026-03-15;CANCELED;;12;;;;;;;',
].join('\r\n')

const SPOOLS = [
  'name,brand,material,color_hex,nominal_weight_g,remaining_g,purchase_price,purchase_date,number',
  'Galaxy Black,Prusament,PETG,#1A1A1A,1000,640.5,24.99,05.01.2026,7',
  'Leftover,,PLA,,,120,,,',
].join('\n')

suite('Tables that a person has made', () => {
  test('prints have what the columns say, in the time zone of the person', async () => {
    const user = await newUser(server, { time_zone: 'Europe/Berlin' })
    const printer = await newPrinter(server, user, { name: 'Workhorse' })
    const ready = await dryRun(server, user, PRINTS)
    assert.deepEqual([ready.format, ready.hasLocalTimes], ['PrintSheetCsv', true])
    assert.deepEqual(
      ready.printers.find(({ name }) => name === 'Workhorse'),
      { name: 'Workhorse', printerId: printer.id },
    )
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
      'Created: These values cannot be used and are left out: cost.',
      'Created',
      'Created',
    ])
    await commit(server, user, ready)
    const { body } = await client.call('Prints_GetSummary', { as: user, query: { sortDirection: 'asc' } })
    assert.deepEqual(
      body.items.map(({ title, status, startDate, printTimeInSeconds, filamentAmountMg }) => [
        title,
        status,
        startDate,
        printTimeInSeconds,
        filamentAmountMg,
      ]),
      [
        ['Shelf bracket', 'Success', '2026-03-14T10:26:00.000Z', 12_100, 46_200],
        ['Benchy', 'PartialSuccess', '2026-03-14T23:00:00.000Z', 3900, null],
        ['Benchy', 'Cancelled', '2026-03-14T23:00:00.000Z', null, 12_000],
      ],
    )
    const [first] = body.items
    const { body: print } = await client.call('Prints_GetPrint', { path: { id: first?.id ?? 0 }, as: user })
    assert.deepEqual(
      [print.printerId, print.tags, print.rating, print.notes, print.source, print.viewStatus],
      [printer.id, ['home', 'work'], 5, 'First try;\nworked', 'Import', 'Private'],
    )
    assert.deepEqual(
      print.filamentUsage.map(({ materialType, amountMg }) => [materialType, amountMg]),
      [['PETG', 46_200]],
    )
  })

  test('a kind of cause is read in any case, with spaces or without; another word is an error', async () => {
    const user = await newUser(server)
    const rows = ['layer shift', 'FilamentRunout', 'USER_CANCELLED', '', 'gremlins']
    const table = [
      'title,start_date,status,failure_category',
      ...rows.map((word) => `${word}!,2026-03-15,Failed,${word}`),
    ]
    const ready = await dryRun(server, user, table.join('\n'))
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
      ...['Created', 'Created', 'Created', 'Created'],
      'Error: failure_category is not one of the known ones.',
    ])
    await commit(server, user, ready)
    const { body } = await client.call('Prints_GetSummary', { as: user })
    assert.deepEqual(body.items.map(({ failureCategory }) => failureCategory).toSorted(), [
      ...['FilamentRunout', 'LayerShift', 'UserCancelled', null],
    ])
  })

  test('dates with slashes have the order that the whole table shows, also with twelve hours', async () => {
    const user = await newUser(server, { time_zone: 'Europe/Berlin' })
    const datesOf = async (...rows: readonly string[]) => {
      const table = ['title,start_date,end_date', ...rows.map((row, at) => `Print ${at},${row}`)].join('\n')
      const found = await rowsOf(server, user, await dryRun(server, user, table))
      return found.map(({ outcome, reason }) => [outcome?.['startDate'] ?? reason, outcome?.['endDate'] ?? null])
    }
    assert.deepEqual(await datesOf('3/4/2026 1:30 PM,3/14/2026', '03/04/2026 12:05:07 am,'), [
      ['2026-03-04T12:30:00.000Z', '2026-03-13T23:00:00.000Z'],
      ['2026-03-03T23:05:07.000Z', null],
    ])
    assert.deepEqual(await datesOf('3/4/2026 13:30,14/4/2026', '2026-03-15,'), [
      ['2026-04-03T11:30:00.000Z', '2026-04-13T22:00:00.000Z'],
      ['2026-03-14T23:00:00.000Z', null],
    ])
    const unclear = ['start_date can have the day first or the month: write it as 2026-03-14.', null]
    assert.deepEqual(await datesOf('3/4/2026,', '2026-03-15,'), [unclear, ['2026-03-14T23:00:00.000Z', null]])
    assert.deepEqual(await datesOf('3/14/2026,', '14/3/2026,'), [unclear, unclear])
    const wrong = 'is not a date and time.'
    assert.deepEqual(await datesOf('3/14/2026 13:30 PM,', '2/30/2026,'), [
      [`start_date ${wrong}`, null],
      ['startDate: This date does not exist.', null],
    ])
    // A damaged date does not hide the order that the others show.
    assert.deepEqual(await datesOf('31/31/2026,', '31/3/2026,'), [
      [`start_date ${wrong}`, null],
      ['2026-03-30T22:00:00.000Z', null],
    ])
  })

  test('dates with slashes of spools are read in the same way', async () => {
    const user = await newUser(server)
    const table = ['name,material,purchase_date,opened_date', 'Galaxy,PLA,1/5/2026,1/31/2026'].join('\n')
    const [row] = await rowsOf(server, user, await dryRun(server, user, table))
    assert.deepEqual([row?.outcome?.['purchaseDate'], row?.outcome?.['openedDate']], ['2026-01-05', '2026-01-31'])
  })

  test('the same table changes nothing again, a changed row changes its print, and an undo removes them', async () => {
    const user = await newUser(server)
    const made = await commit(server, user, await dryRun(server, user, PRINTS))
    assert.deepEqual(made.counts, { created: 3, updated: 0, same: 0, skipped: 0, errors: 0 })
    const again = await dryRun(server, user, PRINTS)
    assert.deepEqual(again.counts, { created: 0, updated: 0, same: 3, skipped: 0, errors: 0 })
    const changed = await dryRun(server, user, PRINTS.replace('1h 5m', '1h 6m'))
    assert.deepEqual(changed.counts, { created: 0, updated: 1, same: 2, skipped: 0, errors: 0 })
    await undo(server, user, made)
    const { body } = await client.call('Prints_GetSummary', { as: user })
    assert.deepEqual(body.items, [])
  })

  test('spools have their stock, and prints find them by name', async () => {
    const user = await newUser(server, { currency: 'EUR' })
    const ready = await dryRun(server, user, SPOOLS)
    assert.equal(ready.format, 'SpoolSheetCsv')
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
      'Created',
      'Created: These values cannot be used and are left out: remaining_g.',
    ])
    await commit(server, user, ready)
    const { body: spools } = await client.call('Filaments_GetFilaments', {
      as: user,
      query: { sortColumn: 'name', sortDirection: 'asc' },
    })
    assert.deepEqual(
      spools.items.map((spool) => [spool.displayName, spool.number, spool.remainingMg, spool.purchasePrice]),
      [
        ['Galaxy Black', 7, 640_500, 24.99],
        ['Leftover', 8, null, null],
      ],
    )
    assert.equal(spools.items[0]?.purchaseDate, '2026-01-05')
    const prints = await dryRun(server, user, PRINTS)
    await client.call('Imports_PatchImport', {
      path: { id: prints.id },
      body: { deductsMaterial: true },
      as: user,
    })
    await server.services.imports.run()
    await commit(server, user, prints)
    const { body: after } = await client.call('Filaments_GetFilament', {
      path: { id: spools.items[0]?.id ?? '' },
      as: user,
    })
    assert.equal(after.remainingMg, 594_300)
  })

  test('a print is in the project that has the name, and times can be in hours', async () => {
    const user = await newUser(server)
    const project = await newProject(server, user, { name: 'Workshop' })
    await newProject(server, await newUser(server), { name: 'Elsewhere' })
    const table = [
      'title,start_date,project,print_time_h,total_time_s,estimated_print_time',
      'a,2026-03-14,Workshop,1.5,5500,2:00',
      'b,2026-03-14,Elsewhere,,,',
    ].join('\n')
    const ready = await dryRun(server, user, table)
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
      'Created',
      'Created: No project has this name, so the print is in none.',
    ])
    const { body: mine } = await client.call('Projects_GetPrints', { path: { id: project.id }, as: user })
    assert.deepEqual(mine.items, [])
    const rows = await rowsOf(server, user, await commit(server, user, ready))
    const prints = await Promise.all(
      rows.map(({ recordId }) => client.call('Prints_GetPrint', { path: { id: Number(recordId) }, as: user })),
    )
    assert.deepEqual(
      prints.map(({ body }) => [
        body.projectId,
        body.printTimeInSeconds,
        body.totalTimeInSeconds,
        body.estimatedPrintTimeInSeconds,
      ]),
      [
        [project.id, 5400, 5500, 7200],
        [null, null, null, null],
      ],
    )
  })

  test('a row that is wrong says why', async () => {
    const user = await newUser(server)
    const prints = [
      'title,start_date,end_date,status,file_name,usage_g,materials,filament_g,print_time,rating,print_time_h',
      ',2026-03-14,,,parts/big_box.gcode,,,,,,',
      ',2026-03-14,,,,,,,,,',
      'a,2026-03-14,,melted,,,,,,,',
      'b,noon on 14 March,,,,,,,,,',
      'c,2026-03-14,2026-03-13,,,,,,,,',
      'd,2026-03-14,,,,1;2,PLA,,,,',
      'e,2026-03-14,,,,,PLA;PETG,30,,,',
      'f,2026-03-14,,,,1;2,PLA;PETG,,99:99,,',
      'g,2026-03-14,,,,-1,PLA,,,,',
      'h,2026-03-14,,,,,,,,6,',
      'i,2026-03-14,,,,,,,,,1e9',
    ].join('\n')
    const rows = await rowsOf(server, user, await dryRun(server, user, prints))
    assert.equal(rows[0]?.outcome?.['title'], 'Big box')
    assert.deepEqual(verdicts(rows), [
      'Created',
      'Error: title is missing.',
      'Error: The status of the print is unknown.',
      'Error: start_date is not a date and time.',
      'Error: endDate: The end must not be before the start.',
      'Error: spools, materials and usage_g must have the same number of values.',
      'Created: These values cannot be used and are left out: filament_g.',
      'Error: print_time is not a number.',
      'Error: usage_g is negative.',
      'Error: rating: This must be at most 5.',
      'Error: print_time_h is not a time.',
    ])
    const spools = 'name,material,color_hex\n,PLA,\nx,,\ny,PLA,red\nz,PLA,#ff0000'
    assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, spools))), [
      'Error: The spool has no name.',
      'Error: The spool has no material.',
      'Error: colorHex: This must be a color such as #1A2B3C.',
      'Created',
    ])
  })

  test('another table is refused, with the columns that are needed', async () => {
    const user = await newUser(server)
    const { status, problem } = await client.call('Imports_PostImport', {
      as: user,
      body: fileForm('Print,Date\na,b\n'),
    })
    assert.equal(status, 400)
    assert.match(
      String(problem.errors?.['file']?.[0]),
      /title and start_date for prints, or name and material for spools/,
    )
  })
})
