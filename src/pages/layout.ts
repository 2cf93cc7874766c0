import { builtPages } from './built.ts'
import { html, type Html } from './html.ts'

/**
 * HTML page with a header and a footer around its main part.
 * @param title title in the browser's tab and in search results
 * @param aside navigation next to the main part, for long pages
 */
export function layout(title: string, main: Html, aside: Html | null = null): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Print Log' ? title : `${title} · Print Log`}</title>
        ${builtPages().styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="site">
          <nav aria-label="Site"><a class="brand" href="/">Print Log</a></nav>
        </header>
        <div class="${aside === null ? 'single' : 'double'}">
          ${aside}
          <main id="main">${main}</main>
        </div>
        <footer>
          <a href="/docs">API reference</a> <a href="/openapi.json">OpenAPI</a> <a href="/problems">Problems</a>
        </footer>
      </body>
    </html> `
  return page.text
}
