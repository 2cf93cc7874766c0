import type { PrintDetailDto } from '../../generated/api.d.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { describeDuration } from './duration.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'
import { previewImage } from './previewImage.ts'
import { authorLink, gallery } from './previewParts.ts'

/**
 * Preview of a print.
 * @param print the print as visitors see it
 * @param shareKey key of the link to an unlisted print; null for a public one
 */
export function printPreview(
  print: PrintDetailDto,
  baseUrl: string,
  shareKey: string | null,
  language: Language,
): Preview {
  const { id, title, owner } = print
  const address = shareKey === null ? `${baseUrl}/prints/${id}` : null
  const image = previewImage(print.images, title, shareKey, language)
  return {
    title,
    description: describe(print, language),
    type: 'article',
    author: owner.displayName,
    address,
    image,
    data: structuredData(print, { baseUrl, address, imageUrl: image?.url, language }),
    content: contentOf(print, image, language),
  }
}

/** One line, such as `3D print by Robin · Prusa MK4S · Eryone PLA · 3 h 21 min`. */
function describe(print: PrintDetailDto, language: Language): string {
  const { owner, printerModel } = print
  return [
    textsIn(language).printBy({ author: owner.displayName }),
    printerModel,
    materialsOf(print).join(', '),
    durationOf(print),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The print as a `CreativeWork` (schema.org). */
function structuredData(
  print: PrintDetailDto,
  {
    baseUrl,
    address,
    imageUrl,
    language,
  }: { baseUrl: string; address: string | null; imageUrl: string | undefined; language: Language },
): object {
  const { title, owner, tags, createdDate, updatedDate } = print
  return {
    '@type': 'CreativeWork',
    name: title,
    description: describe(print, language),
    url: address ?? undefined,
    image: imageUrl,
    author: {
      '@type': 'Person',
      name: owner.displayName,
      url: owner.hasPublicProfile ? `${baseUrl}/users/${owner.id}` : undefined,
    },
    dateCreated: print.startDate ?? createdDate,
    dateModified: updatedDate,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    material: materialsOf(print),
  }
}

/** Title, cover and facts, with the classes of the page itself. */
function contentOf(print: PrintDetailDto, image: Preview['image'], language: Language): Html {
  const texts = textsIn(language)
  const { title, status, owner } = print
  const facts: [string, string | Html | null][] = [
    [texts.printTime, durationOf(print)],
    [texts.filament, materialsOf(print).join(', ')],
    [texts.printer, print.printerModel],
    [texts.author, authorLink(owner)],
  ]
  return html`<div class="page-title">
      <h1>${title}</h1>
      <p class="lead"><span class="badge ${status}">${texts.printStatus({ status })}</span></p>
    </div>
    <div class="print-view">
      ${gallery(image, texts.images)}
      <section class="card" aria-label="${texts.details}">
        <dl class="description-list">
          ${facts.map(([name, fact]) =>
            fact
              ? html`<div>
                  <dt>${name}</dt>
                  <dd>${fact}</dd>
                </div>`
              : null,
          )}
        </dl>
      </section>
    </div>`
}

/** Materials as brand and type, such as `Eryone PLA`, each once. */
function materialsOf({ filamentUsage }: PrintDetailDto): string[] {
  const materials = filamentUsage.map(({ brand, materialType }) => [brand, materialType].filter(Boolean).join(' '))
  return [...new Set(materials)].filter(Boolean)
}

function durationOf({ printTimeInSeconds: seconds }: PrintDetailDto): string | null {
  return seconds === null ? null : describeDuration(seconds)
}
