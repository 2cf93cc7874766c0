import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { apiTypes } from './apiTypes.ts'
import { databaseFiles } from './databaseFiles.ts'
import { parseContract, type Contract } from '../contract/document.ts'
import { handlerGaps } from './handlers.ts'
import { iconModule } from './icons.ts'
import { layersDocument } from './layersDocument.ts'
import { contractMistakes } from './mistakes.ts'
import { TextError, textModules } from './texts.ts'
import { agentTools } from './tools.ts'
import { requestValidators } from './validators.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const HEAD = '// written by `make generate`\n'

/** A contract, and where what belongs to it is. Paths are relative to the repository's root. */
interface Source {
  readonly file: string
  /** Folder of the generated files. */
  readonly target: string
  /** Folder of the operations, one file for each. */
  readonly operations: string
  /** Module with the types of operations, and the names that it gives them. */
  readonly types: { readonly module: string; readonly operation: string; readonly id: string }
}

/** The contract of the API. */
const API: Source = {
  file: 'openapi.yaml',
  target: 'generated',
  operations: 'src/operations',
  types: { module: 'src/contract/operation.ts', operation: 'Operation', id: 'OperationId' },
}
/** The contract of the interface for programs that know Spoolman. */
const SPOOLMAN: Source = {
  file: 'spoolman.yaml',
  target: 'generated/spoolman',
  operations: 'src/spoolman/operations',
  types: { module: 'src/spoolman/operation.ts', operation: 'SpoolmanOperation', id: 'SpoolmanOperationId' },
}

/** A contract with mistakes: a line for each of them. */
export class ContractError extends Error {}

/**
 * Builds all files derived from the contracts, db/migrations and the catalogues of texts.
 * @returns contents by path, relative to the repository's root
 */
export async function generate(): Promise<Map<string, string>> {
  const [api, spoolman] = [await readContract(API), await readContract(SPOOLMAN)]
  const database = await databaseFiles(ROOT)
  return new Map([
    ...(await contractFiles(API, api)),
    ['generated/tools.json', json({ tools: agentTools(api) })],
    ...(await contractFiles(SPOOLMAN, spoolman)),
    ['generated/database.d.ts', HEAD + database.types],
    ['generated/icons.ts', HEAD + iconModule()],
    ...textModules(ROOT).map(([name, text]): [string, string] => [name, HEAD + text]),
    ['db/schema.sql', database.schema],
    ['docs/layers.md', layersDocument()],
  ])
}

/** @throws ContractError for a contract with mistakes */
async function readContract({ file }: Source): Promise<Contract> {
  const text = await fs.readFile(path.join(ROOT, file), 'utf8')
  const mistakes = contractMistakes(text, file)
  if (mistakes.length > 0) throw new ContractError(mistakes.join('\n'))
  return parseContract(text)
}

async function contractFiles(source: Source, contract: Contract): Promise<[string, string][]> {
  const { target } = source
  return [
    [`${target}/contract.json`, json(contract.document)],
    [`${target}/api.d.ts`, HEAD + (await apiTypes(contract))],
    [`${target}/operations.ts`, HEAD + operationTable(source, contract)],
    [`${target}/traits.d.ts`, HEAD + traits(contract)],
    [`${target}/validators.cjs`, HEAD + requestValidators(contract)],
  ]
}

/** Error text without a stack: where the generator stumbled says nothing about the contract. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ContractError || error instanceof TextError) return error.message
  if (error instanceof pg.DatabaseError) return `A migration in db/migrations cannot be applied: ${error.message}.`
  return `Nothing was generated: ${error instanceof Error ? error.message : String(error)}`
}

function json(value: object): string {
  return `${JSON.stringify({ 'x-generated': 'written by `make generate`', ...value }, null, 1)}\n`
}

function operationTable({ target, operations: folder, types }: Source, { operations }: Contract): string {
  const up = path.relative(target, '.')
  const imports = operations.map(
    ({ operationId }) =>
      `import { handle as ${operationId} } from '${up}/${folder}/${operationId.replace('_', '/')}.ts'`,
  )
  return `${imports.join('\n')}
import type { ${types.operation}, ${types.id} } from '${up}/${types.module}'

export const operations = {
${operations.map(({ operationId }) => `  ${operationId},`).join('\n')}
} satisfies { [Id in ${types.id}]: ${types.operation}<Id> }
`
}

function traits({ operations }: Contract): string {
  const union = (names: readonly string[]) =>
    names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')
  const optional = operations.filter(({ security }) =>
    security.some((requirement) => Object.keys(requirement).length === 0),
  )
  const readOnly = operations.filter(({ writes }) => !writes)
  const defaulted = operations.map(({ operationId, parameters }) => {
    const names = parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.schema['default'] !== undefined,
    )
    return `  ${operationId}: ${union(names.map((parameter) => parameter.name))}`
  })
  return `/** Operations that also answer without credentials. */
export type CallerOptional = ${union(optional.map((operation) => operation.operationId))}
/** Operations that never write. */
export type ReadOnly = ${union(readOnly.map((operation) => operation.operationId))}
/** Query parameters that have a default. */
export interface Defaulted {
${defaulted.join('\n')}
}
`
}

if (process.argv[1] === import.meta.filename) await main()

/** Writes the files, and says which operations have none of their own. */
async function main(): Promise<void> {
  try {
    for (const [name, text] of await generate()) {
      await fs.mkdir(path.dirname(path.join(ROOT, name)), { recursive: true })
      await fs.writeFile(path.join(ROOT, name), text)
    }
    for (const source of [API, SPOOLMAN]) {
      const { operations } = await readContract(source)
      const { missing, orphaned } = handlerGaps(ROOT, operations, { ...source, folder: source.operations })
      for (const sentence of [...orphaned, ...missing]) console.error(sentence)
      if (orphaned.length > 0) process.exitCode = 1
    }
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}
