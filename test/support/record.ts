import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { currentTest } from './currentTest.ts'

/**
 * What a run notes: which tests have run, which operations each of them has called and with which status, some exchanges whole,
 * every line of every log, and what must not be in them.
 * `make test` sets the folder; other runs note nothing.
 */
const folder = process.env['TEST_RECORD_FOLDER']
const KINDS = ['tests', 'calls', 'exchanges', 'logs', 'secrets'] as const
type Kind = (typeof KINDS)[number]

/** Characters that wait before they are written. */
const MAX_WAITING = 65_536
const waiting = new Map<Kind, string>()
const seen = new Set<string>()
let countsCalls = true
process.on('exit', () => KINDS.forEach(write))

/** Forgets the run before. */
export function beginRecord(): void {
  if (folder === undefined) return
  rmSync(folder, { recursive: true, force: true })
  for (const kind of KINDS) mkdirSync(path.join(folder, kind), { recursive: true })
}

/** Records no calls from now on: a response to a random request does not count as tested. */
export function ignoreCalls(): void {
  countsCalls = false
}

/** A call of an operation by a test. */
export interface Call {
  readonly operationId: string
  readonly status: number
  /** Path of the test file below `test/`. */
  readonly file: string
  /** Title of the test; empty for a call that the file makes before its tests. */
  readonly title: string
}

/** A test, or a suite that has tests, which did not fail. */
export interface Ran {
  /** Path of the file below `test/`. */
  readonly file: string
  readonly title: string
  /** Whether this machine lacks what the test needs. */
  readonly isSkipped: boolean
}

/** Notes that a test has called an operation, which has answered with a status. */
export function recordCall(operationId: string, status: number): void {
  if (countsCalls) noteOnce('calls', JSON.stringify({ operationId, status, ...currentTest() } satisfies Call))
}

/** Notes that a test has run. */
export function recordTest(test: Ran): void {
  noteOnce('tests', JSON.stringify(test))
}

/** Every call of every test of the run. */
export function readCalls(): Call[] {
  return readRecord('calls').map((line) => JSON.parse(line) as Call)
}

/** Every test of the run. */
export function readTests(): Ran[] {
  return readRecord('tests').map((line) => JSON.parse(line) as Ran)
}

/** Notes an exchange, as one line. */
export function recordExchange(line: string): void {
  if (countsCalls) note('exchanges', `${line}\n`)
}

/** Notes what a service has logged: lines with their ends, or parts of them. */
export function recordLog(text: string): void {
  note('logs', text)
}

/** Notes a text that no log may hold. */
export function recordSecret(secret: string): void {
  noteOnce('secrets', secret)
}

/** Every line of a kind, of all processes of the run. */
export function readRecord(kind: Kind): string[] {
  if (folder === undefined || !existsSync(path.join(folder, kind)))
    throw new Error('Run the tests with `make test`, which sets TEST_RECORD_FOLDER.')
  const texts = readdirSync(path.join(folder, kind)).map((name) => readFileSync(path.join(folder, kind, name), 'utf8'))
  return texts.flatMap((text) => text.split('\n')).filter(Boolean)
}

function noteOnce(kind: Kind, line: string): void {
  if (seen.has(line)) return
  seen.add(line)
  note(kind, `${line}\n`)
}

function note(kind: Kind, text: string): void {
  if (folder === undefined) return
  waiting.set(kind, (waiting.get(kind) ?? '') + text)
  if ((waiting.get(kind)?.length ?? 0) > MAX_WAITING) write(kind)
}

/** Every test process writes files of its own. */
function write(kind: Kind): void {
  const text = waiting.get(kind)
  if (folder === undefined || text === undefined) return
  waiting.delete(kind)
  appendFileSync(path.join(folder, kind, String(process.pid)), text)
}
