import type { ProjectDetailDto } from '../../generated/api.d.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { projectStatusTone } from '../web/projects/status.ts'
import { describeDuration } from './duration.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'
import { previewImage } from './previewImage.ts'
import { authorLink, gallery } from './previewParts.ts'
import { toDescription } from './description.ts'

/**
 * Preview of a project.
 * @param project the project as visitors see it
 * @param shareKey key of the link to an unlisted project; null for a public one
 */
export function projectPreview(
  project: ProjectDetailDto,
  baseUrl: string,
  shareKey: string | null,
  language: Language,
): Preview {
  const texts = textsIn(language)
  const { id, name, description, owner, totals, createdDate, updatedDate } = project
  const address = shareKey === null ? `${baseUrl}/projects/${id}` : null
  const image = previewImage(project.images, name, shareKey, language)
  const summary = [texts.projectBy({ author: owner.displayName }), describeTotals(project, language)]
    .filter(Boolean)
    .join(' · ')
  return {
    title: name,
    description: toDescription([summary, description].filter(Boolean).join(' · ')),
    type: 'article',
    author: owner.displayName,
    address,
    image,
    data: {
      '@type': 'Collection',
      name,
      description: description ?? summary,
      url: address ?? undefined,
      image: image?.url,
      author: {
        '@type': 'Person',
        name: owner.displayName,
        url: owner.hasPublicProfile ? `${baseUrl}/users/${owner.id}` : undefined,
      },
      collectionSize: totals.printCount,
      dateCreated: createdDate,
      dateModified: updatedDate,
    },
    content: contentOf(project, image, language),
  }
}

/** Number of prints and their print time, such as `4 prints · 12 h`; empty without prints. */
function describeTotals({ totals: { printCount, printTimeInSeconds } }: ProjectDetailDto, language: Language): string {
  if (printCount === 0) return ''
  const prints = textsIn(language).printCount({ count: printCount })
  return [prints, printTimeInSeconds > 0 && describeDuration(printTimeInSeconds)].filter(Boolean).join(' · ')
}

/** Title, image and facts, with the classes of the page itself. */
function contentOf(project: ProjectDetailDto, image: Preview['image'], language: Language): Html {
  const texts = textsIn(language)
  const { name, status, description, owner } = project
  const totals = describeTotals(project, language)
  return html`<div class="page-title">
      <h1>${name}</h1>
      <p class="lead"><span class="badge ${projectStatusTone[status]}">${texts.projectStatus({ status })}</span></p>
    </div>
    <div class="project-view">
      ${gallery(image, texts.images)}
      <section class="card" aria-label="${texts.details}">
        ${description ? html`<p class="project-description">${description}</p>` : null}
        <dl class="description-list">
          ${
            totals
              ? html`<div>
                  <dt>${texts.totals}</dt>
                  <dd>${totals}</dd>
                </div>`
              : null
          }
          <div>
            <dt>${texts.author}</dt>
            <dd>${authorLink(owner)}</dd>
          </div>
        </dl>
      </section>
    </div>`
}
