import type { Operation } from '../../contract/operation.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import { sentenceForDevice } from '../../integrations/sentences.ts'
import { objectOf } from '../../kernel/lenient.ts'

export const handle: Operation<'Moonraker_PostNotification'> = async ({ body }, context) => {
  const pictures = { snapshot: null, hasDropped: context.hasDroppedImage }
  const effect = await ingestEvent(context, context.caller.userId, 'Moonraker', objectOf(body), pictures)
  return { status: 200, body: sentenceForDevice(effect) }
}
