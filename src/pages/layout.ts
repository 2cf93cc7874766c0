import type { Language } from '../../generated/texts/languages.ts'
import { builtPages } from './built.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'

/** Mark of the product, as in src/web/icon.svg. */
const BRAND_MARK = html`<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="8" />
  <path d="M8 23.5h16M8 19h16M11 14.5h7M21 7v3l2 2.3 2-2.3V7z" />
</svg>`

/**
 * HTML page with a header and a footer around its main part.
 * @param title title in the browser's tab and in search results
 * @param language language of the main part
 * @param aside navigation next to the main part, for long pages
 */
export function layout(title: string, main: Html, language: Language = 'en', aside: Html | null = null): string {
  const texts = textsIn(language)
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Print Log' ? title : `${title} · Print Log`}</title>
        ${builtPages(language).styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
      </head>
      <body>
        <a class="skip" href="#main">${texts.skipToContent}</a>
        <header class="site">
          <nav aria-label="${texts.site}">
            <a class="brand" href="/">${BRAND_MARK}<span>Print Log</span></a>
          </nav>
        </header>
        <div class="${aside === null ? 'single' : 'double'}">
          ${aside}
          <main id="main">${main}</main>
        </div>
        <footer class="site">
          <a href="/docs">${texts.apiReference}</a> <a href="/openapi.json">OpenAPI</a>
          <a href="/problems">${texts.problems}</a>
        </footer>
      </body>
    </html> `
  return page.text
}
