import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/**
 * Draws the icons of the installed application and the image of link previews from src/web/icon.svg. Run it after the icon has
 * changed; the files are committed, because they differ between versions of the renderer.
 */

const WEB = path.resolve(import.meta.dirname, '../web')
const FOLDER = path.join(WEB, 'public/icons')
const SOURCE = readFileSync(path.join(WEB, 'icon.svg'), 'utf8')
/** The icon without round corners: systems cut it to a shape of their own. */
const SQUARE = SOURCE.replace(/ rx="[\d.]+"/, '')
const BACKGROUND = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(SOURCE)?.[1]
/** Pixels per CSS pixel of the drawing, and the size of an image in link previews. */
const [DPI, WIDTH, HEIGHT] = [96, 1200, 630]

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (DPI * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Icon file with one image, as PNG (Windows Vista and later, all browsers). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

if (BACKGROUND === undefined) throw new Error('src/web/icon.svg has no background.')
mkdirSync(FOLDER, { recursive: true })
const write = (name: string, bytes: Buffer) => writeFileSync(path.join(FOLDER, name), bytes)
write('icon-192.png', await draw(SOURCE, 192))
write('icon-512.png', await draw(SOURCE, 512))
write('maskable-512.png', await draw(SQUARE, 512))
write('apple-touch-icon.png', await draw(SQUARE, 180))
write('../favicon.ico', iconFile(await draw(SOURCE, 48), 48))
write(
  'preview.png',
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BACKGROUND } })
    .composite([{ input: await draw(SQUARE, 512) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer(),
)
