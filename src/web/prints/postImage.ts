import { api, type Answer, type Schemas } from '../api.ts'
import { uploadBody } from '../images/uploadBody.ts'

/**
 * Uploads an image of a print.
 * @param key `Idempotency-Key` of the upload: an image that is sent again is stored once
 */
export function postImage(printId: number, file: File, key: string): Promise<Answer<Schemas['ImageDto']>> {
  const params = { path: { id: printId }, header: { 'Idempotency-Key': key } }
  return api.POST('/api/Prints/{id}/images', { params, ...uploadBody(file) })
}
