import type { Config } from '../config/config.ts'
import { basePathOf } from '../kernel/baseUrl.ts'

/** Attributes with a path of this site. Text of users cannot look like one: in HTML its quotation marks are escaped, in JSON as well. */
const OWN_PATH = /\b(href|src|action)="\/(?!\/)/g

/** Puts the path of the public address in front of all paths of a page. */
export function atBasePath(page: string, { baseUrl }: Pick<Config, 'baseUrl'>): string {
  const basePath = basePathOf(baseUrl)
  return basePath === '' ? page : page.replace(OWN_PATH, `$1="${basePath}/`)
}
