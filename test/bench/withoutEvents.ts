import { registerHooks } from 'node:module'

/** Loaded into the service before it starts (`--import`): it then writes no events, as before it had any. */

const WRITER = new URL('../../src/events/write.ts', import.meta.url).href
const SOURCE = 'export async function writeEvents() { return [] }; export async function deferRecords() {}'

registerHooks({
  load(url, context, next) {
    if (url !== WRITER) return next(url, context)
    return { format: 'module', source: SOURCE, shortCircuit: true }
  },
})
