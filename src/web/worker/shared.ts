/** Images that other applications share with the installed pages (Web Share Target). */

/** Path of the page that attaches them, and of the request that brings them. */
const PAGE = 'prints/shared'
/** As in src/web/prints/sharedImages.ts, which reads it. */
const NAME = 'shared images'

/** Whether a request brings images. */
export function isShared({ method }: Request, path: string): boolean {
  return method === 'POST' && path === `/${PAGE}`
}

/** Stores the images of a request in place of those before, and leads to the page that attaches them. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('images').filter((part) => part instanceof File)
  await caches.delete(NAME)
  const cache = await caches.open(NAME)
  for (const [index, file] of files.entries()) {
    const name = encodeURIComponent(file.name)
    const headers = { 'Content-Type': file.type, 'X-File-Name': name, 'X-Key': crypto.randomUUID() }
    await cache.put(`${PAGE}/${index}`, new Response(file, { headers }))
  }
  return Response.redirect(PAGE, 303)
}
