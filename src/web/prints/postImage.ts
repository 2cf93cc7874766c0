import { api, type Answer, type Schemas } from '../api.ts'
import { uploadBody } from '../images/uploadBody.ts'

/** Uploads an image of a print. */
export function postImage(printId: number, file: File): Promise<Answer<Schemas['ImageDto']>> {
  return api.POST('/api/Prints/{id}/images', { params: { path: { id: printId } }, ...uploadBody(file) })
}
