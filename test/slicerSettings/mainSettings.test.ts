import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainSettingsOf, type MainSettings, type SettingsTexts } from '../../src/slicerSettings/mainSettings.ts'

const NOTHING: SettingsTexts = { slicer: null, version: null, note: null, usedMaterial: null, values: {} }

/** Settings that were found, without those that were not. */
function found(texts: Partial<SettingsTexts>): Partial<MainSettings> {
  const settings = Object.entries(mainSettingsOf({ ...NOTHING, ...texts }))
  return Object.fromEntries(settings.filter(([, value]) => value !== null))
}

test('the note of Cura’s plug-in has the settings, for each extruder where they differ', () => {
  const note = `Profile: Standard Quality - 0.2mm

Filament: Generic PLA, Generic PETG

Settings:
Quality
  Layer Height: 0.2 mm
  Line Width: 0.4 mm (Ex 1), 0.6 mm (Ex 2)
Walls
  Wall Line Count: 3
Infill
  Infill Density: 12.5%
  Infill Pattern: gyroid
Material
  Printing Temperature: 215.0°C (Ex 1), 240.0°C (Ex 2)
  Build Plate Temperature: 60°C
Speed
  Print Speed: 60.0 mm/s
Support
  Generate Support: True
`
  assert.deepEqual(found({ version: '5.9.0', note }), {
    slicer: 'Cura',
    slicerVersion: '5.9.0',
    profile: 'Standard Quality - 0.2mm',
    material: 'Generic PLA, Generic PETG',
    layerHeightMm: 0.2,
    wallCount: 3,
    infillPercent: 12.5,
    infillPattern: 'gyroid',
    nozzleTemperatureC: 215,
    bedTemperatureC: 60,
    printSpeedMmPerS: 60,
    hasSupports: true,
  })
})

test('labels that recur in the note of PrusaSlicer are distinguished by their headings', () => {
  const note = `Layers and Perimeters:
  Layer Height:
    Layer Height: 0.15
    First Layer Height: 0.2
  Vertical Shells:
    Perimeters: 2
Infill:
  Infill:
    Fill Density: 15%
    Fill Pattern: cubic
Support Material:
  Support Material:
    Generate Support: 0
Speed:
  Speed for Print Moves:
    Perimeters: 170
    Infill: 200
    Support Material: 110
Advanced:
  Extrusion Width:
    Perimeters: 0.45`
  assert.deepEqual(found({ slicer: 'PrusaSlicer', version: '2.8.1', note }), {
    slicer: 'PrusaSlicer',
    slicerVersion: '2.8.1',
    layerHeightMm: 0.15,
    wallCount: 2,
    infillPercent: 15,
    infillPattern: 'cubic',
    hasSupports: false,
    printSpeedMmPerS: 170,
  })
})

test('the note of OrcaSlicer and Bambu Studio has the settings', () => {
  const note = `Quality:
  Layer Height:
    Layer Height: 0.28
Strength:
  Walls:
    Wall Loops: 4
  Infill:
    Sparse Infill Density: 10%
    Sparse Infill Pattern: crosshatch
Speed:
  Other Layers Speed:
    Inner Wall: 300
  Jerk:
    Inner Wall: 9
Support:
  Support:
    Enable Support: 1
    Type: tree(auto)
Other:
  Skirt:
    Skirt Type: `
  assert.deepEqual(found({ slicer: 'OrcaSlicer', note: note.replaceAll('\n', '\r\n') }), {
    slicer: 'OrcaSlicer',
    layerHeightMm: 0.28,
    wallCount: 4,
    infillPercent: 10,
    infillPattern: 'crosshatch',
    printSpeedMmPerS: 300,
    hasSupports: true,
  })
})

test('keys of each slicer are read, before the note', () => {
  const note = 'Layer Height: 0.3\nInfill Density: 80%'
  const values = {
    layer_height: '0.2',
    infill_sparse_density: '20.0',
    machine_nozzle_size: '0.4',
    support_enable: 'false',
  }
  assert.deepEqual(found({ note, values }), {
    layerHeightMm: 0.2,
    infillPercent: 20,
    nozzleDiameterMm: 0.4,
    hasSupports: false,
  })
  const prusa = {
    print_settings_id: '"0.20mm SPEED @MK4S"',
    filament_type: 'PLA;PETG;PLA',
    nozzle_diameter: '0.4,0.4',
    temperature: '220,240',
    bed_temperature: '60,85',
    perimeter_speed: '45',
    perimeters: '2',
    fill_density: '15%',
    support_material: '1',
  }
  assert.deepEqual(found({ values: prusa }), {
    profile: '0.20mm SPEED @MK4S',
    material: 'PLA, PETG',
    nozzleDiameterMm: 0.4,
    nozzleTemperatureC: 220,
    bedTemperatureC: 60,
    printSpeedMmPerS: 45,
    wallCount: 2,
    infillPercent: 15,
    hasSupports: true,
  })
  const orca = {
    curr_bed_type: 'Textured PEI Plate',
    hot_plate_temp: '60',
    textured_plate_temp: '65',
    nozzle_temperature: '225',
  }
  assert.deepEqual(found({ values: orca }), { bedTemperatureC: 65, nozzleTemperatureC: 225 })
  assert.deepEqual(found({ values: { ...orca, curr_bed_type: 'constructor' } }), { nozzleTemperatureC: 225 })
})

test('values that cannot be right count as missing', () => {
  const names = ['layer_height', 'nozzle_diameter', 'fill_density', 'temperature', 'perimeters', 'perimeter_speed']
  for (const value of ['', ' ', '-1', 'NaN', 'Infinity', '99999', 'auto', '{"a":1}', '٣'])
    for (const name of names) assert.deepEqual(found({ values: { [name]: value } }), {}, `${name} ${value}`)
  for (const [name, value] of [
    ['layer_height', '0'],
    ['layer_height', '50%'],
    ['perimeter_speed', '50%'],
    ['perimeter_speed', '0'],
    ['temperature', '0'],
    ['temperature', '1001'],
    ['fill_density', '100.06'],
    ['perimeters', '1001'],
    ['support_material', '2'],
  ] as const)
    assert.deepEqual(found({ values: { [name]: value } }), {}, `${name} ${value}`)
  assert.deepEqual(found({ values: { bed_temperature: '0', fill_density: '0%' } }), {
    bedTemperatureC: 0,
    infillPercent: 0,
  })
})

test('names are bounded, in one line and without quotes', () => {
  const { material, profile, infillPattern } = found({
    usedMaterial: 'x'.repeat(5000),
    values: { print_settings_id: `"${'😀'.repeat(200)}"`, fill_pattern: ' grid\n\u0000\u2028lines ' },
  })
  assert.equal(material?.length, 100)
  assert.equal([...(profile ?? '')].length, 100)
  assert.equal(infillPattern, 'grid lines')
})

test('a note of any shape is read without backtracking', () => {
  const notes = [
    ': '.repeat(20_000),
    'Layer Height'.repeat(4000),
    `${' '.repeat(39_000)}Layer Height: 0.2`,
    'a = \n'.repeat(10_000),
    `${'Support:\n'.repeat(4000)}Layer Height: 0.2`,
    `a${' '.repeat(250)}b`.concat('\n').repeat(150),
  ]
  const results = notes.map((note) => found({ note }).layerHeightMm ?? null)
  assert.deepEqual(results, [null, null, null, null, 0.2, null])
})
