import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import ts from 'typescript'

/** Parts of the pages that are in English only: the reference of the API, and the page of the developers. */
const ENGLISH = /^src\/web\/(?:reference|catalog)\/|^src\/web\/pages\/(?:Reference|Components)\.tsx$/
/** Names of products, formats and units, which are the same in all languages. */
const NAMES = new Set([
  ...['Print Log', 'AGPL-3.0', 'OpenAPI', 'Discord', 'ntfy', 'n8n', 'Node-RED', 'Home Assistant', 'OctoPrint'],
  ...['Klipper', 'K'],
])
/** Attributes whose values people read or hear. */
const READ = /^(?:alt|title|label|hint|lead|placeholder|caption|empty|what|action|advice|sentence|aria-label)$/

/** Texts in the elements and attributes of a file that do not come from a catalogue. */
function ownTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text)
    if (ts.isStringLiteralLike(node) && isRead(node)) found.push(node.text)
    if (ts.isTemplateExpression(node) && isRead(node)) {
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !NAMES.has(text))
}

/** Whether a string is the value of an attribute or the content of an element, or one of two that it may be. */
function isRead(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return READ.test(parent.name.getText())
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isRead(parent) : true
  return ts.isConditionalExpression(parent) && parent.condition !== node && isRead(parent)
}

test('all texts of the pages come from the catalogues', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !ENGLISH.test(file))
  assert.ok(files.length > 200)
  const found = files.flatMap((file) => ownTexts(file).map((text) => `${file}: ${text}`))
  assert.deepEqual(found, [])
})

test('a text that is not from a catalogue is found', () => {
  assert.deepEqual(ownTexts('src/web/catalog/NoticeStates.tsx').length > 0, true)
})
