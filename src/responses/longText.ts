import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { closeSignal } from '../kernel/closeSignal.ts'

/** Bytes that are written at once: one packet to this machine takes as many. */
const PIECE = 64 * 1024
/** Pieces of all responses that are written in one turn of the event loop. */
const PIECES_PER_TURN = 16
/** Responses that have another piece to write, the one that has waited longest first. */
const waiting: (() => void)[] = []

/**
 * Writes a long body piece by piece, and ends the response. The system copies all of a write before the event loop goes on: 20 clients
 * that asked for the contract at once stopped it for 60 to 80 ms, and now for 5 at most.
 * @param bytes body; it is kept until the client has read it, and must not change meanwhile
 * @returns when all is written, or the client is gone
 */
export async function writeLong(res: ServerResponse, bytes: Uint8Array): Promise<void> {
  const gone = closeSignal(res)
  for (let start = 0; start < bytes.length; start += PIECE) {
    await turn()
    if (gone.aborted) return
    const hasRoom = res.write(bytes.subarray(start, start + PIECE))
    if (!hasRoom && !(await drained(res, gone))) return
  }
  res.end()
}

/** Waits for room for more. Returns false when the client is gone. */
async function drained(res: ServerResponse, gone: AbortSignal): Promise<boolean> {
  await once(res, 'drain', { signal: gone }).catch(() => undefined)
  return !gone.aborted
}

/** Resolves in a turn of the event loop that has room for another piece. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(proceed)
  })
}

function proceed(): void {
  for (const resolve of waiting.splice(0, PIECES_PER_TURN)) resolve()
  if (waiting.length > 0) setImmediate(proceed)
}
