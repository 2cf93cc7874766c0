import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../kernel/startError.ts'

/** Build of src/web/ by Vite. */
export interface BuiltPages {
  /** Folder of the hashed files, served below /assets. */
  readonly assets: string
  /** HTML of every page in src/web/paths.ts. */
  readonly shell: string
  /** Script of the service worker. */
  readonly worker: string
  /** URLs of the style sheets. */
  readonly styles: readonly string[]
}

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/web')

let built: BuiltPages | undefined

/**
 * Returns the build of `make web`, which is read once.
 * @throws StartError when there is no build
 */
export function builtPages(): BuiltPages {
  return (built ??= readBuiltPages())
}

function readBuiltPages(): BuiltPages {
  try {
    const manifest = JSON.parse(read('manifest.json')) as Record<string, { css?: string[] }>
    const styles = (manifest['index.html']?.css ?? []).map((file) => `/${file}`)
    return { assets: path.join(FOLDER, 'assets'), shell: read('index.html'), worker: read('sw.js'), styles }
  } catch (error) {
    throw new StartError('The web pages have not been built. Run `make web`, or start the service with `make run`.', {
      cause: error,
    })
  }
}

function read(name: string): string {
  return fs.readFileSync(path.join(FOLDER, name), 'utf8')
}
