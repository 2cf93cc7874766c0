import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUsages } from '../../src/web/slicer/slicerUsages.ts'

type Spools = Parameters<typeof readUsages>[1]

const ID = '0b6c8a52-6f1e-4d0c-9d3f-2f7c1d1f6a10'
const spools = [{ id: ID, displayName: 'Galaxy Black' }] as unknown as Spools

function read(fields: Record<string, unknown>): unknown[] {
  return readUsages(fields, spools).map((usage) =>
    Object.fromEntries(Object.entries(usage).filter(([, value]) => value !== null)),
  )
}

test('an amount is stored in the measure of the slicer', () => {
  const cases: [entry: object, expected: object][] = [
    [{ estimatedAmountMg: 4532.6 }, { estimatedAmountMg: 4533, estimatedSource: 'Weight' }],
    [{ amountMg: 12_000 }, { estimatedAmountMg: 12_000, estimatedSource: 'Weight' }],
    [
      { estimatedLengthInM: 1.52, amountMg: null },
      { estimatedLengthInM: 1.52, estimatedSource: 'Length' },
    ],
    [{ lengthInMm: '1520' }, { estimatedLengthInM: 1.52, estimatedSource: 'Length' }],
    [{ estimatedVolumeMl: 3.7 }, { estimatedVolumeMl: 3.7, estimatedSource: 'Volume' }],
    // A weight of 0 next to a length is a slicer that does not know the density.
    [
      { amountMg: 0, estimatedLengthInM: 2 },
      { estimatedLengthInM: 2, estimatedSource: 'Length' },
    ],
    [{ estimatedAmountMg: 0 }, { estimatedAmountMg: 0, estimatedSource: 'Weight' }],
    [
      { estimatedAmountMg: 4000, estimatedLengthInM: 1.5, estimatedSource: 2 },
      { estimatedLengthInM: 1.5, estimatedSource: 'Length' },
    ],
    [{ estimatedLengthInM: -1, amountMg: {}, volumeMl: '1e99' }, {}],
  ]
  for (const [entry, expected] of cases) {
    assert.deepEqual(read({ filamentUsage: [entry] }), [{ slot: 0, ...expected }], JSON.stringify(entry))
  }
})

test('the total counts when there is no list', () => {
  assert.deepEqual(read({ material_used_mg: 45_100 }), [
    { slot: 0, estimatedAmountMg: 45_100, estimatedSource: 'Weight' },
  ])
  assert.deepEqual(read({ material_used_mg: null, material_used_mm: 2500, filamentUsage: [] }), [
    { slot: 0, estimatedLengthInM: 2.5, estimatedSource: 'Length' },
  ])
})

test('each tool keeps its slot, material and note, and finds its spool', () => {
  const filamentUsage = [
    { estimatedLengthInM: 1.3, notes: 'Slot 1 · Red (#E72F1D) · PLA' },
    { estimatedLengthInM: 1.6, notes: 'Slot 3 · Blue (#1F77B4) · PETG' },
    { slot: 4, filament: { id: ID.toUpperCase() }, materialType: 'ASA' },
    { filament: { id: null, displayName: 'galaxy black', materialType: 'PLA' } },
    { filament: { displayName: 'Unknown', materialType: 'TPU' } },
    { slot: 999 },
  ]
  const found = readUsages({ filamentUsage }, spools)
  assert.deepEqual(
    found.map(({ slot, filamentId, materialType }) => [slot, filamentId, materialType]),
    [
      [0, null, 'PLA'],
      [2, null, 'PETG'],
      [4, ID, null],
      [3, ID, null],
      [4, null, 'TPU'],
      [5, null, null],
    ],
  )
  assert.equal(found[0]?.notes, 'Slot 1 · Red (#E72F1D) · PLA')
})

test('names that several spools share choose none', () => {
  const twins = [...spools, { id: 'x', displayName: 'Galaxy Black' }] as unknown as Spools
  assert.equal(
    readUsages({ filamentUsage: [{ filament: { displayName: 'Galaxy Black' } }] }, twins)[0]?.filamentId,
    null,
  )
})
