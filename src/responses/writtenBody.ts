import type { ServerResponse } from 'node:http'

/** Body that is not JSON and writes itself, with its headers and status (including 206 and 304). */
export class WrittenBody {
  readonly write: (res: ServerResponse) => Promise<void>

  constructor(write: (res: ServerResponse) => Promise<void>) {
    this.write = write
  }

  /** Creates the body for an operation whose contract declares a schema of bytes. */
  static of<Value>(write: (res: ServerResponse) => Promise<void>): Value {
    return new WrittenBody(write) as Value
  }
}
