import type { PrintDetailDto } from '../../generated/api.d.ts'
import { html, type Html } from './html.ts'

/** Seconds of a minute and of an hour. */
const [MINUTE, HOUR] = [60, 3600]

/** The part of a page's head that search engines and chats show for a link to it. */
export const UNLISTED_HEAD = html`<title>Print Log</title> <meta name="robots" content="noindex" />`

/**
 * The head of the page of a public print, with the Open Graph properties of its link preview (ogp.me).
 * @param print as visitors see it
 */
export function printHead(print: PrintDetailDto, baseUrl: string): Html {
  const { id, title, owner } = print
  const [image] = print.images
  const address = `${baseUrl}/prints/${id}`
  const description = describe(print)
  return html`<title>${title} · Print Log</title>
    <meta name="description" content="${description}" />
    <meta name="author" content="${owner.displayName}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="Print Log" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    ${
      image
        ? html`<meta property="og:image" content="${image.url}" />
            <meta property="og:image:type" content="image/webp" />
            <meta property="og:image:width" content="${image.width}" />
            <meta property="og:image:height" content="${image.height}" />
            <meta property="og:image:alt" content="${title}" />`
        : null
    }
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`
}

/** One line, such as `3D print by Robin · Prusa MK4S · Eryone PLA · 3 h 21 min`. */
function describe({ owner, printerModel, filamentUsage, printTimeInSeconds }: PrintDetailDto): string {
  const materials = filamentUsage.map(({ brand, materialType }) => [brand, materialType].filter(Boolean).join(' '))
  return [
    `3D print by ${owner.displayName}`,
    printerModel,
    [...new Set(materials)].filter(Boolean).join(', '),
    printTimeInSeconds === null ? null : durationOf(printTimeInSeconds),
  ]
    .filter(Boolean)
    .join(' · ')
}

function durationOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE))
  const hours = Math.floor(minutes / (HOUR / MINUTE))
  const rest = minutes % (HOUR / MINUTE)
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
