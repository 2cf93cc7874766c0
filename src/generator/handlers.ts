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

/** Where the operations of a contract are. */
export interface HandlerPlace {
  readonly folder: string
  readonly file: string
  readonly types: { readonly operation: string }
}

/**
 * Compares the operations of a contract with their files.
 * @param root the repository's folder
 * @param place the contract's file, the folder of its operations, and the type of an operation
 */
export function handlerGaps(
  root: string,
  operations: readonly Pick<ContractOperation, 'operationId'>[],
  { folder, file: contract, types }: HandlerPlace,
): HandlerGaps {
  const files = new Set(
    globSync('*/*.ts', { cwd: path.join(root, folder) }).map((file) => file.slice(0, -'.ts'.length)),
  )
  const wanted = new Map(operations.map(({ operationId }) => [operationId.replace('_', '/'), operationId]))
  return {
    missing: [...wanted]
      .filter(([file]) => !files.has(file))
      .map(([file, id]) => `${folder}/${file}.ts is missing: it exports \`handle: ${types.operation}<'${id}'>\`.`),
    orphaned: [...files]
      .filter((file) => !wanted.has(file))
      .map((file) => `${folder}/${file}.ts belongs to no operation of ${contract}: delete or rename it.`),
  }
}
