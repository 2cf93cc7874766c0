import type { SpoolmanOperation } from '../../operation.ts'
import { search } from '../../search.ts'

export const handle: SpoolmanOperation<'Server_Search'> = async ({ query }, { db, userId }) => ({
  status: 200,
  body: await search(db, userId, query),
})
