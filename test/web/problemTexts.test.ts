import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { validationProblem } from '../../src/http/validationProblem.ts'
import { Problem, problemTypes } from '../../src/kernel/problem.ts'
import { say, translate } from '../../src/web/problemTexts.ts'

/** Findings about a value that people type, as the validators have them. */
const FINDINGS: readonly (readonly [keyword: string, params: Record<string, unknown>])[] = [
  ['required', { missingProperty: 'title' }],
  ['type', { type: 'integer' }],
  ['type', { type: 'number' }],
  ['enum', { allowedValues: ['Success', 'Failed'] }],
  ['format', { format: 'date' }],
  ['format', { format: 'date-time' }],
  ['pattern', { pattern: '\\S' }],
  ['pattern', { pattern: '^[A-Z]{3}$' }],
  ['pattern', { pattern: '^#[0-9A-Fa-f]{6}$' }],
  ['pattern', { pattern: '^https?://' }],
  ['minimum', { limit: 0.001 }],
  ['maximum', { limit: 1_000_000_000 }],
  ['exclusiveMinimum', { limit: 0 }],
  ['exclusiveMaximum', { limit: 20 }],
  ['minLength', { limit: 1 }],
  ['minLength', { limit: 3 }],
  ['maxLength', { limit: 1 }],
  ['maxLength', { limit: 100 }],
  ['minItems', { limit: 1 }],
  ['maxItems', { limit: 50 }],
  ['uniqueItems', {}],
  ['multipleOf', { multipleOf: 0.01 }],
  ['unknown', {}],
]

/** Files of the service whose sentences are about what people type or choose on the pages. */
const REFUSING = [
  'exports/change.ts',
  'filamentTypes/write.ts',
  'filaments/change.ts',
  'filaments/create.ts',
  'filaments/delete.ts',
  'filaments/number.ts',
  'maintenance/complete.ts',
  'media/image.ts',
  'outbox/notificationSettings.ts',
  'outgoing/attempt.ts',
  'outgoing/targets.ts',
  'printers/delete.ts',
  'printers/load.ts',
  'printers/lock.ts',
  'printers/move.ts',
  'prints/references.ts',
  'prints/reprice.ts',
  'quotas/rows.ts',
  'webhooks/resend.ts',
]

test('the pages know the sentences about fields, and say the same in English', () => {
  for (const [keyword, params] of FINDINGS) {
    const {
      errors = {},
      detail,
      title,
    } = validationProblem([{ keyword, params, instancePath: '/requestBody/title', schemaPath: '' }])
    for (const sentence of [title, detail, ...Object.values(errors).flat()]) {
      assert.equal(translate(sentence), sentence)
    }
  }
})

test('the pages know the titles of the problems that they meet, and what they advise', () => {
  const met = ['not-found', 'conflict', 'too-many-requests', 'internal', 'unavailable', 'forbidden'] as const
  for (const type of met) assert.equal(translate(problemTypes[type].title), problemTypes[type].title)
  for (const type of ['too-many-requests', 'internal', 'unavailable', 'precondition-failed'] as const) {
    assert.equal(translate(problemTypes[type].advice), problemTypes[type].advice)
  }
})

test('the pages know every sentence of the parts of the service that refuse what people type', () => {
  for (const file of REFUSING) {
    const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '')
    const sentences = [...code.matchAll(/(['`])([A-Z][^'`\n]{9,}\.)\1/g)].map(([, , text = '']) =>
      text.replaceAll(/\$\{.+?\}/g, '7'),
    )
    assert(sentences.length > 0, file)
    for (const sentence of sentences) assert(translate(sentence) !== null, `${file}: ${sentence}`)
  }
  assert.equal(
    translate('You have 10,000 prints, the maximum for one user. Delete some that you no longer need.'),
    'You have 10000 of these, the maximum for one user. Delete some that you no longer need.',
  )
})

test('a sentence that the pages do not know stays as it is', () => {
  assert.equal(translate('The moon is in the way.'), null)
  assert.equal(say('The moon is in the way.'), 'The moon is in the way.')
})

test('a record that cannot be seen is told in words for people', () => {
  assert.equal(translate(Problem.notFound('print').detail), 'This does not exist or is not shared with you.')
})

test('the nominal weight is the net weight, as on the pages', () => {
  assert.equal(
    translate('This adjustment comes from a change of the nominal weight. Change the nominal weight instead.'),
    'This adjustment comes from a change of the net weight. Change the net weight instead.',
  )
})
