import { html, type Html } from './html.ts'

/**
 * A whole page around its main part.
 * @param title names the page in the browser's tab and in search results
 * @param aside a navigation beside the main part, for long pages
 */
export function layout(title: string, main: Html, aside: Html | null = null): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Print Log' ? title : `${title} · Print Log`}</title>
        <link rel="stylesheet" href="/assets/pages.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <nav aria-label="Site">
            <a class="brand" href="/">Print Log</a>
            <a href="/docs">Reference</a>
            <a href="/problems">Problems</a>
            <a href="/openapi.json">openapi.json</a>
          </nav>
        </header>
        <div class="${aside === null ? 'single' : 'double'}">
          ${aside}
          <main id="main">${main}</main>
        </div>
      </body>
    </html> `
  return page.text
}
