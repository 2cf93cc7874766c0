import type { PublicProfileDto } from '../../generated/api.d.ts'
import type { Language } from '../../generated/texts/languages.ts'
import { html, type Html } from './html.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'
import { toDescription } from './description.ts'

/**
 * Preview of a profile.
 * @param profile the profile as visitors see it
 * @param isPublic whether everybody may see it, and not only those who have its link
 */
export function profilePreview(
  profile: PublicProfileDto,
  baseUrl: string,
  isPublic: boolean,
  language: Language,
): Preview {
  const { id, displayName, bio, createdDate, printCount } = profile
  const address = isPublic ? `${baseUrl}/users/${id}` : null
  const prints = textsIn(language).publicPrintCount({ count: printCount })
  return {
    file: 'User',
    title: displayName,
    description: toDescription([prints, bio].filter(Boolean).join(' · ')),
    type: 'profile',
    author: null,
    address,
    image: null,
    data: {
      '@type': 'ProfilePage',
      url: address ?? undefined,
      dateCreated: createdDate,
      mainEntity: {
        '@type': 'Person',
        identifier: String(id),
        name: displayName,
        description: bio || undefined,
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
