import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { errorCode } from '../kernel/errorCode.ts'

/** Buffer size in characters, and maximum time in ms, before buffered lines are written. */
const GATHERED = 8192
const GATHERING_TIME = 250
/** Maximum number of bytes retained for a slow reader. */
const MOST_KEPT = 1024 * 1024

/**
 * Creates a log destination for a file descriptor. Lines are buffered because a separate write for each costs a request
 * as much as its JSON. The buffer is written when the process exits; only SIGKILL can lose it. When nobody reads any
 * more, or the disk is full, only log lines are lost; pino's own destination would retry until it can write and block
 * the service meanwhile.
 */
export function bufferedDestination(fd: number): DestinationStream {
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
