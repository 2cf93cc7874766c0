import type { RawRequest } from '../support/http.ts'

const BOUNDARY = 'a-boundary-of-the-soak-run'

/** The upload of a picture to a print. */
export function upload(printId: number, key: string, picture: Uint8Array): RawRequest {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="picture"\r\nContent-Type: image/png\r\n\r\n`
  return {
    method: 'POST',
    target: `/api/Prints/${printId}/images`,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'X-Api-Key': key },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}
