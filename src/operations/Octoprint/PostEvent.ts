import type { Context, Operation } from '../../contract/operation.ts'
import type { Caller } from '../../identity/caller.ts'
import { unauthorized } from '../../identity/problems.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import { ownProperty, objectOf, textOf, type Fields } from '../../kernel/lenient.ts'

export const handle: Operation<'Octoprint_PostEvent'> = async ({ body }, context) => {
  const fields = objectOf(body)
  const { userId } = context.caller ?? (await callerOf(fields, context))
  // A snapshot that was too large is empty.
  const snapshot = context.files.get('snapshot')
  const pictures = { snapshot: snapshot?.length ? snapshot : null, hasDropped: context.hasDroppedImage }
  return { status: 200, body: await ingestEvent(context, userId, 'OctoPrint', fields, pictures) }
}

/** Some set-ups can send the key in the body only. */
async function callerOf(fields: Fields, { authenticateKey, config }: Context<'Octoprint_PostEvent'>): Promise<Caller> {
  const secret = textOf(ownProperty(fields, 'apiSecret'))
  if (secret === null) throw unauthorized(config)
  return authenticateKey(secret)
}
