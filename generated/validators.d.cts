// written by `make generate`
import type { ValidateFunction } from 'ajv'

declare const validators: Record<string, ValidateFunction>
export default validators
