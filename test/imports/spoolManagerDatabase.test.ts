import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { database } from './sqlite.ts'
import { commit, dryRun, rowsOf, undo, verdicts } from './support.ts'

const server = await startServer()
const { client } = server

/** Columns of the table, as version 7 of the plug-in's schema has them. */
const COLUMNS = `databaseId integer not null primary key, created datetime not null, updated datetime not null, version integer,
  originator char(60), isActive integer, isTemplate integer, displayName varchar(255), vendor varchar(255), totalWeight real,
  spoolWeight real, usedWeight real, remainingWeight real, totalLength integer, usedLength integer, code varchar(255),
  firstUse datetime, lastUse datetime, purchasedFrom varchar(255), purchasedOn date, cost real, costUnit varchar(255), labels text,
  noteText text, noteDeltaFormat text, noteHtml text, material varchar(255), materialCharacteristic varchar(255), density real,
  diameter real, diameterTolerance real, colorName varchar(255), color varchar(255), flowRateCompensation integer,
  temperature integer, bedTemperature integer, enclosureTemperature integer, offsetTemperature integer,
  offsetBedTemperature integer, offsetEnclosureTemperature integer`

/** Spools in the order in which the plug-in has recorded them. */
const SPOOLS: readonly Readonly<Record<string, string | number | null>>[] = [
  {
    displayName: 'Galaxy',
    vendor: 'Prusament',
    material: 'PLA',
    totalWeight: 1000,
    usedWeight: 1.5,
    isActive: 0,
    labels: 'null',
  },
  {
    displayName: 'Galaxy',
    vendor: 'Prusament',
    material: 'PLA',
    isActive: 1,
    ...{ totalWeight: 750, usedWeight: 123.4, spoolWeight: 215, density: 1.24, diameter: 1.75 },
    ...{ colorName: 'Black', color: '#1a1a1a', temperature: 215, bedTemperature: 60 },
    ...{ firstUse: '2023-05-01 23:30:00', lastUse: '2024-05-01 10:00:00.123456', purchasedOn: '2023-04-30' },
    ...{ purchasedFrom: 'A shop', cost: 25.5, costUnit: '€', labels: '["shelf A", "matte"]' },
    ...{
      diameterTolerance: 0.02,
      flowRateCompensation: 98,
      noteText: 'line one\nline two',
      noteHtml: '<p>line one</p>',
    },
  },
  {
    displayName: 'Petrol',
    vendor: 'Prusament',
    material: 'PETG',
    totalWeight: 500,
    code: 'S-1',
    materialCharacteristic: 'strong',
  },
  { displayName: null, material: 'PLA' },
  { displayName: 'Odd', material: 'PLA', totalWeight: 500, usedWeight: -2 },
]

function fileOf(spools: typeof SPOOLS, columns = COLUMNS): Uint8Array {
  const literal = (value: string | number | null) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
  const rows = spools.map((spool, index) => {
    const created = `2024-01-02 03:04:0${index}.5`
    const all = { created, updated: created, ...spool }
    return `insert into spo_spoolmodel (${Object.keys(all).join(', ')}) values (${Object.values(all).map(literal).join(', ')})`
  })
  return database(
    'create table spo_pluginmetadatamodel (databaseId integer not null primary key, key varchar(255), value varchar(255))',
    `create table spo_spoolmodel (${columns})`,
    ...rows,
  )
}

const LOST = 'Created: These values cannot be used and are left out:'
const VERDICTS = [
  'Error: Used weight is negative.',
  'Error: The spool has no name.',
  `${LOST} Material Characteristic.`,
  `${LOST} Diameter Tolerance, Flow rate compensation, Last use.`,
  'Created',
]

test('the database of SpoolManager brings its spools with labels, line breaks and those that are inactive', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  const ready = await dryRun(server, user, fileOf(SPOOLS))
  assert.equal(ready.format, 'SpoolManagerSqlite')
  assert.deepEqual(verdicts(await rowsOf(server, user, ready)), VERDICTS)
  const made = await commit(server, user, ready)
  const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { sortColumn: 'name' } })
  const spools = body.items.toSorted(
    (one, other) => (one.initialNominalWeightMg ?? 0) - (other.initialNominalWeightMg ?? 0),
  )
  assert.deepEqual(
    spools.map(({ displayName, initialNominalWeightMg, remainingMg, isActive }) => [
      displayName,
      initialNominalWeightMg,
      remainingMg,
      isActive,
    ]),
    [
      ['Petrol', 500_000, 500_000, true],
      ['Galaxy', 750_000, 626_600, true],
      ['Galaxy', 1_000_000, 998_500, false],
    ],
  )
  const {
    tags,
    notes,
    brand,
    colorHex,
    openedDate,
    purchaseDate,
    purchasePrice,
    spoolWeightMg,
    nozzleTemperatureCelsius,
  } = spools[1]!
  assert.deepEqual(tags, ['shelf A', 'matte'])
  assert.equal(notes, 'line one\nline two')
  assert.deepEqual(
    [brand, colorHex, openedDate, purchaseDate, purchasePrice, spoolWeightMg, nozzleTemperatureCelsius],
    ['Prusament', '#1A1A1A', '2023-05-01', '2023-04-30', 25.5, 215_000, 215],
  )
  assert.equal(spools[0]?.lotNumber, 'S-1')
  await undo(server, user, made)
  assert.equal((await client.call('Filaments_GetFilaments', { as: user, query: {} })).body.items.length, 0)
})

test('the CSV of SpoolManager, which has the latest spool first, has the spools of its database', async () => {
  const user = await newUser(server)
  await commit(server, user, await dryRun(server, user, fileOf(SPOOLS)))
  const table = [
    'Spool Name,Vendor,Material,Serialnumber,Density [g/cm3],Diameter [mm],Total weight [g],Used weight [g]',
    'Petrol,Prusament,PETG,S-1,-,-,500.0,-',
    'Galaxy,Prusament,PLA,-,1.24,1.75,750.0,123.4',
    'Galaxy,Prusament,PLA,-,-,-,1000.0,1.5',
    'New,Prusament,PLA,-,-,-,1000.0,-',
  ].join('\n')
  const again = verdicts(await rowsOf(server, user, await dryRun(server, user, table)))
  assert.deepEqual(
    again.map((verdict) => verdict.replace(/:.*/, '')),
    ['Skipped', 'Skipped', 'Skipped', 'Created'],
  )
})

test('a database of an early version of SpoolManager, which has fewer columns, can be imported', async () => {
  const user = await newUser(server)
  const columns =
    'databaseId integer not null primary key, created datetime not null, updated, displayName, vendor, material, totalWeight real'
  const early = fileOf([{ displayName: 'Galaxy', vendor: 'V', material: 'PLA', totalWeight: 1000 }], columns)
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, early))), ['Created'])
})

test('labels of SpoolManager that are too long or too many are named', async () => {
  const user = await newUser(server)
  const labels = (list: readonly string[]) => JSON.stringify(list)
  const many = Array.from({ length: 51 }, (_, index) => `label ${index}`)
  const spools = [
    { displayName: 'Many', material: 'PLA', labels: labels(many) },
    { displayName: 'Long', material: 'PLA', labels: labels(['x'.repeat(51), 'x']) },
    { displayName: 'Broken', material: 'PLA', labels: '[' },
  ]
  assert.deepEqual(verdicts(await rowsOf(server, user, await dryRun(server, user, fileOf(spools)))), [
    'Created',
    'Created: These texts are too long and are shortened: Labels.',
    `${LOST} Labels.`,
  ])
})
