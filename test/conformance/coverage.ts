import { readFileSync } from 'node:fs'
import { contractOperations } from '../support/contract.ts'
import { readRecord } from '../support/record.ts'
import { explain } from './explain.ts'

/** What no request can bring about at will. */
const EXEMPT = [500, 503]

/** Compares what the contract declares with what the tests have seen; run after all of them. */
const declared = new Set(
  contractOperations.flatMap(({ id, responses }) =>
    [...responses.keys()].filter((status) => !EXEMPT.includes(status)).map((status) => `${id} ${status}`),
  ),
)
const seen = new Set(readRecord('answers'))
const listed = new Set(
  readFileSync(new URL('unseen.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

const untested = [...declared].filter((line) => !seen.has(line) && !listed.has(line))
const superfluous = [...listed].filter((line) => seen.has(line) || !declared.has(line))
explain('No test has seen these answers: write a test for each, or take the status out of openapi.yaml.', untested)
explain(
  'Remove these lines from test/conformance/unseen.txt: a test sees them now, or openapi.yaml no longer has them.',
  superfluous,
)
