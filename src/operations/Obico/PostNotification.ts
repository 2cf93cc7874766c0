import type { Operation } from '../../contract/operation.ts'
import { NO_PICTURES } from '../../integrations/ingest.ts'
import { receiveNotification } from '../../integrations/notification.ts'
import { isObicoTest } from '../../integrations/obico.ts'
import { objectOf, ownProperty } from '../../kernel/lenient.ts'

export const handle: Operation<'Obico_PostNotification'> = async ({ query, body }, context) => {
  // The address opens the image to everybody who knows it, and the service never requests it.
  const { img_url: _, ...fields } = objectOf(body)
  const sentence = await receiveNotification(context, context.caller.userId, {
    source: 'Obico',
    fields,
    printerId: query.printerId,
    printerName: ownProperty(objectOf(ownProperty(fields, 'printer')), 'name'),
    isTest: isObicoTest(fields),
    pictures: NO_PICTURES,
  })
  return { status: 200, body: sentence }
}
