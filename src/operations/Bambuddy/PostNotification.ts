import type { Operation } from '../../contract/operation.ts'
import { base64Bytes } from '../../images/deviceImages.ts'
import { testOf } from '../../integrations/connectionTest.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import { findPrinterByName } from '../../integrations/printerByName.ts'
import { sentenceForDevice } from '../../integrations/sentences.ts'
import { objectOf, ownProperty, textOf } from '../../kernel/lenient.ts'

export const handle: Operation<'Bambuddy_PostNotification'> = async ({ query, body }, context) => {
  const { image, ...fields } = objectOf(body)
  const { userId } = context.caller
  const name = textOf(ownProperty(fields, 'printer'))
  const printerId = query.printerId ?? (name === null ? null : await findPrinterByName(context.db, userId, name))
  if (textOf(ownProperty(fields, 'event')) === null && name === null) {
    return { status: 200, body: await testOf(context.db, userId, printerId) }
  }
  const pictures = { snapshot: base64Bytes(image), hasDropped: context.hasDroppedImage }
  const effect = await ingestEvent(context, userId, 'Bambuddy', { ...fields, printerId }, pictures)
  return { status: 200, body: sentenceForDevice(effect) }
}
