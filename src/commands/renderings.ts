import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backgrounds, renderBackground } from '../development/renderings/backgrounds.ts'
import { encodeBackground, encodeRendering } from '../development/renderings/file.ts'
import { render } from '../development/renderings/march.ts'
import { objects } from '../development/renderings/objects.ts'

/** Renders the objects and backgrounds of the demo logbook's images: those that the arguments name, or all. Takes some minutes. */
const FOLDER = path.join(import.meta.dirname, '../development/demo/renderings')

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys({ ...objects, ...backgrounds })
await mkdir(FOLDER, { recursive: true })
for (const name of names) {
  const bytes = await encoded(name)
  await writeFile(path.join(FOLDER, `${name}.webp`), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`)
}

async function encoded(name: string): Promise<Buffer> {
  const [object, background] = [objects[name], backgrounds[name]]
  if (object) return encodeRendering(render(object()))
  if (background) return encodeBackground(renderBackground(background))
  throw new Error(
    `There is no rendering named ${name}. Choose from: ${Object.keys({ ...objects, ...backgrounds }).join(', ')}.`,
  )
}
