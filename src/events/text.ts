import type { LoggedEvent } from './read.ts'

/**
 * Builds the JSON text of an event, as streams, pages and webhooks send it: `type`, `timestamp` and `data` are those of
 * Standard Webhooks 1.0.0.
 */
export function eventText({ position, id, name, createdDate, data, previous }: LoggedEvent): string {
  const head = JSON.stringify({ type: name, id, timestamp: createdDate, position }).slice(0, -1)
  return `${head},"data":${data},"previous":${previous ?? 'null'}}`
}

/** Builds an event of a stream (HTML standard, section 9.2). JSON text has no line breaks. */
export function frame(id: number, name: string, data: string): string {
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`
}
