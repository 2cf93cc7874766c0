import { utimesSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

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
    utimesSync(path.join(import.meta.dirname, OUT, MANIFEST), 0, 0)
    utimesSync(path.join(import.meta.dirname, READER), now, now)
  },
}

/** The pages: from src/web/ to .cache/web/, where src/pages/built.ts finds them. */
export default defineConfig(({ mode }) => ({
  root: 'src/web',
  publicDir: false,
  plugins: mode === 'development' ? [restartService] : [],
  build: {
    outDir: `../../${OUT}`,
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
      output: {
        // The name of the service worker stays: browsers look at its address for a new version.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? 'sw.js' : 'assets/[name]-[hash].js',
      },
      checks: { pluginTimings: false },
    },
    modulePreload: { polyfill: false },
  },
}))
