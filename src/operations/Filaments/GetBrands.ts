import type { Operation } from '../../contract/operation.ts'
import { listNames } from '../../filaments/names.ts'

export const handle: Operation<'Filaments_GetBrands'> = async (_, { db, caller }) => ({
  status: 200,
  body: await listNames(db, caller.userId, 'brand'),
})
