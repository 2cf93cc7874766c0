import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { STORED_HEIGHT, STORED_WIDTH } from '../renderings/camera.ts'
import type { Planes } from '../renderings/march.ts'

const FOLDER = path.join(import.meta.dirname, 'renderings')
const SIZE = STORED_WIDTH * STORED_HEIGHT

/** Reads the rendering of an object (`make renderings`). */
export async function readRendering(name: string): Promise<Planes> {
  const bytes = await sharp(await readFile(fileOf(name)))
    .extractChannel('green')
    .raw()
    .toBuffer()
  const [cover, light, gloss, ground, inlay] = [0, 1, 2, 3, 4].map((plane) =>
    bytes.subarray(plane * SIZE, (plane + 1) * SIZE),
  )
  if (!cover || !light || !gloss || !ground || !inlay) throw new Error(`The rendering ${name} is incomplete.`)
  return { cover, light, gloss, ground, inlay: inlay.length === SIZE ? inlay : new Uint8Array(SIZE) }
}

/** Reads a background as sRGB bytes, three per pixel. */
export async function readBackground(name: string): Promise<Uint8Array> {
  return sharp(await readFile(fileOf(name)))
    .raw()
    .toBuffer()
}

function fileOf(name: string): string {
  return path.join(FOLDER, `${name}.webp`)
}
