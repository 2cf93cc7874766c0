import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { translateReason } from '../../src/web/account/rowReasons.ts'
import { translate } from '../../src/web/problemTexts.ts'

/** Files of src/imports that give reasons for verdicts on rows. */
const JUDGING = [
  'additionalFields.ts',
  'archive/read.ts',
  'formats/bambuddy.ts',
  'formats/losses.ts',
  'formats/moonraker.ts',
  'formats/printJobHistory.ts',
  'formats/sheet.ts',
  'formats/spoolManager.ts',
  'formats/spoolman.ts',
  'formats/spoolmanFields.ts',
  'formats/values.ts',
  'plan.ts',
  'planCatalog.ts',
  'planPrints.ts',
  'planSpools.ts',
  'programData.ts',
  'reading/csv.ts',
  'restore/batch.ts',
  'restore/imageRoom.ts',
  'restore/images.ts',
  'restore/plan.ts',
  'restore/settings.ts',
  'restore/twins.ts',
  'restore/undo.ts',
  'undoRecords.ts',
  'undoResult.ts',
]

/** Sentences about faults of the service itself, which no page shows, and one with parts that are put together. */
const NOT_SHOWN = new Set([
  'A manifest has all parts.',
  'Nothing of this kind is made by an import.',
  'This must be 7.',
])

test('the pages know every reason for a verdict on a row of an import', () => {
  for (const file of JUDGING) {
    const code = readFileSync(`src/imports/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '')
    const sentences = [...code.matchAll(/(['`])((?:[A-Z]|\$\{)[^'`\n]{9,}\.)\1/g)].map(([, , text = '']) =>
      text.replaceAll(/\$\{.+?\}/g, '7'),
    )
    assert(sentences.length > 0, file)
    for (const sentence of sentences.filter((text) => !NOT_SHOWN.has(text))) {
      assert((translateReason(sentence) ?? translate(sentence)) !== null, `${file}: ${sentence}`)
    }
  }
})

test('a reason names the row and the column', () => {
  assert.equal(translateReason('Row 12 is the same.'), 'Row 12 is the same.')
  assert.equal(translateReason('Duration is not a number.'), 'Duration is not a number.')
  const fields = 'No additional field here fits these values, which are left out: extra.a, extra.b.'
  const room = 'A record has no room for these values of additional fields, which are left out: extra.c.'
  const unusable = 'These values cannot be used and are left out: price.'
  for (const reason of [fields, room, `${fields} ${room}`, `${room} ${unusable}`])
    assert.equal(translateReason(reason), reason)
  assert.equal(translateReason('The moon is in the way.'), null)
})
