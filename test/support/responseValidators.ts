import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ValidateFunction } from 'ajv'
import { resolveContract, type Node } from '../../src/contract/document.ts'
import { compileValidators } from '../../src/generator/validators.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, '.cache/responses')
/** What the validators are made with: other contents make others. */
const MAKERS = [path.join(ROOT, 'src/generator/validators.ts'), path.join(ROOT, 'package-lock.json')]

/** Contract of the API, or of the spool interface. */
export type ContractName = 'contract' | 'spoolman/contract'

/** Name of the validator by operation id and status; null where there is no body. */
type Table = Readonly<Record<string, Readonly<Record<string, string | null>>>>
type Compiled = { readonly table: Table } & Readonly<Record<string, ValidateFunction>>

const compiled = new Map<ContractName, Compiled>()

/**
 * The validator of a response's body.
 * @returns undefined where the contract has no such response, or one without a body
 */
export function responseValidator(
  operationId: string,
  status: number | string,
  contract: ContractName = 'contract',
): ValidateFunction | undefined {
  const validators = compiled.get(contract) ?? (createRequire(import.meta.url)(compileResponses(contract)) as Compiled)
  compiled.set(contract, validators)
  return validators[validators.table[operationId]?.[status] ?? '']
}

/**
 * Compiles the validators of all responses, unless an earlier run has: that takes seconds, and each test file needs them.
 * @returns the file that they are in
 */
export function compileResponses(contract: ContractName): string {
  const source = path.join(ROOT, 'generated', `${contract}.json`)
  const hash = createHash('sha256')
  for (const file of [source, ...MAKERS]) hash.update(readFileSync(file))
  const folder = path.join(FOLDER, contract)
  const file = path.join(folder, `${hash.digest('hex').slice(0, 12)}.cjs`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true })
  writeFileSync(`${file}.${process.pid}`, responseSource(source))
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** One validator per distinct schema, and the table of them, as CommonJS. */
function responseSource(contract: string): string {
  const { document, operations } = resolveContract(JSON.parse(readFileSync(contract, 'utf8')) as Node)
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
