import { language } from '#texts/language'
import { basePath } from './basePath.tsx'

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
  const before = readLanguage()
  if (before === chosen) return false
  document.cookie = [
    `${COOKIE}=${chosen ?? ''}`,
    `path=${basePath || '/'}`,
    `max-age=${chosen === null ? 0 : SECONDS}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ].join('; ')
  // A browser without cookies would reload for ever.
  const reloads = readLanguage() === chosen && language !== chosen
  if (reloads) location.reload()
  return reloads
}

function readLanguage(): string | null {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? null
}
