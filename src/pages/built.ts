import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../startError.ts'

/** What Vite made of src/web/. */
export interface BuiltPages {
  /** The folder of the hashed files, served below /assets. */
  readonly assets: string
  /** The page that every address of src/web/paths.ts begins with. */
  readonly shell: string
  /** The addresses of the style sheets. */
  readonly styles: readonly string[]
}

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/web')

let built: BuiltPages | undefined

/**
 * What `make web` built, read once.
 * @throws StartError when it was not built
 */
export function builtPages(): BuiltPages {
  return (built ??= readBuiltPages())
}

function readBuiltPages(): BuiltPages {
  try {
    const manifest = JSON.parse(read('manifest.json')) as Record<string, { css?: string[] }>
    const styles = (manifest['index.html']?.css ?? []).map((file) => `/${file}`)
    return { assets: path.join(FOLDER, 'assets'), shell: read('index.html'), styles }
  } catch (error) {
    throw new StartError('The web pages are not built: run `make web`, or start with `make run`.', { cause: error })
  }
}

function read(name: string): string {
  return fs.readFileSync(path.join(FOLDER, name), 'utf8')
}
