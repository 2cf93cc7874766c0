import fs from 'node:fs/promises'
import path from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { databaseFiles } from './databaseFiles.ts'
import { readContract, type Contract } from './document.ts'
import { openApi30 } from './openApi30.ts'
import { tools } from './tools.ts'
import { requestValidators, responseValidators } from './validators.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const HEAD = '// written by `make generate`\n'

/**
 * Builds everything that is derived from openapi.yaml and db/migrations.
 * @returns contents by path from the repository's root
 */
export async function generate(): Promise<Map<string, string>> {
  const contract = readContract(path.join(ROOT, 'openapi.yaml'))
  const database = await databaseFiles(ROOT)
  return new Map([
    ['generated/contract.json', json(contract.document)],
    ['generated/contract-3.0.json', json(openApi30(contract.document))],
    ['generated/api.d.ts', HEAD + (await apiTypes(contract))],
    ['generated/operations.ts', HEAD + operationTable(contract)],
    ['generated/tools.json', json({ tools: tools(contract) })],
    ['generated/traits.d.ts', HEAD + traits(contract)],
    ['generated/validators.cjs', HEAD + requestValidators(contract)],
    ['generated/validators.d.cts', HEAD + validatorTypes('')],
    ['generated/responses.cjs', HEAD + responseValidators(contract)],
    [
      'generated/responses.d.cts',
      HEAD +
        validatorTypes(
          '/** Name of the validator by operation id and status; null where there is no body. */\nexport const table: Record<string, Record<string, string | null>>\n',
        ),
    ],
    ['generated/database.d.ts', HEAD + database.types],
    ['db/schema.sql', database.schema],
  ])
}

function json(value: object): string {
  return `${JSON.stringify({ 'x-generated': 'written by `make generate`', ...value }, null, 1)}\n`
}

async function apiTypes({ document }: Contract): Promise<string> {
  const ast = await openapiTypescript(structuredClone(document) as unknown as Parameters<typeof openapiTypescript>[0], {
    alphabetize: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return astToString(ast)
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

function validatorTypes(more: string): string {
  return `import type { ValidateFunction } from 'ajv'

${more}declare const validators: Record<string, ValidateFunction>
export default validators
`
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of await generate()) {
    await fs.mkdir(path.dirname(path.join(ROOT, name)), { recursive: true })
    await fs.writeFile(path.join(ROOT, name), text)
  }
}
