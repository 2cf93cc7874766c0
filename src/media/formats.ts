/** Media types of accepted images. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Media type of an accepted image. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/**
 * Detects an image's type from its first bytes, never from its name or declared type.
 * @returns null for everything that is not accepted, including SVG, PDF and HTML
 */
export function imageType(bytes: Buffer): ImageType | null {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  // ISO/IEC 23000-22: the brand may also appear later in the list.
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(brands(bytes))) return 'image/avif'
  return null
}

function brands(bytes: Buffer): string {
  return bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256))
}

/** Markup patterns, each long enough not to occur by chance in the compressed bytes of a photograph. */
const MARKUP = /<(?:script|iframe|html|body)[\s/>]|<!doctype\s|<svg[\s/]+[\w:]+=|<\?php\s|%PDF-\d\.\d/i

/**
 * Script that starts in the width field of a GIF, which would be more than 8,000 pixels: `GIF89a/*…` or `GIF89a=1;…`.
 */
const GIF_SCRIPT = /^GIF8[79]a(?:\/\*|=[\x20-\x7e])/

/**
 * Whether an image is also a page, script or document to another program. Stored images are re-encoded and
 * carry none of it; such a file is refused anyway, since it cannot be an accident.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return GIF_SCRIPT.test(text) || MARKUP.test(text)
}
