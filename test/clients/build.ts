import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { GENERATORS, type Description } from './generate.ts'
import type { Connect } from './sdk.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ADAPTERS = path.join(import.meta.dirname, 'sdks')
const CLIENTS = path.join(ROOT, '.cache/clients')
const BUNDLES = path.join(CLIENTS, 'bundles')
/** Names what the clients were made of, once they are. */
const STAMP = path.join(CLIENTS, 'made-of')

const run = promisify(execFile)

/**
 * Generates every client, compiles it together with its adapter under `strict`, and bundles both; nothing when the last ones were
 * made of the same.
 * @param descriptions what the service says of itself, JSON
 * @throws Error with what a generator or the compiler says
 */
export async function buildClients(descriptions: Readonly<Record<Description, string>>): Promise<void> {
  const madeOf = await hash(Object.values(descriptions))
  if ((await readFile(STAMP, 'utf8').catch(() => null)) === madeOf) return
  await rm(CLIENTS, { recursive: true, force: true })
  await mkdir(CLIENTS, { recursive: true })
  for (const [name, text] of Object.entries(descriptions)) await writeFile(path.join(CLIENTS, name), text)
  for (const [name, { reads, generate }] of Object.entries(GENERATORS)) {
    await generate(path.join(CLIENTS, reads), path.join(CLIENTS, name))
  }
  await compile()
  await bundle()
  await writeFile(STAMP, madeOf)
}

/** The adapter of a client that was built. */
export async function loadClient(name: string): Promise<Connect> {
  const { connect } = (await import(pathToFileURL(path.join(BUNDLES, `${name}.js`)).href)) as { connect: Connect }
  return connect
}

async function hash(descriptions: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const description of descriptions) hash.update(description)
  for (const folder of [import.meta.dirname, ADAPTERS]) {
    for (const file of await readdir(folder, { withFileTypes: true })) {
      if (file.isFile()) hash.update(await readFile(path.join(folder, file.name)))
    }
  }
  return hash.update(await readFile(path.join(ROOT, 'package-lock.json'))).digest('hex')
}

async function compile(): Promise<void> {
  const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')
  try {
    await run(process.execPath, [compiler, '--project', ADAPTERS])
  } catch (cause) {
    throw new Error(`The clients do not compile:\n${(cause as { stdout: string }).stdout}`, { cause })
  }
}

/** What they import runs only once a bundler has found it: they name files without their endings. */
async function bundle(): Promise<void> {
  const input = Object.keys(GENERATORS).map((name) => path.join(ADAPTERS, `${name}.ts`))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, outDir: BUNDLES, rolldownOptions: { input } },
  })
}
