import * as texts from '#texts/achievements'
import type { Schemas } from '../schemas.ts'

type Family = Schemas['AchievementFamilyDto']

/** An achievement family with its texts in the language of the pages; those of the service are in English. */
export function inLanguage(family: Family): Family {
  const { title, description, tiers } = family
  // The keys of a select have no hyphens.
  const key = family.key.replaceAll('-', '_')
  return {
    ...family,
    title: texts.familyTitle({ key, title }),
    description: texts.familyDescription({ key, description }),
    tiers: tiers.map((tier) => ({
      ...tier,
      description: texts.tierDescription({ key, count: tier.threshold, description: tier.description }),
    })),
  }
}

/** A hidden achievement with its texts in the language of the pages. */
export function hiddenInLanguage(hidden: Schemas['HiddenAchievementDto']): Schemas['HiddenAchievementDto'] {
  const { title, description } = hidden
  const key = hidden.key.replaceAll('-', '_')
  return {
    ...hidden,
    title: texts.hiddenTitle({ key, title }),
    description: texts.hiddenDescription({ key, description }),
  }
}
