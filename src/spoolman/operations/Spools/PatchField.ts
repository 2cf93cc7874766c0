import type { SpoolmanOperation } from '../../operation.ts'
import { replaceValue } from '../../replace.ts'

export const handle: SpoolmanOperation<'Spools_PatchField'> = async ({ path, body }, { userId, transaction }) => ({
  status: 200,
  body: {
    spools_updated: await transaction((trx) => replaceValue(trx, userId, path.name, body.value, body.new_value)),
  },
})
