import { Problem } from '../../../kernel/problem.ts'
import type { SpoolmanOperation } from '../../operation.ts'
import { reportUse } from '../../use.ts'

export const handle: SpoolmanOperation<'Spools_UseSpool'> = async ({ path, body }, context) => {
  const { use_length: millimetres = null, use_weight: grams = null } = body
  if ((millimetres === null) === (grams === null)) {
    throw new Problem('validation', 'Send either use_length or use_weight.')
  }
  const amount = millimetres === null ? { milligrams: (grams ?? 0) * 1000 } : { millimetres }
  return { status: 200, body: await reportUse(context, path.id, amount) }
}
