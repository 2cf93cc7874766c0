import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Ran } from '../support/record.ts'

/** A file, with or without its ending, and the titles of its tests: `file` "title", "title". */
const PROOF = /`(?<file>[\w/]+)(?:\.test\.ts)?`:?(?<titles>(?:,? "[^"]+")*)/g
const UNTESTED = /^No test: \S/
/** A row of the specification's sentences, or of the faults. */
const ROW = /^\| (?<number>\d+\.\d+|F\d+) \| .+ \| (?<proof>.+) \|$/gm
const MAKEFILE = readFileSync(new URL('../../Makefile', import.meta.url), 'utf8')

/** A row of a table, and what its last column names as proof. */
interface Row {
  readonly number: string
  readonly proof: string
}

/** Tests of one file that a row names: all of them where it names no title. */
export interface Proof {
  readonly number: string
  /** Path below `test/`, without its ending. */
  readonly file: string
  /** `…` stands for any text. */
  readonly titles: readonly string[]
}

/**
 * Reads the table of what the specification says and which tests prove it.
 * @param text the README of the conformance tests
 * @param folder where the tests are
 * @returns a sentence for each row that is wrong by itself: whether the tests have run is for `missingProofs`
 */
export function checkTraceability(text: string, folder: string): string[] {
  return [...checkNumbers(text), ...rowsOf(text).flatMap((row) => checkRow(row, folder))]
}

/**
 * Compares what a table names as proof with the tests that have run.
 * @param text the table
 * @param tests those that have passed or were skipped
 * @param areParts whether the table names parts of titles
 * @returns a sentence for each file and title that is not among them
 */
export function missingProofs(text: string, tests: readonly Ran[], areParts = false): string[] {
  const titles = Map.groupBy(tests, ({ file }) => file)
  return proofsOf(text).flatMap((proof) => {
    const ran = titles.get(`${proof.file}.test.ts`)
    if (ran === undefined) {
      return runsBesideTests(proof.file) ? [] : [`${proof.number} names test/${proof.file}, of which no test has run`]
    }
    return proof.titles
      .filter((title) => !ran.some((one) => isTitle(areParts ? `…${title}…` : title, one.title)))
      .map((title) => `${proof.number} names the test "${title}", which test/${proof.file} has not run`)
  })
}

/** Every proof that a table names. */
export function proofsOf(text: string): Proof[] {
  return rowsOf(text).flatMap(({ number, proof }) =>
    UNTESTED.test(proof)
      ? []
      : [...proof.matchAll(PROOF)].map(({ groups: { file = '', titles = '' } = {} }) => ({
          number,
          file,
          titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
        })),
  )
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(ROW)].map(({ groups: { number = '', proof = '' } = {} }) => ({ number, proof }))
}

/** Every table row is numbered, from 1 in each section, and sections from 1. */
function checkNumbers(text: string): string[] {
  const found: string[] = []
  let [section, row] = [0, 0]
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      ;[section, row] = [section + 1, 0]
      if (!line.startsWith(`## ${section}. `)) found.push(`This heading is not number ${section}: ${line}`)
    } else if (/^\| (?!No\. |---)/.test(line)) {
      row += 1
      if (!line.startsWith(`| ${section}.${row} | `)) found.push(`This row is not number ${section}.${row}: ${line}`)
    }
  }
  return found
}

function checkRow({ number, proof }: Row, folder: string): string[] {
  if (UNTESTED.test(proof)) return []
  const files = [...proof.matchAll(PROOF)].map(({ groups }) => groups?.['file'] ?? '')
  const rest = proof.replaceAll(PROOF, '').replaceAll(/[; ]/g, '')
  if (files.length === 0 || rest !== '') return [`${number} does not say in the usual way what proves it: ${proof}`]
  return files
    .filter((file) => ![`${file}.test.ts`, `${file}.ts`].some((name) => existsSync(path.join(folder, name))))
    .map((file) => `${number} names test/${file}, which is not there`)
}

/** Whether a file is what every test goes through, or `make test` runs it after the tests. */
function runsBesideTests(file: string): boolean {
  return file.startsWith('support/') || MAKEFILE.includes(` test/${file}.ts\n`)
}

function isTitle(named: string, title: string): boolean {
  const parts = named.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(title)
}
