import type { EventName } from '../events/names.ts'

/** Event as `eventText` writes it. */
export interface Message {
  readonly type: EventName
  readonly id: string
  readonly timestamp: string
  /** Position in the user's log; null for a ping, which is not in it. */
  readonly position: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly previous: Readonly<Record<string, unknown>> | null
}

/** Writes a ping, which only one webhook gets. */
export function pingText(id: string, now: Date, webhookId: string): string {
  const timestamp = now.toISOString()
  const message: Message = { type: 'ping', id, timestamp, position: null, data: { webhookId }, previous: null }
  return JSON.stringify(message)
}
