import type { Operation } from '../../contract/operation.ts'
import { NO_PICTURES } from '../../integrations/ingest.ts'
import { receiveNotification } from '../../integrations/notification.ts'
import { isOctoEverywhereTest } from '../../integrations/octoeverywhere.ts'
import { objectOf, ownProperty } from '../../kernel/lenient.ts'

export const handle: Operation<'OctoEverywhere_PostNotification'> = async ({ query, body }, context) => {
  // These addresses open an image and the printer to everybody who knows them, and the service never requests them.
  const { SnapshotUrl: _, QuickViewUrl: __, ...fields } = objectOf(body)
  const sentence = await receiveNotification(context, context.caller.userId, {
    source: 'OctoEverywhere',
    fields,
    printerId: query.printerId,
    printerName: ownProperty(fields, 'PrinterName'),
    isTest: isOctoEverywhereTest(fields),
    pictures: NO_PICTURES,
  })
  return { status: 200, body: sentence }
}
