import { globSync } from 'node:fs'
import path from 'node:path'
import type { ContractOperation } from '../contract/document.ts'

/** Operations and their files, as far as they do not belong together. */
export interface HandlerGaps {
  /** Sentences about operations whose file is still to be written. */
  readonly missing: readonly string[]
  /** Sentences about files that belong to no operation. */
  readonly orphaned: readonly string[]
}

/**
 * Compares the operations with the files of src/operations/.
 * @param root the repository's folder
 */
export function handlerGaps(root: string, operations: readonly Pick<ContractOperation, 'operationId'>[]): HandlerGaps {
  const folder = path.join(root, 'src/operations')
  const files = new Set(globSync('*/*.ts', { cwd: folder }).map((file) => file.slice(0, -'.ts'.length)))
  const wanted = new Map(operations.map(({ operationId }) => [operationId.replace('_', '/'), operationId]))
  return {
    missing: [...wanted]
      .filter(([file]) => !files.has(file))
      .map(([file, id]) => `src/operations/${file}.ts is missing: it exports \`handle: Operation<'${id}'>\`.`),
    orphaned: [...files]
      .filter((file) => !wanted.has(file))
      .map((file) => `src/operations/${file}.ts belongs to no operation of openapi.yaml: delete or rename it.`),
  }
}
