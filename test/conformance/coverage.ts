import { readFileSync } from 'node:fs'
import { readCalls, readTests } from '../support/record.ts'
import { declaredAnswers, misplacedFiles, untestedOperations } from './calls.ts'
import { explain } from './explain.ts'
import { missingProofs } from './traceability.ts'

/** Compares what the contract and the documents promise with what the tests have done; run after all of them. */
const calls = readCalls()
const tests = readTests()
const declared = declaredAnswers()
const seen = new Set(calls.map(({ operationId, status }) => `${operationId} ${status}`))
const listed = new Set(
  read('unseen.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

explain(
  'No test has seen these answers: write a test for each, or take the status out of openapi.yaml.',
  [...declared].filter((line) => !seen.has(line) && !listed.has(line)),
)
explain(
  'Remove these lines from test/conformance/unseen.txt: a test sees them now, or openapi.yaml no longer has them.',
  [...listed].filter((line) => seen.has(line) || !declared.has(line)),
)
explain(
  'No test in test/operations/<Controller>/ has called these operations with success: write one there.',
  untestedOperations(calls),
)
explain(
  'These files call no operation that their place or name stands for: move or rename them.',
  misplacedFiles(calls, tests),
)
explain(
  'These sentences name tests that have not run: correct test/conformance/README.md, or the tests.',
  missingProofs(read('README.md'), tests),
)
explain(
  'These faults name tests that have not run: correct docs/faults.md, or the tests.',
  missingProofs(read('../../docs/faults.md'), tests, true),
)
if (process.exitCode === undefined) {
  const skipped = tests.filter(({ isSkipped }) => isSkipped)
  if (skipped.length > 0)
    console.error(
      [
        'Skipped, for this machine lacks what they need:',
        ...skipped.map(({ file, title }) => `  ${file}: ${title}`),
      ].join('\n'),
    )
}

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
