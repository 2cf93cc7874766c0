import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'

/** Most of the half minute that the first `make run` may take is the installation. */
const MAX_PACKAGES = 250
/** Where the service, its commands and its pages begin. */
const ENTRIES = [
  'src/main.ts',
  'src/web/main.tsx',
  'vite.config.ts',
  ...['generated/*.cjs', 'src/web/pages/*.tsx', 'src/commands/*.ts', 'src/**/thread.ts'].flatMap((pattern) =>
    globSync(pattern),
  ),
]
/** Its goal runs the checks first, and they install the tools. */
const WITH_TOOLS = 'src/commands/release.ts'
/** Imports that last until run time: `import type` does not. */
const IMPORTS = [
  /^(?:import|export) (?!type )(?:[\w*$,{}\s]+ from )?'([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /\brequire\("([^"]+)"\)/g,
]

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly dev?: boolean; readonly os?: string[]; readonly cpu?: string[]; readonly libc?: string[] }
    >
  >
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const imports = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
}

test('package.json lists what running needs as dependencies, and nothing else', () => {
  const { dependencies } = read('package.json') as Manifest
  const pending = ENTRIES.filter((file) => file !== WITH_TOOLS)
  const seen = new Set(pending)
  const used = new Set<string>()
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    for (const name of imports(file)) {
      const next = path.join(path.dirname(file), name)
      // The texts of the pages, by the field `imports` of package.json.
      if (name.startsWith('#')) continue
      if (!name.startsWith('.')) used.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
      else if (/\.tsx?$/.test(name) && !seen.has(next)) pending.push(next)
      seen.add(next)
    }
  }
  const packages = [...used].filter((name) => !isBuiltin(name))
  assert.deepEqual(new Set(packages), new Set(Object.keys(dependencies)))
})

test(`running needs at most ${MAX_PACKAGES} packages on any system`, () => {
  const { packages } = read('package-lock.json') as Lock
  const fits = (allowed: readonly string[] | undefined, value: string) => allowed?.includes(value) ?? true
  for (const [os, libc] of [
    ['linux', 'glibc'],
    ['linux', 'musl'],
    ['darwin', ''],
  ] as const) {
    for (const cpu of ['x64', 'arm64']) {
      const installed = Object.entries(packages).filter(
        ([name, locked]) =>
          name !== '' && locked.dev !== true && fits(locked.os, os) && fits(locked.libc, libc) && fits(locked.cpu, cpu),
      )
      assert(installed.length <= MAX_PACKAGES, `${os} ${libc} ${cpu}: ${installed.length}`)
    }
  }
})
