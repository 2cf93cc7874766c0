import type { Operation } from '../../contract/operation.ts'
import { readBrand } from '../../filamentTypes/brands.ts'

export const handle: Operation<'Brands_GetBrand'> = async ({ path }, { db, caller }) => ({
  status: 200,
  body: await readBrand(db, caller.userId, path.id),
})
