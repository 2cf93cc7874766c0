import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ValidateFunction } from 'ajv'
import { resolveContract, type Node } from '../../src/contract/document.ts'
import { compileValidators } from '../../src/generator/validators.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, '.cache/responses')
const CONTRACT = path.join(ROOT, 'generated/contract.json')
/** What the validators are made of, and by: other contents make others. */
const SOURCES = [CONTRACT, path.join(ROOT, 'src/generator/validators.ts'), path.join(ROOT, 'package-lock.json')]

/** Name of the validator by operation id and status; null where there is no body. */
type Table = Readonly<Record<string, Readonly<Record<string, string | null>>>>
type Compiled = { readonly table: Table } & Readonly<Record<string, ValidateFunction>>

let compiled: Compiled | undefined

/**
 * The validator of a response's body.
 * @returns undefined where the contract has no such response, or one without a body
 */
export function responseValidator(operationId: string, status: number | string): ValidateFunction | undefined {
  compiled ??= createRequire(import.meta.url)(compileResponses()) as Compiled
  return compiled[compiled.table[operationId]?.[status] ?? '']
}

/**
 * Compiles the validators of all responses, unless an earlier run has: that takes seconds, and each test file needs them.
 * @returns the file that they are in
 */
export function compileResponses(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES) hash.update(readFileSync(file))
  const file = path.join(FOLDER, `${hash.digest('hex').slice(0, 12)}.cjs`)
  if (existsSync(file)) return file
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync(FOLDER)) rmSync(path.join(FOLDER, name), { force: true })
  writeFileSync(`${file}.${process.pid}`, responseSource())
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** One validator per distinct schema, and the table of them, as CommonJS. */
function responseSource(): string {
  const { document, operations } = resolveContract(JSON.parse(readFileSync(CONTRACT, 'utf8')) as Node)
  const schemas = new Map<string, Node>()
  const names = new Map<string, string>()
  const table: Record<string, Record<string, string | null>> = {}
  for (const { operationId, responses } of operations) {
    for (const [status, schema] of responses) {
      const key = JSON.stringify(schema)
      const name = schema && (names.get(key) ?? `response${names.size}`)
      if (name !== null) {
        names.set(key, name)
        schemas.set(name, schema as Node)
      }
      ;(table[operationId] ??= {})[status] = name
    }
  }
  const components = (document['components'] as Node)['schemas']
  return `${compileValidators('responses', components, schemas, false)}\nexports.table = ${JSON.stringify(table)};\n`
}
