import type { Context, Operation } from '../../contract/operation.ts'
import type { Caller } from '../../identity/caller.ts'
import { shownUnauthorized, unauthorized } from '../../identity/problems.ts'
import { testConnection } from '../../integrations/connectionTest.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import { isConnectionTest } from '../../integrations/octoprint.ts'
import { sentenceForDevice } from '../../integrations/sentences.ts'
import { ownProperty, objectOf, textOf, type Fields } from '../../kernel/lenient.ts'

export const handle: Operation<'Octoprint_PostEvent'> = async ({ body }, context) => {
  const fields = objectOf(body)
  const { userId } = context.caller ?? (await callerOf(fields, context))
  if (isConnectionTest(fields)) return { status: 200, body: await testConnection(context.db, userId, fields) }
  // A snapshot that was too large is empty.
  const snapshot = context.files.get('snapshot')
  const pictures = { snapshot: snapshot?.length ? snapshot : null, hasDropped: context.hasDroppedImage }
  return { status: 200, body: sentenceForDevice(await ingestEvent(context, userId, 'OctoPrint', fields, pictures)) }
}

/** Some set-ups can send the key in the body only. */
async function callerOf(fields: Fields, { authenticateKey, config }: Context<'Octoprint_PostEvent'>): Promise<Caller> {
  const secret = textOf(ownProperty(fields, 'apiSecret'))
  if (secret !== null) return authenticateKey(secret)
  if (!isConnectionTest(fields)) throw unauthorized(config)
  throw shownUnauthorized(config, 'No API key was sent. Enter a personal API key as API Secret.')
}
