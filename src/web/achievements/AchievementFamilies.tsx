import * as texts from '#texts/achievements'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { inLanguage } from './inLanguage.ts'
import { AchievementFamily } from './AchievementFamily.tsx'

type FamilyDto = Schemas['AchievementFamilyDto']

interface Props {
  readonly families: readonly FamilyDto[]
  readonly earned: readonly { readonly key: string; readonly tiers: readonly Schemas['EarnedAchievementTierDto'][] }[]
  /** Renders the progress of a family. */
  readonly progress?: (family: FamilyDto) => ComponentChildren
}

/** Achievement families by category, in the order of the catalog. */
export function AchievementFamilies({ families, earned, progress }: Props): JSX.Element {
  const tiers = new Map(earned.map((family) => [family.key, family.tiers]))
  return (
    <>
      {[...Map.groupBy(families, ({ category }) => category)].map(([category, members]) => (
        <section key={category} aria-labelledby={`achievements-${category}`}>
          <h2 id={`achievements-${category}`}>{texts.categoryTitle({ category, title: category })}</h2>
          <ul class="cards">
            {members.map((family) => (
              <AchievementFamily key={family.key} family={inLanguage(family)} earned={tiers.get(family.key) ?? []}>
                {progress?.(inLanguage(family))}
              </AchievementFamily>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
