import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import type { Node } from '../support/contract.ts'

type Section = Readonly<Record<string, Node>>

const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const SECTIONS = ['headers', 'parameters', 'requestBodies', 'responses', 'links', 'schemas', 'examples'] as const
/** What says how a property is used, not what it is. */
const USES = new Set(['default', 'readOnly', 'writeOnly'])
const REFERENCE = /^#\/components\/(\w+)\/(.+)$/

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
const contract = parse(text) as {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Section>>
  readonly webhooks: Readonly<Record<string, Section>>
  readonly components: Readonly<Record<(typeof SECTIONS)[number], Section>>
}
const tags = contract.tags.map(({ name }) => name)
const operations = operationsIn(contract.paths)
const webhooks = operationsIn(contract.webhooks)

/** Tags of the operations that use a component, by its reference, in the order of its first use. */
const uses = new Map<string, Set<string>>()
for (const { source, tag } of [...operations, ...webhooks]) noteUses(source, tag, new Set())

describe('openapi.yaml is in order', () => {
  for (const [section, sources] of Object.entries({ paths: operations, webhooks })) {
    test(`${section} follow the order of the tags`, () => {
      const found = sources.map(({ tag }) => tag)
      assert.deepEqual(
        found,
        found.toSorted((a, b) => tags.indexOf(a) - tags.indexOf(b)),
      )
    })
  }

  for (const section of SECTIONS) {
    test(`${section}: what several tags use comes first, then what one tag uses, tag by tag; each as it is first used`, () => {
      const expected = expectedGroups(section)
      assert.deepEqual(Object.keys(contract.components[section]), [...expected.values()].flat())
      const lines = text
        .slice(text.indexOf(`\n  ${section}:\n`))
        .split('\n')
        .slice(2)
      const end = lines.findIndex((line) => /^ {0,2}\w/.test(line))
      const names = lines
        .slice(0, end < 0 ? undefined : end)
        .flatMap((line) => /^ {4}(\S.*?)(:.*)?$/.exec(line)?.[1] ?? [])
      const marked = [...expected].flatMap(([group, components]) => [`# ${group}`, ...components])
      assert.deepEqual(names, marked, 'a comment with the name of the tag begins its components')
    })
  }

  test('a property that several schemas have is a schema with a name', () => {
    const places = new Map<string, string[]>()
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      for (const [property, value] of Object.entries((schema['properties'] ?? {}) as Section)) {
        if (isReference(value)) continue
        const what = JSON.stringify(
          Object.entries(value)
            .filter(([keyword]) => !USES.has(keyword))
            .sort(),
        )
        places.set(what, [...(places.get(what) ?? []), `${name}.${property}`])
      }
    }
    assert.deepEqual(
      [...places.values()].filter((same) => same.length > 1),
      [],
    )
  })

  test('what the media types of a body have in common is written once', () => {
    for (const section of ['requestBodies', 'responses'] as const) {
      for (const [name, { content = {} }] of Object.entries(contract.components[section])) {
        assertWrittenOnce(Object.values(content as object), `${section}, ${name}`)
      }
    }
  })

  test('header fields that several responses have in common are written once', () => {
    const sets = Object.values(contract.components.responses).flatMap(({ headers }) => headers ?? [])
    assertWrittenOnce(sets, 'responses')
  })
})

function operationsIn(items: Readonly<Record<string, Section>>) {
  return Object.values(items).flatMap((item) =>
    METHODS.flatMap((method) =>
      item[method] ? [{ source: item[method], tag: (item[method]['tags'] as [string])[0] }] : [],
    ),
  )
}

function noteUses(node: unknown, tag: string, seen: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((inner) => noteUses(inner, tag, seen))
  const { $ref: reference, ...rest } = node as Node
  if (typeof reference === 'string') {
    uses.set(reference, (uses.get(reference) ?? new Set()).add(tag))
    const [, section, name = ''] = REFERENCE.exec(reference) ?? []
    const component = contract.components[section as (typeof SECTIONS)[number]][name]
    if (!seen.has(reference)) noteUses(component, tag, seen.add(reference))
  }
  for (const inner of Object.values(rest)) noteUses(inner, tag, seen)
}

/** Names of components by the group that they belong to. */
function expectedGroups(section: string): Map<string, string[]> {
  const groups = new Map(['Shared', ...tags].map((group): [string, string[]] => [group, []]))
  for (const [reference, by] of uses) {
    const [, found, name = ''] = REFERENCE.exec(reference) ?? []
    const [first = ''] = by
    if (found === section) groups.get(by.size > 1 ? 'Shared' : first)?.push(name)
  }
  return new Map([...groups].filter(([, names]) => names.length > 0))
}

/** Whether a property only refers to a schema with a name, whatever is said about it. */
function isReference({ $ref: reference, allOf }: Node): boolean {
  return reference !== undefined || (Array.isArray(allOf) && allOf.length === 1)
}

/** Equal values are one value and its aliases. */
function assertWrittenOnce(values: readonly unknown[], where: string): void {
  for (const [index, value] of values.entries()) {
    const first = values.find((other) => isDeepStrictEqual(other, value))
    assert(first === value, `${where}: write the ${index + 1}th as an alias of the one that equals it`)
  }
}
