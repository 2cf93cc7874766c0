import type { Transaction } from 'kysely'
import type { EditFilamentTypeDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { findOrMakeBrand, readBrands } from './brands.ts'

/**
 * Finds the brand that a request names, or adds it.
 * @returns its id; null for none, undefined when the request says nothing about the brand
 * @throws Problem 400 for a brand of another user, and when id and name are those of two brands; 409 beyond the bound of brands
 */
export async function requestedBrand(
  trx: Transaction<DB>,
  userId: number,
  { brandId, brandName }: Pick<Partial<EditFilamentTypeDto>, 'brandId' | 'brandName'>,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<number | null | undefined> {
  if (brandId === undefined) {
    if (brandName === undefined) return undefined
    return (await findOrMakeBrand(trx, userId, brandName, quotas))?.id ?? null
  }
  const name = brandId === null ? '' : (await readBrands(trx, userId, [brandId])).get(brandId)?.name
  if (name === undefined) throw Problem.invalid({ brandId: ['You have no brand with this id.'] })
  if (brandName !== undefined && (brandName ?? '').trim().toLowerCase() !== name.toLowerCase()) {
    throw Problem.invalid({ brandName: ['This is not the name of the brand with brandId. Provide one of the two.'] })
  }
  return brandId
}
