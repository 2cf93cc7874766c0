/** Options of a call of `api` that uploads an image. The generated type of a file is text; the serializer sends the file itself. */
export function uploadBody(file: File) {
  return {
    body: { file: file.name },
    bodySerializer: () => {
      const form = new FormData()
      form.set('file', file)
      return form
    },
  }
}
