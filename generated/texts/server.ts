// written by `make generate`
import * as en_server from './en/server.ts'
import * as de_server from './de/server.ts'
import type { Language } from './languages.ts'

/** Texts of one language. */
export interface ServerTexts {
  readonly server: typeof en_server
}

/** Texts that the server shows or sends. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
  'en': { server: en_server },
  'de': { server: de_server },
}
