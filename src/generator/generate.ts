import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { apiTypes } from './apiTypes.ts'
import { databaseFiles } from './databaseFiles.ts'
import { parseContract, type Contract } from '../contract/document.ts'
import { handlerGaps } from './handlers.ts'
import { layersDocument } from './layersDocument.ts'
import { contractMistakes } from './mistakes.ts'
import { agentTools } from './tools.ts'
import { requestValidators } from './validators.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const HEAD = '// written by `make generate`\n'

/** A contract with mistakes: a line for each of them. */
export class ContractError extends Error {}

/**
 * Builds all files derived from openapi.yaml and db/migrations.
 * @returns contents by path, relative to the repository's root
 */
export async function generate(): Promise<Map<string, string>> {
  const text = await fs.readFile(path.join(ROOT, 'openapi.yaml'), 'utf8')
  const mistakes = contractMistakes(text)
  if (mistakes.length > 0) throw new ContractError(mistakes.join('\n'))
  const contract = parseContract(text)
  const database = await databaseFiles(ROOT)
  return new Map([
    ['generated/contract.json', json(contract.document)],
    ['generated/api.d.ts', HEAD + (await apiTypes(contract))],
    ['generated/operations.ts', HEAD + operationTable(contract)],
    ['generated/tools.json', json({ tools: agentTools(contract) })],
    ['generated/traits.d.ts', HEAD + traits(contract)],
    ['generated/validators.cjs', HEAD + requestValidators(contract)],
    ['generated/database.d.ts', HEAD + database.types],
    ['db/schema.sql', database.schema],
    ['docs/layers.md', layersDocument()],
  ])
}

/** Error text without a stack: where the generator stumbled says nothing about the contract. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ContractError) return error.message
  if (error instanceof pg.DatabaseError) return `A migration in db/migrations cannot be applied: ${error.message}.`
  return `Nothing was generated: ${error instanceof Error ? error.message : String(error)}`
}

function json(value: object): string {
  return `${JSON.stringify({ 'x-generated': 'written by `make generate`', ...value }, null, 1)}\n`
}

function operationTable({ operations }: Contract): string {
  const imports = operations.map(
    ({ operationId }) =>
      `import { handle as ${operationId} } from '../src/operations/${operationId.replace('_', '/')}.ts'`,
  )
  return `${imports.join('\n')}
import type { Operation, OperationId } from '../src/contract/operation.ts'

export const operations = {
${operations.map(({ operationId }) => `  ${operationId},`).join('\n')}
} satisfies { [Id in OperationId]: Operation<Id> }
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
    const { operations } = parseContract(await fs.readFile(path.join(ROOT, 'openapi.yaml'), 'utf8'))
    const { missing, orphaned } = handlerGaps(ROOT, operations)
    for (const sentence of [...orphaned, ...missing]) console.error(sentence)
    if (orphaned.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}
