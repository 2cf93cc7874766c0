import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import ts from 'typescript'

/** Parts of the pages that are in English only: the reference of the API, and the page of the developers. */
const ENGLISH = /^src\/web\/(?:reference|catalog)\/|^src\/web\/pages\/(?:Reference|Components)\.tsx$/
/** Names of products, formats and units, which are the same in all languages. */
const NAMES = new Set([
  ...[
    'Print Log',
    'AGPL-3.0',
    'OpenAPI',
    'Discord',
    'ntfy',
    'n8n',
    'Node-RED',
    'Home Assistant',
    'OctoPrint',
    'Bambuddy',
    'OctoEverywhere',
    'Obico',
    'Moonraker',
    'Spoolman',
  ],
  ...['Klipper', 'K', 'Spoolman (web+spoolman)', 'mm', 'g/cm³', 'Wh'],
])
/** Attributes whose values people read or hear. */
const READ = /^(?:alt|title|label|hint|lead|placeholder|caption|empty|what|action|advice|sentence|aria-label)$/

/** Operators whose right side may be the result. */
const CHOICES = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** Texts in the elements, attributes and options of a file that do not come from a catalogue. */
function ownTexts(code: string): string[] {
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
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

/** Whether a string is the value of an attribute, the content of an element or the label of an option, or one that it may be. */
function isRead(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return READ.test(parent.name.getText())
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isRead(parent) : true
  if (ts.isArrayLiteralExpression(parent)) return parent.elements[1] === node && isOption(parent)
  if (ts.isBinaryExpression(parent)) {
    return CHOICES.has(parent.operatorToken.kind) && parent.right === node && isRead(parent)
  }
  return ts.isConditionalExpression(parent) && parent.condition !== node && isRead(parent)
}

/** Whether an array is an option, one of several: a value and its label. */
function isOption({ elements, parent }: ts.ArrayLiteralExpression): boolean {
  const [value] = elements
  return elements.length === 2 && !!value && ts.isLiteralExpression(value) && ts.isArrayLiteralExpression(parent)
}

test('all texts of the pages come from the catalogues', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !ENGLISH.test(file))
  assert.ok(files.length > 200)
  const found = files.flatMap((file) => ownTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  assert.deepEqual(found, [])
})

test('a text that is not from a catalogue is found', () => {
  const texts = [
    '<p>A text</p>',
    '<p aria-label="A text" class="some classes" />',
    '<p>{isLong ? "A text" : "short" === kind}</p>',
    '<p>{isLong && "A text"}</p>',
    '<p title={name ?? "A text"} />',
    'const options = [["", texts.none], ["value", "A text"]]',
    '<SelectField options={[[1, "A text"], [2, texts.two]]} />',
  ]
  for (const code of texts) assert.deepEqual(ownTexts(code), ['A text'], code)
  assert.deepEqual(ownTexts('<a class="a b" href={"/prints"}>{texts.all}</a>; const pair = ["one", "two"]'), [])
})
