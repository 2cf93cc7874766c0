import type { Answer, Schemas } from '../api.ts'
import { uploadFile } from '../uploadFile.ts'

/**
 * Uploads a file to import.
 * @param onProgress gets the share that was sent, from 0 to 1
 */
export function uploadImport(file: File, onProgress: (share: number) => void): Promise<Answer<Schemas['ImportDto']>> {
  return uploadFile('POST', '/api/Imports', file, {
    onProgress: (sentBytes) => onProgress(file.size > 0 ? sentBytes / file.size : 0),
  })
}
