import { defineConfig } from 'vite'

/** The pages: from src/web/ to .cache/web/, where src/pages/built.ts finds them. */
export default defineConfig({
  root: 'src/web',
  publicDir: false,
  build: {
    outDir: '../../.cache/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'baseline-widely-available',
    // The policy of the pages allows no inline script and no data: address for a style or font.
    assetsInlineLimit: 0,
    // The viewer of the reference is one big file, loaded by that page only.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
})
