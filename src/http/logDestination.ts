import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { errorCode } from '../errorCode.ts'

/** How much is gathered before it is written, in characters, and how long, in ms, it waits at most. */
const GATHERED = 8192
const GATHERING_TIME = 250
/** Bytes that are kept for a reader who is behind. */
const MOST_KEPT = 1024 * 1024

/**
 * A file descriptor as the log's destination. Lines are gathered: a write of its own for each costs a request as much as its
 * JSON. What waits is written when the process exits; only SIGKILL can lose it.
 * Where nobody reads any more, or a disk has no room, lines are lost and nothing else: pino's own destination tries again
 * until it can write, and the service stands still meanwhile.
 */
export function logTo(fd: number): DestinationStream {
  let gathered = ''
  let kept = Buffer.alloc(0)
  const flush = () => {
    let bytes = Buffer.concat([kept, Buffer.from(gathered)])
    gathered = ''
    kept = Buffer.alloc(0)
    try {
      while (bytes.length > 0) bytes = bytes.subarray(fs.writeSync(fd, bytes))
    } catch (error) {
      if (errorCode(error) === 'EAGAIN' && bytes.length < MOST_KEPT) kept = bytes
    }
  }
  setInterval(flush, GATHERING_TIME).unref()
  process.on('exit', flush)
  return {
    write(line) {
      gathered += line
      if (gathered.length >= GATHERED) flush()
    },
  }
}
