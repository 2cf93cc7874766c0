import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { createApp } from '../../src/app.ts'
import { breakingChanges } from '../../src/generator/compare.ts'
import { checkAnswer } from '../support/answerCheck.ts'
import { contractOperation } from '../support/contract.ts'
import type { Exchange } from '../support/exchanges.ts'
import { newUser } from '../support/factories.ts'
import { Connection, type RawAnswer } from '../support/http.ts'
import { startServer } from '../support/server.ts'
import { startPrism } from './prism/proxy.ts'
import { compareRoutes, routesOf } from './routes.ts'
import type { Ran } from '../support/record.ts'
import { checkTraceability, missingProofs, proofsOf } from './traceability.ts'

/** What somebody might commit: everything that the checks look at. */
interface Candidate {
  readonly contract: string
  readonly answer: RawAnswer
  readonly routes: readonly string[]
  readonly readme: string
  /** The tests that have run. */
  readonly tests: readonly Ran[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const CONTRACT = path.join(ROOT, 'openapi.yaml')
const REDOCLY = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
const RULES = readFileSync(path.join(ROOT, 'redocly.yaml'), 'utf8')
const IGNORED = readFileSync(path.join(ROOT, '.redocly.lint-ignore.yaml'), 'utf8')
const QUIET = {
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
}
const folder = mkdtempSync(path.join(tmpdir(), 'checks-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const server = await startServer()
const user = await newUser(server)
const connection = new Connection(server.url)
const request = { method: 'GET', target: '/api/Users/me', headers: { 'X-Api-Key': user.key } }
const app = await createApp(server.services)
const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
const sound: Candidate = {
  contract: readFileSync(CONTRACT, 'utf8'),
  answer: await connection.send(request),
  routes: routesOf(app.router),
  readme,
  tests: proofsOf(readme).flatMap(({ file, titles }) =>
    (titles.length === 0 ? [''] : titles).map((title) => ({ file: `${file}.test.ts`, title, isSkipped: false })),
  ),
}
connection.close()

interface Check {
  /** What it looks at: where none of that is changed, it is not made again. */
  readonly reads: readonly (keyof Candidate)[]
  /** Throws when something is wrong. */
  run(candidate: Candidate, contractFile: string): unknown
}

const checks: Record<string, Check> = {
  client: {
    reads: ['answer'],
    run: ({ answer }) =>
      checkAnswer(contractOperation('Users_GetMe'), answer, { ...request, baseUrl: server.config.baseUrl }),
  },
  prism: {
    reads: ['answer', 'contract'],
    run: async ({ answer }, file) => {
      const prism = await startPrism(file)
      try {
        assert.deepEqual(await prism.send(exchange(answer)), [])
      } finally {
        await prism.stop()
      }
    },
  },
  breaking: {
    reads: ['contract'],
    run: async (_, file) => assert.deepEqual(await breakingChanges(CONTRACT, file), []),
  },
  lint: {
    reads: ['contract'],
    run: (_, file) => {
      const rules = file.replace(/yaml$/, 'redocly.yaml')
      writeFileSync(rules, RULES.replace('root: openapi.yaml', `root: ${file}`))
      writeFileSync(
        path.join(path.dirname(file), '.redocly.lint-ignore.yaml'),
        IGNORED.replace('openapi.yaml', path.basename(file)),
      )
      return promisify(execFile)(process.execPath, [REDOCLY, 'lint', '--config', rules, 'contract'], QUIET)
    },
  },
  routes: {
    reads: ['routes'],
    run: ({ routes }) => assert.deepEqual(compareRoutes(routes).unlisted, []),
  },
  traceability: {
    reads: ['readme', 'tests'],
    run: ({ readme, tests }) =>
      assert.deepEqual([...checkTraceability(readme, path.join(ROOT, 'test')), ...missingProofs(readme, tests)], []),
  },
}
/** Each change of what is sound, and the checks that must then fail; what is generated from the contract is another matter. */
const CASES: readonly [string, Partial<Candidate>, readonly string[]][] = [
  ['nothing', {}, []],
  ['an undeclared field in an answer', { answer: answerWith({ undeclared: 1 }) }, ['client', 'prism']],
  ['an undeclared header of an answer', { answer: answerWithHeader('X-Undeclared', '1') }, ['client']],
  [
    'a header that other origins cannot read',
    { answer: answerWithHeader('Access-Control-Expose-Headers', 'Link') },
    ['client'],
  ],
  [
    'a removed name of an enumeration',
    { contract: replaced('enum: [Pending, Printing, Success, PartialSuccess, Failed, Cancelled]', ' Printing,', '') },
    ['breaking'],
  ],
  [
    'a removed name of an enumeration that is only answered',
    { contract: replaced('Breadth, Craft, Care, Projects', ' Care,', '') },
    ['breaking'],
  ],
  ['a wrong example', { contract: replaced('example: Europe/Berlin', 'Europe/Berlin', '5') }, ['lint']],
  ['an undocumented route', { routes: [...sound.routes, ...undocumented()] }, ['routes']],
  [
    'a sentence whose test is not there',
    { readme: sound.readme.replace('"PrintStatus has its six names"', '"PrintStatus has its seven names"') },
    ['traceability'],
  ],
  [
    'a sentence whose test has not run',
    { tests: sound.tests.filter(({ title }) => title !== 'PrintStatus has its six names') },
    ['traceability'],
  ],
  [
    'a sentence whose file has not run',
    { tests: sound.tests.filter(({ file }) => file !== 'clients/thirdParty.test.ts') },
    ['traceability'],
  ],
  [
    'a sentence whose file is not there',
    { readme: sound.readme.replace('`responses/page`', '`responses/pages`') },
    ['traceability'],
  ],
  ['a sentence without a number', { readme: sound.readme.replace('| 1.2 |', '| 1.3 |') }, ['traceability']],
]

describe('exactly the right checks fail', { concurrency: 2 }, () => {
  for (const [index, [name, change, expected]] of CASES.entries()) {
    test(name, async () => {
      for (const [part, value] of Object.entries(change)) assert.notEqual(value, sound[part as keyof Candidate], part)
      // Redocly reads the findings to ignore from the folder of the contract: each case has one of its own.
      const own = path.join(folder, String(index))
      mkdirSync(own)
      const file = path.join(own, 'contract.yaml')
      writeFileSync(file, change.contract ?? sound.contract)
      assert.deepEqual(await failing({ ...sound, ...change }, file, change), expected)
    })
  }
})

async function failing(candidate: Candidate, file: string, change: Partial<Candidate>): Promise<string[]> {
  const changed = Object.keys(change) as (keyof Candidate)[]
  const made = Object.entries(checks).filter(
    ([, { reads }]) => changed.length === 0 || reads.some((part) => changed.includes(part)),
  )
  const results = await Promise.allSettled(made.map(async ([, check]) => check.run(candidate, file)))
  return made.flatMap(([name], index) => (results[index]?.status === 'rejected' ? [name] : []))
}

function exchange({ status, headers, bytes }: RawAnswer): Exchange {
  const answer = { status, answerHeaders: [...headers], answerBody: bytes.toString('base64') }
  return { ...request, operationId: 'Users_GetMe', body: null, ...answer }
}

function answerWith(more: object): RawAnswer {
  const text = JSON.stringify({ ...(JSON.parse(sound.answer.text) as object), ...more })
  return { ...sound.answer, text, bytes: Buffer.from(text) }
}

function answerWithHeader(name: string, value: string): RawAnswer {
  const headers = new Headers(sound.answer.headers)
  headers.set(name, value)
  return { ...sound.answer, headers }
}

/** The contract with a part of its first such place changed. */
function replaced(place: string, part: string, other: string): string {
  assert(sound.contract.includes(place), place)
  return sound.contract.replace(place, place.replace(part, other))
}

function undocumented(): string[] {
  app.get('/debug/users', (_req, res) => void res.end())
  return routesOf(app.router).slice(sound.routes.length)
}
