import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { database } from './sqlite.ts'
import { commit, dryRun, rowsOf, verdicts } from './support.ts'

const server = await startServer()
const { client } = server

/** Spool of Spoolman's API. */
function spool(id: number, changes: object, filament: object): object {
  return {
    ...{ id, registered: '2024-01-02T03:04:05Z', used_weight: 10, initial_weight: 1000, ...changes },
    filament: { name: `Galaxy ${id}`, density: 1.24, diameter: 1.75, ...filament },
  }
}

const UNUSABLE = 'These values cannot be used and are left out:'
const SHORTENED = 'These texts are too long and are shortened:'

test('the dry run of a file of Spoolman says which values are left out or shortened', async () => {
  const user = await newUser(server)
  const colors = Array.from({ length: 17 }, (_, at) => `FF00${String(at + 10)}`).join(',')
  const cases = [
    [spool(1, {}, {}), null],
    [
      spool(2, { location: 'x'.repeat(101) }, { color_hex: 'red' }),
      `${UNUSABLE} filament.color_hex. ${SHORTENED} location.`,
    ],
    [
      spool(3, { price: 2e6 }, { settings_extruder_temp: 1001, settings_bed_temp: 1000 }),
      `${UNUSABLE} filament.settings_extruder_temp, price.`,
    ],
    [spool(4, {}, { multi_color_hexes: colors }), `${UNUSABLE} filament.multi_color_hexes.`],
    [spool(5, { comment: 'x'.repeat(9000) }, { comment: 'y'.repeat(900) }), null],
    [spool(6, { comment: 'x'.repeat(9000) }, { comment: 'y'.repeat(2000) }), `${SHORTENED} comment.`],
  ] as const
  const ready = await dryRun(server, user, JSON.stringify(cases.map(([one]) => one)))
  const expected = cases.map(([, reason]) => ['Created', reason])
  for (const made of [ready, await commit(server, user, ready)]) {
    const rows = await rowsOf(server, user, made)
    assert.deepEqual(
      rows.map(({ verdict, reason }) => [verdict, reason]),
      expected,
    )
  }
  const { body } = await client.call('Filaments_GetFilaments', {
    as: user,
    query: { sortColumn: 'name', sortDirection: 'asc' },
  })
  assert.deepEqual(
    body.items.map(({ colors: all, bedTemperatureCelsius, notes }) => [
      all.length,
      bedTemperatureCelsius,
      notes?.length,
    ]),
    [
      [0, null, undefined],
      [0, null, undefined],
      [0, 1000, undefined],
      [16, null, undefined],
      [0, null, 9901],
      [0, null, 10_000],
    ],
  )
})

test('the dry run of spools of OctoPrint and Bambuddy says which values are left out or shortened', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const managed = [
    'Spool Name,Vendor,Material,Density,Diameter,Total weight,Color Code [hex],Temperature [C],Cost,Cost unit,Note',
    'Galaxy,Prusament,PLA,1.24,1.75,1000,#1a1a1a,215,20,$,-',
    `Other,${'x'.repeat(101)},PLA,1.24,1.75,1000,dark,hot,20,kr,${'y'.repeat(6000)}`,
    'Free,,PLA,1.24,1.75,1000,-,-,,kr,-',
  ].join('\n')
  const ready = await dryRun(server, user, managed)
  assert.deepEqual(verdicts(await rowsOf(server, user, ready)), [
    'Created',
    `Created: ${UNUSABLE} Cost unit, Color Code, Temperature. ${SHORTENED} Vendor.`,
    'Created',
  ])
  await commit(server, user, ready)
  const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { sortColumn: 'name' } })
  assert.deepEqual(
    body.items.map((one) => [one.displayName, one.purchasePrice, one.purchaseCurrency, one.notes?.length]).toSorted(),
    [
      ['Free', null, null, undefined],
      ['Galaxy', 20, 'USD', undefined],
      ['Other', 20, 'EUR', 6000],
    ],
  )
  const bambuddy = [
    'material,brand,subtype,color_name,rgba,extra_colors,label_weight,weight_used,nozzle_temp_min',
    'PETG,Bambu Lab,HF,Blue,0000ffff,"ff0000,00ff00",1000,250,230',
    'PETG,Bambu Lab,HF,Red,red,"ff0000,green",1000,250,hot',
  ].join('\n')
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, bambuddy))), [
    'Created',
    `Created: ${UNUSABLE} extra_colors, rgba, nozzle_temp_min.`,
  ])
})

test('the dry run of prints of other programs says which values are left out or shortened', async () => {
  const user = await newUser(server)
  const long = 'x'.repeat(60_000)
  const start = { job_id: '00001A', status: 'completed', start_time: 1_700_000_000, filament_used: 1000 }
  const jobs = [
    { ...start, filename: 'a.gcode', metadata: { filament_type: 'PLA' } },
    {
      ...start,
      job_id: '00001B',
      filename: `${'x'.repeat(300)}.gcode`,
      metadata: { filament_type: 'y'.repeat(51) },
    },
  ]
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, JSON.stringify({ jobs })))), [
    'Created',
    `Created: ${SHORTENED} filename, filament_type.`,
  ])

  const bambuddy = [
    'Print Name,Filename,Status,Filament (g),Filament Type,Print Time (s),Started At,Failure Reason,Notes,Tags',
    'A,a.3mf,completed,1,PLA,60,2026-03-14T10:00:00Z,,,home',
    `${'n'.repeat(101)},${'f'.repeat(256)},failed,1,${'m'.repeat(51)},60,2026-03-14T11:00:00Z,${'r'.repeat(501)},${long},${'t'.repeat(51)}`,
    `B,b.3mf,completed,1,PLA,60,2026-03-14T12:00:00Z,,,${Array.from({ length: 51 }, (_, at) => `t${at}`).join(';')}`,
  ].join('\n')
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, bambuddy))), [
    'Created',
    `Created: ${SHORTENED} Filename, Print Name, Failure Reason, Notes, Tags, Filament Type.`,
    `Created: ${UNUSABLE} Tags.`,
  ])

  const headings = 'Print result,Start Datetime,End Datetime,Duration,File Name,File Path,User,Note,Spool Name,Material'
  const quoted = (line: string) => `"${line.split(',').join('","')}"`
  const printJobs = [
    `${headings},Layers [current / total],Used Filament Cost,Estimated Electricity Cost`,
    'success,05.03.2024 14:30,-,1h,a.gcode,a.gcode,-,-,Galaxy,PLA,-,-,-',
    'success,06.03.2024 14:30,-,1h,b.gcode,b.gcode,robin,-,Galaxy,PLA,10 / 10,1.20,0.10',
    `success,07.03.2024 14:30,-,1h,c.gcode,${'folder/'.repeat(60)}c.gcode,-,${long},${'s'.repeat(101)},${'m'.repeat(51)},-,-,-`,
  ]
  const file = printJobs.map(quoted).join('\n')
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, file))), [
    'Created',
    `Created: ${UNUSABLE} User, Layers, Used Filament Cost, Estimated Electricity Cost.`,
    `Created: ${SHORTENED} Note, Spool Name, Material, File Path.`,
  ])
})

test('the dry run of a database of PrintJobHistory names what is left out', async () => {
  const user = await newUser(server)
  const file = database(
    'create table pjh_printjobmodel (databaseId integer primary key, userName, fileName, filePathName, fileSize, printedLayers, printStartDateTime, printEndDateTime, duration, printStatusResult, noteText)',
    'create table pjh_filamentmodel (databaseId integer primary key, printJob_id, toolId, vendor, spoolName, material, usedLength, calculatedLength, usedWeight)',
    'create table pjh_temperaturemodel (databaseId integer primary key, printJob_id, sensorName, sensorValue)',
    'create table pjh_costmodel (databaseId integer primary key, printJob_id, totalCosts)',
    `insert into pjh_printjobmodel values
      (1, 'robin', 'a.gcode', 'a.gcode', 1000, '10 / 10', '2024-03-05 14:30:12', null, 5300, 'success', null),
      (2, null, 'b.gcode', 'b.gcode', null, null, '2024-03-06 14:30:12', null, 5300, 'success', '${'x'.repeat(60_000)}')`,
    `insert into pjh_temperaturemodel values (1, 1, 'bed', 60)`,
    'insert into pjh_costmodel values (1, 1, 2.5)',
  )
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, file))), [
    `Created: ${UNUSABLE} userName, fileSize, printedLayers, temperatures, costs.`,
    `Created: ${SHORTENED} noteText.`,
  ])
})
