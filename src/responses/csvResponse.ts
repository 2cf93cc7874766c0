import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { codingFor } from './coding.ts'
import { attachment, writeBytes } from './storedBytes.ts'
import { WrittenBody } from './writtenBody.ts'

/**
 * Builds the body of a CSV file, which is read as the client takes it. No database connection is held in between.
 * @param name name of the file: `prints.csv`
 * @param isHead whether the request is HEAD, for which nothing is read
 */
export function csvBody(name: string, text: AsyncIterable<string>, isHead: boolean): string {
  const headers = {
    ...attachment(name, 'text/csv; charset=utf-8; header=present'),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  }
  return WrittenBody.of<string>((res: ServerResponse) => {
    const coding = codingFor(res.req.headers)
    const body = isHead ? null : Readable.from(text)
    if (coding === null) return writeBytes(res, { status: 200, headers, body })
    return writeBytes(res, { status: 200, headers: { ...headers, 'Content-Encoding': coding }, body, coding })
  })
}
