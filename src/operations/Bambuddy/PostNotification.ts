import type { Operation } from '../../contract/operation.ts'
import { base64Bytes } from '../../images/deviceImages.ts'
import { isBambuddyTest } from '../../integrations/bambuddy.ts'
import { receiveNotification } from '../../integrations/notification.ts'
import { objectOf, ownProperty } from '../../kernel/lenient.ts'

export const handle: Operation<'Bambuddy_PostNotification'> = async ({ query, body }, context) => {
  const { image, ...fields } = objectOf(body)
  const sentence = await receiveNotification(context, context.caller.userId, {
    source: 'Bambuddy',
    fields,
    printerId: query.printerId,
    printerName: ownProperty(fields, 'printer'),
    isTest: isBambuddyTest(fields),
    pictures: { snapshot: base64Bytes(image), hasDropped: context.hasDroppedImage },
  })
  return { status: 200, body: sentence }
}
