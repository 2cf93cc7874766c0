import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What the tool server calls itself, in the protocol and on its card. */
export const SERVER = {
  name: 'print-log',
  title: 'Print Log',
  version,
  description: 'Reads and writes a 3D-printing logbook: prints, printers, filament, projects, analytics.',
}

/** Revisions of the Model Context Protocol, the newest first. */
export const SUPPORTED_VERSIONS = ['2026-07-28', '2025-11-25'] as const
