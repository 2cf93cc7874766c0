import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Family } from './Family.tsx'

type FamilyDto = Schemas['AchievementFamilyDto']

interface Props {
  readonly families: readonly FamilyDto[]
  readonly earned: readonly { readonly key: string; readonly tiers: readonly Schemas['EarnedAchievementTierDto'][] }[]
  /** How far it is to a family's next tier. */
  readonly progress?: (family: FamilyDto) => ComponentChildren
}

/** Badge families under the categories of the catalog, in its order. */
export function Families({ families, earned, progress }: Props): JSX.Element {
  const tiers = new Map(earned.map((family) => [family.key, family.tiers]))
  return (
    <>
      {[...Map.groupBy(families, ({ category }) => category)].map(([category, members]) => (
        <section key={category} aria-labelledby={`achievements-${category}`}>
          <h2 id={`achievements-${category}`}>{category}</h2>
          <ul class="cards">
            {members.map((family) => (
              <Family key={family.key} family={family} earned={tiers.get(family.key) ?? []}>
                {progress?.(family)}
              </Family>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
