import type { Operation } from '../../contract/operation.ts'
import { base64Bytes } from '../../images/deviceImages.ts'
import { ingestEvent } from '../../integrations/ingest.ts'
import type { StoredPrintEvent } from '../../integrations/printEvents.ts'
import { sentenceForProgram } from '../../integrations/sentences.ts'
import { Problem } from '../../kernel/problem.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { zoneOf } from '../../users/timeZone.ts'

export const handle: Operation<'PrintEvents_PostEvent'> = async ({ body }, context) => {
  const { image, ...event } = body
  requirePossible(event)
  const { userId } = context.caller
  const { occurredDate: text } = event
  const occurredDate = text === null ? null : parseDateTime('occurredDate', text, await zoneOf(context.db, userId))
  const pictures = { snapshot: image ? bytesOf(image) : null, hasDropped: false }
  const effect = await ingestEvent(context, userId, 'PrintEvents', { ...event, occurredDate }, pictures)
  const { recorded } = effect
  const outcome = recorded === null ? 'Ignored' : recorded.isChanged ? 'Applied' : 'Repeated'
  return { status: 200, body: { printId: recorded?.printId ?? null, outcome, message: sentenceForProgram(effect) } }
}

/** @throws Problem 400 for times that contradict each other, and for a slot that is listed twice */
function requirePossible({ printTimeInSeconds, totalTimeInSeconds, filamentUsage }: StoredPrintEvent): void {
  if (totalTimeInSeconds != null && totalTimeInSeconds < (printTimeInSeconds ?? 0)) {
    const sentence = 'The time with pauses must not be shorter than the time without them.'
    throw Problem.invalid({ totalTimeInSeconds: [sentence] })
  }
  const slots = filamentUsage.map(({ slot }, position) => slot ?? position)
  const repeated = slots.findIndex((slot, position) => slots.indexOf(slot) < position)
  if (repeated >= 0) {
    throw Problem.invalid({ [`filamentUsage[${repeated}].slot`]: ['An entry before this one has the same slot.'] })
  }
}

/** @throws Problem 400 when it is not base64 */
function bytesOf(image: string): Buffer {
  const bytes = base64Bytes(image)
  if (bytes === null) throw Problem.invalid({ image: ['Send the image in base64.'] })
  return bytes
}
