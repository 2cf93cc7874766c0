import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '../../generated/texts/languages.ts'
import { StartError } from '../kernel/startError.ts'
import { html } from './html.ts'
import { textsIn } from './language.ts'

/** Build of src/web/ by Vite in one language. */
export interface BuiltPages {
  /** Folder of the files, those of /assets and /icons among them. */
  readonly folder: string
  /** HTML of every page in src/web/paths.ts. */
  readonly shell: string
  /** Script of the service worker. */
  readonly worker: string
  /** Files of the pages that work offline, and a name for this set of them: `build` in src/web/worker/scope.ts. */
  readonly stored: { readonly version: string; readonly urls: readonly string[] }
  /** Web app manifest. */
  readonly manifest: string
  /** URLs of the style sheets of all pages. */
  readonly styles: readonly string[]
  /** Files that a page adds to those of all pages, by its file in src/web/pages/. */
  readonly additions: ReadonlyMap<string, PageFiles>
}

/** URLs of files that a page consists of. */
interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Chunk of Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Partial<Record<string, Chunk>>>

/** Pages that are not stored: the largest by far, which describes the API, and that of the developers. */
const ONLINE_ONLY = ['pages/Reference.tsx', 'pages/Components.tsx']
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/web')

const built = new Map<Language, BuiltPages>()

/**
 * Returns the build of `make web` in a language, which is read once.
 * @throws StartError when there is no build
 */
export function builtPages(language: Language): BuiltPages {
  const pages = built.get(language) ?? readBuiltPages(language)
  built.set(language, pages)
  return pages
}

function readBuiltPages(language: Language): BuiltPages {
  const folder = path.join(FOLDER, language)
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  try {
    const manifest = JSON.parse(read('manifest.json')) as Manifest
    const shell = inLanguage(read('index.html'), language)
    const common = filesOf(manifest, 'index.html')
    const additions = Object.keys(manifest).flatMap((name): [string, PageFiles][] => {
      const file = /^pages\/(\w+)\.tsx$/.exec(name)?.[1]
      return file === undefined ? [] : [[file, without(filesOf(manifest, name), common)]]
    })
    return {
      folder,
      shell,
      worker: read('sw.js'),
      stored: storedFiles(manifest, shell),
      manifest: read('manifest.webmanifest'),
      styles: common.styles,
      additions: new Map(additions),
    }
  } catch (error) {
    throw new StartError('The web pages have not been built. Run `make web`, or start the service with `make run`.', {
      cause: error,
    })
  }
}

/**
 * Returns the script of the service worker, which begins with the files that it stores.
 * @param basePath path of the public address
 */
export function workerAt(basePath: string, language: Language): string {
  const { stored, worker } = builtPages(language)
  const urls = stored.urls.map((url) => basePath + url)
  return `self.build = ${JSON.stringify({ ...stored, urls })}\n${worker}`
}

/**
 * Returns the web app manifest, in which all texts that begin with a slash are paths of this site.
 * @param basePath path of the public address
 */
export function manifestAt(basePath: string, language: Language): string {
  const { service, newPrint } = textsIn(language)
  const manifest = JSON.parse(builtPages(language).manifest) as { readonly shortcuts: readonly object[] }
  const shortcuts = manifest.shortcuts.map((shortcut) => ({ ...shortcut, name: newPrint }))
  return JSON.stringify({ ...manifest, lang: language, description: service, shortcuts }).replaceAll(
    '"/',
    `"${basePath}/`,
  )
}

/** The page that loads the pages, with its own texts in a language. */
function inLanguage(page: string, language: Language): string {
  const { service, needsJavaScript, stillLoading } = textsIn(language)
  const sentence = html`<p>${needsJavaScript({ link: (text) => html`<a href="/docs">${text}</a>` })}</p>`
  const notStarted = html`${stillLoading({ link: (text) => html`<a href="">${text}</a>` })}`
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, start: string) => start + html`"${service}"`.text)
    .replace(/(<noscript>).*?(<\/noscript>)/s, (_, start: string, end: string) => start + sentence.text + end)
    .replace(/(<p class="not-started">).*?(<\/p>)/s, (_, start: string, end: string) => start + notStarted.text + end)
}

/** URLs of the files of a chunk and of those that it imports, theirs first. */
function filesOf(manifest: Manifest, name: string): PageFiles {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const other of chunk.imports ?? []) visit(other)
    scripts.add(`/${chunk.file}`)
    for (const file of chunk.css ?? []) styles.add(`/${file}`)
  }
  visit(name)
  return { scripts: [...scripts], styles: [...styles] }
}

function without(all: PageFiles, others: PageFiles): PageFiles {
  return {
    scripts: all.scripts.filter((url) => !others.scripts.includes(url)),
    styles: all.styles.filter((url) => !others.styles.includes(url)),
  }
}

/** Finds the files of the pages that work offline, and names this set of them (`BuiltPages.stored`). */
function storedFiles(manifest: Manifest, shell: string): { version: string; urls: string[] } {
  const seen = new Set<string>(ONLINE_ONLY)
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(other)
  }
  visit('index.html')
  const urls = [...files].filter((url) => url.startsWith('/assets/')).sort()
  return { version: hash('sha1', [shell, ...urls].join('\n'), 'base64url'), urls }
}
