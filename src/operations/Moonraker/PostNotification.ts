import type { Operation } from '../../contract/operation.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import { objectOf } from '../../kernel/lenient.ts'

export const handle: Operation<'Moonraker_PostNotification'> = async ({ body }, context) => {
  const pictures = { snapshot: null, hasDropped: context.hasDroppedImage }
  return { status: 200, body: await ingestEvent(context, context.caller.userId, 'Moonraker', objectOf(body), pictures) }
}
