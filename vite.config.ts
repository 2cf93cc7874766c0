import { utimesSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { languages } from './generated/texts/languages.ts'

const OUT = '.cache/web'
const MANIFEST = 'manifest.json'
/** Shows notifications while no page is open. */
const WORKER = 'src/web/serviceWorker.ts'

/** The module of the service that reads what is built, once. */
const READER = 'src/pages/built.ts'

/**
 * Makes a development build older than all sources, so that `make web` never takes it for its own, and touches the module that reads
 * it, so that `make dev` restarts the service.
 */
const restartService: Plugin = {
  name: 'restart-service',
  writeBundle() {
    const now = new Date()
    utimesSync(path.join(import.meta.dirname, OUT, this.environment.name, MANIFEST), 0, 0)
    utimesSync(path.join(import.meta.dirname, READER), now, now)
  },
}

/** Gives each build the texts of its language, whose name it has. */
const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  resolveId(id) {
    const room = /^#texts\/(\w+)$/.exec(id)?.[1]
    return room && path.join(import.meta.dirname, 'generated/texts', this.environment.name, `${room}.ts`)
  },
}

/** Fails when the service worker is more than one file: browsers run it as a script without imports. */
const workerAlone: Plugin = {
  name: 'worker-alone',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.facadeModuleId?.endsWith(WORKER) && file.imports.length > 0) {
        this.error(`${WORKER} imports ${file.imports.join(', ')}: give it modules of its own.`)
      }
    }
  },
}

/**
 * The pages: from src/web/ to .cache/web/, where src/pages/built.ts finds them. They are built once for each language, so that
 * nobody loads the texts of another one. The name of a file depends on its content, so the builds share what has no texts.
 */
export default defineConfig(({ mode }) => ({
  root: 'src/web',
  publicDir: 'public',
  // Files find each other by relative URLs, since the path of the public address is not known here; src/pages/ puts it into HTML.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  plugins: [ownTexts, workerAlone, ...(mode === 'development' ? [restartService] : [])],
  environments: Object.fromEntries(
    languages.map((language): [string, EnvironmentOptions] => [
      language,
      { consumer: 'client', build: { outDir: `../../${OUT}/${language}` } },
    ]),
  ),
  builder: {
    buildApp: async (builder) => {
      await Promise.all(languages.map((language) => builder.build(builder.environments[language]!)))
    },
  },
  build: {
    // A page that is open while it is built again still loads the files that it names.
    emptyOutDir: mode !== 'development',
    manifest: MANIFEST,
    target: 'baseline-widely-available',
    // The policy of the pages allows no inline script and no data: address for a style or font.
    assetsInlineLimit: 0,
    // The viewer of the reference is one big file, loaded by that page only.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['src/web/index.html', WORKER],
      // A text of the service worker would bring the functions of its language with it, in a file of their own.
      treeshake: { moduleSideEffects: [{ test: /\/generated\/texts\//, sideEffects: false }] },
      output: {
        // The name of the service worker stays: browsers look at its address for a new version.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? 'sw.js' : 'assets/[name]-[hash].js',
        // On a slow connection each request costs more than the bytes of a part that a page does not show.
        codeSplitting: {
          groups: [
            // What every page needs becomes one file with main.tsx. The service worker has modules of its own.
            { name: 'frame', tags: ['$initial'], test: /^(?!.*\/src\/web\/(?:main\.tsx|serviceWorker|worker\/))/ },
            { name: 'shared', test: /src\/web\/(?!components\/)/, minShareCount: 12 },
            { name: 'parts', test: /src\/web\/components\//, minShareCount: 5 },
          ],
        },
      },
      // A text stands where it is used: as a module, the texts of a room would be loaded with the first page that needs one of them.
      optimization: { inlineConst: { mode: 'all' } },
      checks: { pluginTimings: false },
    },
    modulePreload: { polyfill: false },
  },
}))
