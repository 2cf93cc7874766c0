import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { languages, type Language } from '../../generated/texts/languages.ts'
import { serverTexts, type ServerTexts } from '../../generated/texts/server.ts'
import { lookUpLanguage } from '../kernel/languageTag.ts'

/** Cookie with the language that the user has chosen, which the pages write: src/web/language.ts. */
const COOKIE = 'print_log_language'

/**
 * The language of the pages for a request: the one that the user has chosen, or the one that the browser prefers of those that there
 * are, or English. The response varies accordingly.
 */
export function languageOf(req: Request, res: Response): Language {
  res.vary('Accept-Language, Cookie')
  const { [COOKIE]: chosen } = parseCookie(req.headers.cookie ?? '')
  const wanted = [chosen, req.acceptsLanguages(languages.slice())]
  return wanted.map((tag) => (tag ? lookUpLanguage(tag, languages) : undefined)).find(Boolean) ?? languages[0]
}

/** Texts of the server in a language. */
export function textsIn(language: Language): ServerTexts['server'] {
  return serverTexts[language].server
}
