import * as texts from '#texts/account'
import type { Schemas } from '../api.ts'

/** Name of the browser of a session. */
export function browserLabel({ browser }: Pick<Schemas['SessionDto'], 'browser'>): string {
  return browser ?? texts.unknownBrowser
}
