import * as texts from '#texts/achievements'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, useDates } from '../format.ts'
import { Medal } from './Medal.tsx'
import { RARE_PERCENT, describeRarity } from './rarity.ts'

interface Props {
  readonly family: Schemas['AchievementFamilyDto']
  /** Tiers that have been earned. */
  readonly earned: readonly Schemas['EarnedAchievementTierDto'][]
  /** Progress to the next tier. */
  readonly children?: ComponentChildren
}

/** Achievement family: its medal, the tiers, the progress, and an expandable list of all tiers. */
export function AchievementFamily({ family, earned, children }: Props): JSX.Element {
  const earnedTiers = new Map(earned.map((tier) => [tier.tier, tier]))
  return (
    <li id={family.key} class={`card achievements-family${earned.length > 0 ? ' earned' : ''}`}>
      <div class="achievements-head">
        <Medal achievement={family.key} category={family.category} tier={highestTier(earned)} />
        <div>
          <h3>{family.title}</h3>
          <p class="note">{family.description}</p>
        </div>
      </div>
      <ol class="achievements-medals" aria-label={texts.tiersOfTitle({ title: family.title })}>
        {family.tiers.map(({ tier, threshold }) => (
          <li key={tier} class={earnedTiers.has(tier) ? `earned tier-${tier}` : ''}>
            {shorten(threshold)}
            <span class="visually-hidden">{earnedTiers.has(tier) ? texts.tierEarned : texts.tierNotEarned}</span>
          </li>
        ))}
      </ol>
      {children}
      <details>
        <summary>
          {texts.allTiersOf({
            title: family.title,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </summary>
        <ol class="achievements-tiers">
          {family.tiers.map((tier) => (
            <Tier key={tier.tier} tier={tier} earned={earnedTiers.get(tier.tier)} />
          ))}
        </ol>
      </details>
    </li>
  )
}

interface TierProps {
  readonly tier: Schemas['AchievementTierDto']
  readonly earned: Schemas['EarnedAchievementTierDto'] | undefined
}

function Tier({ tier: { description, rarityPercent }, earned }: TierProps): JSX.Element {
  const dates = useDates()
  return (
    <li>
      {description}{' '}
      {rarityPercent !== null && rarityPercent < RARE_PERCENT && <span class="badge calm">{texts.rare}</span>}
      <small>
        {[
          earned && texts.earnedOn({ date: dates.date(earned.unlockedAt), isRetroactive: earned.retroactive }),
          describeRarity(rarityPercent),
        ]
          .filter(Boolean)
          .join('. ')}
      </small>
    </li>
  )
}

/** Number of the highest tier; 0 without one. */
function highestTier(earned: Props['earned']): number {
  return Math.max(0, ...earned.map(({ tier }) => tier))
}

/** Shortens a threshold to fit a medal: `2k` for 2,000, but not 8,760. */
function shorten(threshold: number): string {
  return threshold >= 1000 && threshold % 500 === 0 ? `${formatNumber(threshold / 1000, 1)}k` : formatNumber(threshold)
}
