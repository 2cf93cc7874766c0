import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { validationProblem } from '../../src/kernel/validationProblem.ts'
import { Problem, problemTypes } from '../../src/kernel/problem.ts'
import { say, sayAbout, translate } from '../../src/web/problemTexts.ts'

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
  ['additionalProperties', { additionalProperty: 'titel' }],
  ['type', { type: 'string' }],
  ['type', { type: 'boolean' }],
  ['type', { type: 'array' }],
  ['format', { format: 'uri' }],
  ['format', { format: 'email' }],
  ['format', { format: 'uuid' }],
  ['pattern', { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }],
  ['pattern', { pattern: '^[A-Za-z0-9_-]+$' }],
  ['pattern', { pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$' }],
  ['pattern', { pattern: '^[!-~]+$' }],
  ['pattern', { pattern: '^[a-z]+$' }],
  ['unknown', {}],
]

/** Files of the service whose sentences are about what people type or choose on the pages. */
const REFUSING = [
  'analytics/filter/filter.ts',
  'analytics/filter/granularity.ts',
  'comments/blocked.ts',
  'comments/write.ts',
  'exports/change.ts',
  'filamentTypes/fields.ts',
  'filamentTypes/write.ts',
  'filaments/change.ts',
  'filaments/create.ts',
  'filaments/delete.ts',
  'filaments/number.ts',
  'http/convert.ts',
  'http/keptBytes.ts',
  'http/fileForm.ts',
  'http/streamUpload.ts',
  'http/upload.ts',
  'imports/archive/lines.ts',
  'imports/archive/manifest.ts',
  'imports/archive/zip.ts',
  'imports/change.ts',
  'imports/reading/csv.ts',
  'imports/reading/file.ts',
  'imports/reading/json.ts',
  'imports/reading/reader.ts',
  'imports/reading/sqlite.ts',
  'imports/readFile.ts',
  'imports/runner.ts',
  'kernel/money.ts',
  'kernel/problem.ts',
  'kernel/time/parseDateTime.ts',
  'maintenance/complete.ts',
  'maintenance/fields.ts',
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
  'quotes/priceLines.ts',
  'quotes/sheet.ts',
  'slicerSettings/record.ts',
  'users/profile.ts',
  'webhooks/attempt.ts',
  'webhooks/resend.ts',
  'webhooks/secrets.ts',
]

/** Sentences in these files that no page shows: faults of the service itself, and the verdict on a row of an import. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'The instance stops.',
  'This is not valid percent-encoding.',
  'The row has 7 cells, but the table has 7 columns.',
  'The thread answers with an image.',
  'The thread begins with the format.',
  'After the format the thread sends rows.',
])

/** Words of the contract and of HTTP, which mean nothing to most people. */
const FOR_PROGRAMS =
  /\b[a-z]+[A-Z]|\b(?:Authorization|Content-\w+|ETag|Idempotency-Key|If-Match|Retry-After|X-Api-Key|FromDate|ToDate|IANA|ISO \d+)\b|\brequest again\b/

test('the pages know the sentences about fields', () => {
  for (const [keyword, params] of FINDINGS) {
    const {
      errors = {},
      detail,
      title,
    } = validationProblem([{ keyword, params, instancePath: '/requestBody/title', schemaPath: '' }])
    for (const sentence of [title, detail, ...Object.values(errors).flat()]) {
      assert(translate(sentence) !== null, sentence)
    }
  }
})

test('the pages know the title of each problem, and what it advises', () => {
  // The advice about invalid fields stands on a page of its own; responses name the fields instead.
  const { validation, ...others } = problemTypes
  assert(translate(validation.title) !== null)
  for (const { title, advice } of Object.values(others)) {
    for (const sentence of [title, advice]) assert(translate(sentence) !== null, sentence)
  }
})

test('the texts about problems have no words for programs', () => {
  for (const language of ['en', 'de']) {
    const texts = JSON.parse(readFileSync(`src/web/languages/${language}/problems.json`, 'utf8')) as Record<
      string,
      string
    >
    for (const [key, text] of Object.entries(texts)) {
      assert.doesNotMatch(text.replaceAll(/\{\w+(?:, \w+,)?/g, ''), FOR_PROGRAMS, `${language}: ${key}`)
    }
  }
})

test('a session that has ended is reported as such, and not as a missing credential', () => {
  assert.equal(translate(problemTypes.unauthorized.title), 'Not signed in')
  assert.equal(translate(problemTypes.unauthorized.advice), 'Your session has ended. Sign in again.')
})

test('the pages know every sentence of the parts of the service that refuse what people type', () => {
  for (const file of REFUSING) {
    const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '')
    const sentences = [...code.matchAll(/(['`])([A-Z][^'`\n]{9,}\.)\1/g)].map(([, , text = '']) =>
      text.replaceAll(/\$\{.+?\}/g, '7'),
    )
    assert(sentences.length > 0, file)
    for (const sentence of sentences.filter((text) => !NOT_SHOWN.has(text))) {
      assert(translate(sentence) !== null, `${file}: ${sentence}`)
    }
  }
  assert.equal(
    translate('You have 10,000 prints, the maximum for one user. Delete some that you no longer need.'),
    'You have 10000 of these, the maximum for one user. Delete some that you no longer need.',
  )
})

test('a limit has the unit that the field has on the pages', () => {
  assert.equal(sayAbout('printTimeInSeconds', 'This must be at most 2147483647.'), 'This must be at most 596523 h.')
  assert.equal(sayAbout('printTimeInSeconds', 'This must be at least 1.'), 'This must be at least 1 s.')
  assert.equal(
    sayAbout('filamentUsage[0].amountMg', 'This must be at most 1000000000.'),
    'This must be at most 1000000 g.',
  )
  assert.equal(sayAbout('bedTemperatureCelsius', 'This must be at most 500.'), 'This must be at most 500 °C.')
  assert.equal(sayAbout('copies', 'This must be at most 10000.'), 'This must be at most 10000.')
  assert.equal(sayAbout('printTimeInSeconds', 'This is required.'), 'This is required.')
})

test('a sentence that the pages do not know stays as it is', () => {
  assert.equal(translate('The moon is in the way.'), null)
  assert.equal(say('The moon is in the way.'), 'The moon is in the way.')
})

test('a record that cannot be seen is reported in words for people', () => {
  assert.equal(translate(Problem.notFound('print').detail), 'This does not exist or is not shared with you.')
})

test('the nominal weight is the net weight, as on the pages', () => {
  assert.equal(
    translate('This adjustment comes from a change of the nominal weight. Change the nominal weight instead.'),
    'This adjustment comes from a change of the net weight. Change the net weight instead.',
  )
})
