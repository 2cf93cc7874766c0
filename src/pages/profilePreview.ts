import type { PublicProfileDto } from '../../generated/api.d.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'
import { toDescription } from './description.ts'
import { previewImage } from './previewImage.ts'
import type { ProfileCover } from './profileCover.ts'

/**
 * Preview of a profile.
 * @param profile the profile as visitors see it
 * @param cover image of the profile or of a public print; null without one
 * @param shareKey key of the link to an unlisted profile; null for a public one
 */
export function profilePreview(
  profile: PublicProfileDto,
  cover: ProfileCover | null,
  baseUrl: string,
  shareKey: string | null,
  language: Language,
): Preview {
  const { id, displayName, bio, createdDate, printCount } = profile
  const address = shareKey === null ? `${baseUrl}/users/${id}` : null
  const image = cover && previewImage([cover.image], displayName, cover.isPublic ? null : shareKey, language)
  const prints = textsIn(language).publicPrintCount({ count: printCount })
  return {
    title: displayName,
    description: toDescription([prints, bio].filter(Boolean).join(' · ')),
    type: 'profile',
    author: null,
    address,
    image,
    data: {
      '@type': 'ProfilePage',
      url: address ?? undefined,
      dateCreated: createdDate,
      mainEntity: {
        '@type': 'Person',
        identifier: String(id),
        name: displayName,
        description: bio || undefined,
        image: image?.url,
        agentInteractionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/CreateAction',
          userInteractionCount: printCount,
        },
      },
    },
    content: contentOf(profile, prints),
  }
}

function contentOf({ displayName, bio }: PublicProfileDto, prints: string): Html {
  return html`<div class="page-title">
      <h1>${displayName}</h1>
      ${bio ? html`<p class="lead">${bio}</p>` : null}
    </div>
    <p class="note">${prints}</p>`
}
