/** The bytes of base64 in comments of G-code. */
export function bytesOf(comments: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(comments.replace(/[;\s]/g, '')), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/**
 * An image as PNG in base64, which is what slicer settings can have.
 * @param type its media type, such as `image/jpeg`
 * @returns null for an image that the browser cannot read
 */
export async function previewOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string | null> {
  const blob = new Blob([bytes], { type })
  try {
    const bitmap = await createImageBitmap(blob)
    // Some browsers falsify what they draw, so an image is drawn only if it must be.
    const url = type === 'image/png' ? await dataUrlOf(blob) : drawnUrlOf(bitmap)
    bitmap.close()
    return url.replace(/^.*,/, '')
  } catch {
    return null
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The image cannot be read.'))
    reader.readAsDataURL(blob)
  })
}

function drawnUrlOf(bitmap: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.toDataURL('image/png')
}
