import type { Answer, Schemas } from '../api.ts'

/**
 * Uploads a file to import. Unlike `fetch`, this tells how far it is.
 * @param onProgress gets the share that was sent, from 0 to 1
 */
export function uploadImport(file: File, onProgress: (share: number) => void): Promise<Answer<Schemas['ImportDto']>> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/Imports')
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error('The service cannot be reached.'))
    request.onload = () => {
      const body: unknown = request.response
      const response = new Response(null, { status: request.status })
      resolve(response.ok ? { data: body as Schemas['ImportDto'], response } : { error: body, response })
    }
    request.send(form)
  })
}
