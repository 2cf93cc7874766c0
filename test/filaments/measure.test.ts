import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../src/kernel/problem.ts'
import { completeMeasures, lengthOf, otherMaterial } from '../../src/filaments/measure.ts'

const NAMES = { Weight: 'w', Length: 'l', Volume: 'v' }
const NONE = { amountMg: null, lengthInM: null, volumeMl: null, source: null }
// 2/√π mm: a cross-section of 1 mm², so that a metre is a millilitre.
const MATERIAL = { densityGramPerCubicCm: 1.25, diameterMm: 2 / Math.sqrt(Math.PI) }

test('the other two measures follow from the one that was entered', () => {
  const expected = { amountMg: 12_500, lengthInM: 10, volumeMl: 10 }
  assert.deepEqual(completeMeasures({ ...NONE, amountMg: 12_500 }, MATERIAL, NAMES), { ...expected, source: 'Weight' })
  assert.deepEqual(completeMeasures({ ...NONE, lengthInM: 10 }, MATERIAL, NAMES), { ...expected, source: 'Length' })
  assert.deepEqual(completeMeasures({ ...NONE, volumeMl: 10 }, MATERIAL, NAMES), { ...expected, source: 'Volume' })
  assert.deepEqual(completeMeasures({ ...NONE, source: 'Volume' }, MATERIAL, NAMES), NONE)
})

test('lengths and volumes have no digits beyond the micrometre and the nanolitre', () => {
  const measure = (entered: object) => completeMeasures({ ...NONE, ...entered }, MATERIAL, NAMES)
  // What 0.903 × 0.9 is in binary.
  assert.equal(measure({ lengthInM: 0.8127000000000001 }).lengthInM, 0.8127)
  assert.equal(measure({ volumeMl: 0.8127000000000001 }).volumeMl, 0.8127)
  assert.equal(measure({ amountMg: 1016 }).lengthInM, 0.8128)
  assert.equal(lengthOf(1, MATERIAL), 0.0008)
})

test('of several, the one that source names counts, else weight before length before volume', () => {
  const several = { amountMg: 1, lengthInM: 2, volumeMl: 3 }
  const counted = (source: 'Length' | null) => completeMeasures({ ...several, source }, MATERIAL, NAMES)
  assert.deepEqual([counted('Length').source, counted('Length').amountMg], ['Length', 2500])
  assert.deepEqual([counted(null).source, counted(null).amountMg], ['Weight', 1])
  assert.equal(completeMeasures({ ...several, lengthInM: null, source: 'Length' }, MATERIAL, NAMES).source, 'Weight')
})

test('what implies too great a measure is refused, naming what was entered', () => {
  assert.throws(
    () => completeMeasures({ ...NONE, volumeMl: 1e9 }, MATERIAL, NAMES),
    (error) => error instanceof Problem && 'v' in (error.errors ?? {}),
  )
})

test('other material has the density of its type, else that of PLA', () => {
  assert.deepEqual(
    [otherMaterial(' petg ').densityGramPerCubicCm, otherMaterial('Moon dust').densityGramPerCubicCm],
    [1.27, 1.24],
  )
})

test('other material has a diameter of 1.75 mm', () => {
  assert.equal(otherMaterial('PLA').diameterMm, 1.75)
})
