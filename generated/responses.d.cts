// written by `make generate`
import type { ValidateFunction } from 'ajv'

/** Name of the validator by operation id and status; null where there is no body. */
export const table: Record<string, Record<string, string | null>>
declare const validators: Record<string, ValidateFunction>
export default validators
