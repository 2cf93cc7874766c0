import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `file` and "title", "title"; or why there is no test. */
const PROOF = /`(?<file>[\w/]+)`(?<titles>(?:,? "[^"]+")*)/g
const UNTESTED = /^No test: \S/
const TITLE = /\b(?:test|describe|browserTest)\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs

/**
 * Reads the table of what the specification says and which tests prove it.
 * @param text the README of the conformance tests
 * @param folder where the tests are
 * @returns a sentence for each thing that is wrong
 */
export function checkTraceability(text: string, folder: string): string[] {
  return [...checkNumbers(text), ...rowsOf(text).flatMap((row) => checkRow(row, folder))]
}

interface Row {
  readonly number: string
  readonly proof: string
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+) \| .+ \| (.+) \|$/gm)].map(([, number = '', proof = '']) => ({
    number,
    proof,
  }))
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
  const items = [...proof.matchAll(PROOF)].map(({ groups = {} }) => groups)
  const rest = proof.replaceAll(PROOF, '').replaceAll(/[; ]/g, '')
  if (items.length === 0 || rest !== '') return [`${number} does not say in the usual way what proves it: ${proof}`]
  return items.flatMap(({ file = '', titles = '' }) => {
    const found = [`${file}.test.ts`, `${file}.ts`].map((name) => path.join(folder, name)).find(existsSync)
    if (found === undefined) return [`${number} names test/${file}, which is not there`]
    const present = titlesOf(readFileSync(found, 'utf8'))
    const named = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    const missing = named.filter((title) => !present.some((one) => isTitle(title, one)))
    return missing.map((title) => `${number} names the test "${title}", which test/${file} does not have`)
  })
}

/** As they stand in the source: what a template fills in is `…`. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(TITLE)].map(({ groups }) =>
    (groups?.['title'] ?? '').replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
  )
}

/** `…` stands for any text. */
function isTitle(named: string, title: string): boolean {
  const parts = named.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(title)
}
