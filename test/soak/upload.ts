import type { RawRequest } from '../support/http.ts'

const BOUNDARY = 'a-boundary-of-the-soak-run'

/** The upload of an image to a print. */
export function upload(printId: number, key: string, image: Uint8Array): RawRequest {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="image"\r\nContent-Type: image/png\r\n\r\n`
  return {
    method: 'POST',
    target: `/api/Prints/${printId}/images`,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'X-Api-Key': key },
    body: Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}
