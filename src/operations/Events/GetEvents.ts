import type { EventDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { eventsAfter, floorPosition, lastPosition } from '../../events/read.ts'
import { eventText } from '../../events/text.ts'
import { JsonText } from '../../kernel/jsonText.ts'
import { Problem } from '../../kernel/problem.ts'
import { WrittenBody } from '../../responses/writtenBody.ts'

const STREAM = 'text/event-stream'

export const handle: Operation<'Events_GetEvents'> = async (
  { query },
  { db, caller, head, isHead, streams, verifyAgain },
) => {
  const { userId } = caller
  const { names, printerIds, limit } = query
  const filter = { names, printerIds }
  const after = positionOf(head.headers['last-event-id']) ?? query.after
  // Pages are for all others: */* is the default of clients of the API.
  if (head.headers.accept?.toLowerCase().includes(STREAM) && !isHead) {
    const start = after ?? (await lastPosition(db, userId))
    const stream = await streams.begin({ userId, after: start, filter }, verifyAgain)
    return { status: 200, body: WrittenBody.of((res) => Promise.resolve(stream.write(res))) }
  }
  const start = after ?? (await floorPosition(db, userId))
  const { events, position, hasMore, isReset } = await eventsAfter(db, userId, start, filter, limit)
  const items = JsonText.list<EventDto>(events.map(eventText))
  return { status: 200, body: { items, position, hasMore, isReset } }
}

/**
 * The validated header field as a position; null without it.
 * @throws Problem 400 for one that a number cannot hold exactly, as for `after`
 */
function positionOf(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null
  const position = Number(value)
  if (Number.isSafeInteger(position)) return position
  throw Problem.invalid({ 'Last-Event-ID': [`This must be at most ${Number.MAX_SAFE_INTEGER}.`] })
}
