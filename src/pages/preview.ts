import type { Language } from '../../generated/texts/languages.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'
import { scriptJson } from './scriptJson.ts'

/** Image of a link preview. */
interface PreviewImage {
  readonly url: string
  readonly mediaType: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Description of a page for those who do not run its scripts: search engines, chats that preview links, and text browsers. */
export interface Preview {
  readonly title: string
  /** One line. */
  readonly description: string
  /** Type of Open Graph (ogp.me). */
  readonly type: 'website' | 'article' | 'profile'
  readonly author: string | null
  /** Address for search engines; null for a record that only those who have its link may see. */
  readonly address: string | null
  /** Null for the image of the service. */
  readonly image: PreviewImage | null
  /** Description in the vocabulary of schema.org; null without one. */
  readonly data: object | null
  /** Main part of the page until its scripts replace it; null without one. */
  readonly content: Html | null
}

/** Head of a page that search engines must not list. */
export const UNLISTED_HEAD = html`<title>Print Log</title> <meta name="robots" content="noindex" />`

/** Head of a page with a preview: title, description, Open Graph properties and structured data. */
export function previewHead(preview: Preview, baseUrl: string): Html {
  const { title, description, type, author, address, data } = preview
  const image = preview.image ?? serviceImage(baseUrl)
  return html`<title>${title === 'Print Log' ? title : `${title} · Print Log`}</title>
    <meta name="description" content="${description}" />
    ${author === null ? null : html`<meta name="author" content="${author}" />`}
    ${
      address === null
        ? html`<meta name="robots" content="noindex" />`
        : html`<link rel="canonical" href="${address}" /> <meta property="og:url" content="${address}" />`
    }
    <meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="Print Log" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${image.url}" />
    <meta property="og:image:type" content="${image.mediaType}" />
    <meta property="og:image:width" content="${image.width}" />
    <meta property="og:image:height" content="${image.height}" />
    <meta property="og:image:alt" content="${image.alt}" />
    <meta name="twitter:card" content="${preview.image ? 'summary_large_image' : 'summary'}" />
    ${
      data === null
        ? null
        : html`<script type="application/ld+json">
            ${scriptJson({ '@context': 'https://schema.org', ...data })}
          </script>`
    }`
}

/** Image of pages without one of their own, which src/generator/appIcons.ts draws. */
function serviceImage(baseUrl: string): PreviewImage {
  return { url: `${baseUrl}/icons/preview.png`, mediaType: 'image/png', width: 1200, height: 630, alt: 'Print Log' }
}

/** Content of a page in the frame of all pages, until its scripts replace it. */
export function previewBody(content: Html, language: Language): Html {
  return html`<header class="site">
      <nav aria-label="${textsIn(language).site}"><a class="brand" href="/">Print Log</a></nav>
    </header>
    <main class="preview">${content}</main>`
}
