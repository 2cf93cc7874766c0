import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'test/**/*.md'], { cwd: ROOT })
const CODE = globSync(
  [
    '{src,test,lint}/**/*.{ts,tsx}',
    'db/**/*.sql',
    '*.yaml',
    'Makefile',
    'Containerfile',
    'deploy/**/*.{service,yml,conf,cfg}',
    'deploy/**/Caddyfile',
  ],
  { cwd: ROOT },
)
/** A document of this repository and one of its headings, as comments cite them. */
const CITATION = /\b((?:[\w.-]+\/)*[\w.-]+\.md), "([^"]+)"/g
/** Documents that are not in this repository. */
const ELSEWHERE = /\b(?:DOMAIN|DESIGN|[Ss]pecification|standards), "|\(standards |\bDOMAIN\b|\bDESIGN\b/

test('the README has at most 900 words', () => {
  assert.ok(read('README.md').split(/\s+/).filter(Boolean).length <= 900)
})

test('every link of a document leads to a file and a heading', () => {
  for (const document of DOCUMENTS) {
    for (const [, target = ''] of withoutCode(read(document)).matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)) {
      const [file = '', anchor] = target.split('#')
      const place = file === '' ? document : path.join(path.dirname(document), file)
      assert.ok(existsSync(path.join(ROOT, place)), `${document} links to ${target}`)
      if (anchor === undefined) continue
      assert.ok(headings(place).map(anchorOf).includes(anchor), `${document} links to ${target}`)
    }
  }
})

test('every command of npx in a document names a package that this service uses, which npx takes from the registry if need be', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  for (const document of DOCUMENTS) {
    for (const [, name = ''] of read(document).matchAll(/\bnpx ([^\s`]+)/g))
      assert.ok(name in { ...dependencies, ...devDependencies }, `${document}: npx ${name}`)
  }
})

test('every citation in the code names a document of this repository and one of its headings', () => {
  let citations = 0
  for (const file of CODE) {
    const text = read(file).replace(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ')
    const elsewhere = file === 'test/conformance/documents.test.ts' ? null : ELSEWHERE.exec(text)
    assert.equal(elsewhere?.[0], undefined, `${file} cites a document that is not in this repository`)
    for (const [, document = '', heading = ''] of text.matchAll(CITATION)) {
      if (!document.startsWith('docs/') && !document.startsWith('test/')) continue
      citations += 1
      assert.ok(existsSync(path.join(ROOT, document)), `${file} cites ${document}`)
      assert.ok(headings(document).includes(heading), `${file} cites ${document}, "${heading}"`)
    }
  }
  assert.ok(citations > 20, 'the citations are found')
})

test('every requirement of a standard that a test names is in docs/standards.md', () => {
  const standards = read('docs/standards.md')
  for (const file of globSync('test/**/*.test.ts', { cwd: ROOT })) {
    const titles = read(file).match(/(?<=['`][^'`\n]*)\b(?:PD|PR|AT|BT|PK|BC|AC|LK|MC|SC)\d+\b/g) ?? []
    for (const number of titles) assert.ok(standards.includes(`| ${number} |`), `${file} names ${number}`)
  }
})

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
}

function headings(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
