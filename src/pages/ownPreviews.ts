import type { Language } from '../../generated/texts/languages.ts'
import { textsIn } from './language.ts'
import type { Preview } from './preview.ts'

/** Previews of the public pages without a record, by their file in src/web/pages/. */
export function ownPreviews(baseUrl: string, language: Language): Readonly<Record<string, Preview>> {
  const page = { type: 'website', author: null, image: null, data: null, content: null } as const
  return {
    Landing: {
      ...page,
      title: 'Print Log',
      description: textsIn(language).service,
      address: `${baseUrl}/`,
    },
    Reference: {
      ...page,
      title: 'API reference',
      description: 'Every operation, parameter and schema of the HTTP API of Print Log.',
      address: `${baseUrl}/docs`,
    },
  }
}
