import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
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
