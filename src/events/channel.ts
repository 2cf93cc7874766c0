/** PostgreSQL channel on which the drain tells all instances about new positions, as `user:position user:position …`. */
export const EVENTS_CHANNEL = 'events'
/** Payload when the users of a batch do not fit into one notification. */
export const EVERYBODY = '*'

/** Yields the users of a notification, with the positions of their last events. */
export function* readNews(payload: string): Generator<readonly [userId: number, position: number]> {
  for (const [, userId, position] of payload.matchAll(/(\d{1,16}):(\d{1,16})/g))
    yield [Number(userId), Number(position)]
}
