import type { SpoolmanOperation } from '../../operation.ts'
import { distinctValues } from '../../values.ts'

export const handle: SpoolmanOperation<'Values_GetArticleNumbers'> = async (_request, { db, userId }) => ({
  status: 200,
  body: await distinctValues(db, userId, 'filament_types', 'article_number'),
})
