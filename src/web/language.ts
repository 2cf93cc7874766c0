import { language } from '#texts/language'
import { readCookie, writeCookie } from './cookies.ts'

/** Cookie from which the server knows the language of the pages: src/pages/language.ts. */
const COOKIE = 'print_log_language'
/** Longest lifetime that browsers allow. */
const SECONDS = 400 * 86_400

/**
 * Lets the pages have the language that the user has chosen from now on: reloads this one, unless it has it already.
 * @param chosen language tag; null for the language of the browser
 * @returns whether the page is being reloaded
 */
export function chooseLanguage(chosen: string | null): boolean {
  const before = readCookie(COOKIE)
  if (before === chosen) return false
  writeCookie(COOKIE, chosen ?? '', chosen === null ? 0 : SECONDS)
  // A browser without cookies would reload for ever.
  const reloads = readCookie(COOKIE) === chosen && language !== chosen
  if (reloads) location.reload()
  return reloads
}
