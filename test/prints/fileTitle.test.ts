import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { titleOfFile } from '../../src/prints/fileTitle.ts'

const titles: readonly (readonly [file: string | null, title: string])[] = [
  // PrusaSlicer
  ['chess_knights_0.4n_0.2mm_PLA_MK4S_1h22m.gcode', 'Chess knights'],
  ['train_track_adapter_0.4n_0.2mm_PLA_MK4S_0h34m.bgcode', 'Train track adapter'],
  ['Shape-Box_0.2mm_PETG_MK3S_2h13m.gcode', 'Shape-Box'],
  ['Bracket v2_0.15mm_PLA,PETG_MK3SMMU3_1d2h3m.gcode', 'Bracket v2'],
  ['cover_0.6n_0.30mm_ASA_COREONE_47m.bgcode', 'Cover'],
  // OrcaSlicer
  ['lampShade_v5_PETG_7h35m.gcode', 'lampShade v5'],
  ['skirt_a_x2_ABS_3h4m.gcode', 'Skirt a x2'],
  ['hinge_PA6-CF_2h33m12s.gcode', 'Hinge'],
  // Bambu Studio
  ['Dragon_plate_1.gcode.3mf', 'Dragon'],
  ['plate_1.gcode', 'Plate 1'],
  ['/cache/Desk Organizer.gcode.3mf', 'Desk Organizer'],
  // Cura
  ['CE3_bag_clip_90.gcode', 'Bag clip 90'],
  ['CE3PRO_xyzCalibration_cube.gcode', 'xyzCalibration cube'],
  ['CE3V3SE_bag_clip.gcode', 'Bag clip'],
  ['CE3S1PRO_bag_clip.gcode', 'Bag clip'],
  ['UMS5_Adapter.ufp', 'Adapter'],
  ['CFFFP_vase.gcode', 'Vase'],
  // Words that only look like a part of the slicer's
  ['clip_PETG.gcode', 'clip PETG'],
  ['bracket_XL.gcode', 'bracket XL'],
  ['shim_0.2mm.gcode', 'Shim 0.2mm'],
  ['frame_10x15.gcode', 'Frame 10x15'],
  ['name_plate_2c.gcode', 'Name plate 2c'],
  ['housing_v1.5', 'Housing v1.5'],
  ['3DBenchy.gcode', '3DBenchy'],
  ['0.2mm_PLA_1h2m.gcode', '0.2mm'],
  // Little or nothing
  ['.gcode', '.gcode'],
  ['___.gcode', '___'],
  ['models\\öse.gcode', 'öse'],
  ['', 'Untitled print'],
  [null, 'Untitled print'],
]

for (const [file, title] of titles) {
  test(`the title of ${file ?? 'no file'} is ${title}`, () => assert.equal(titleOfFile(file), title))
}

test('every file has a title of 1 to 100 characters that fits into one line', () => {
  const part = fc.constantFrom(
    '_',
    ' ',
    '.',
    '/',
    'PLA',
    '0.2mm',
    'MK4S',
    '1h2m',
    'plate',
    '1',
    'CE3',
    'gcode',
    'a',
    'É',
    '🦊',
  )
  const names = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(names, (name) => {
      const title = titleOfFile(name)
      assert(title.length >= 1 && title.length <= 100 && title === title.trim(), title)
    }),
    { numRuns: 2000 },
  )
})

test('no name of a file takes long', () => {
  // Parts that more than one pattern might take, repeated, before something that none of them takes.
  const names = ['SE', 'S1', 'PRO', 'PLUS', 'PLA', 'PA6', 'PETG+', 'PLA-CF', '1h', '.gcode', '0.2mm_', ' ']
  for (const part of names) {
    const began = performance.now()
    for (const start of ['', 'CE3', 'UMO', 'part_']) titleOfFile(`${start}${part.repeat(200)}!_part.gcode`)
    assert(performance.now() - began < 1000, part)
  }
})

test('a title as a file name has itself as the title', () => {
  for (const [, title] of titles.slice(0, 15)) assert.equal(titleOfFile(`${title}.gcode`), title)
})
