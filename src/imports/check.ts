import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { EditBrandDto, EditFilamentTypeDto, EditPrintDto, NewFilamentDto } from '../../generated/api.d.ts'
import { validationProblem } from '../kernel/validationProblem.ts'

const validators = createRequire(import.meta.url)('../../generated/validators.cjs') as Record<string, ValidateFunction>

/** Bodies by the operation that takes them. */
interface Bodies {
  readonly Prints_PostPrint: EditPrintDto
  readonly Filaments_PostFilament: NewFilamentDto
  readonly FilamentTypes_PostFilamentType: EditFilamentTypeDto
  readonly Brands_PostBrand: EditBrandDto
}

/**
 * Checks a record by the rules of the operation that would create it, so that a file brings in nothing that a request could not.
 * @returns the record with the contract's defaults
 * @throws Problem 400 that names the fields
 */
export function checkBody<Name extends keyof Bodies>(operation: Name, body: object): Bodies[Name] {
  const validate = validators[operation]
  if (!validate) throw new Error(`There is no validator of ${operation}.`)
  const request = { path: {}, query: {}, header: {}, requestBody: structuredClone(body) }
  if (validate(request)) return request.requestBody as Bodies[Name]
  throw validationProblem(validate.errors ?? [])
}
