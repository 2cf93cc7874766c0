import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, useDates } from '../format.ts'
import { RARE_PERCENT, rarityOf } from './rarity.ts'

interface Props {
  readonly family: Schemas['AchievementFamilyDto']
  /** The tiers held. */
  readonly earned: readonly Schemas['EarnedAchievementTierDto'][]
  /** How far it is to the next tier. */
  readonly children?: ComponentChildren
}

/** A badge family: a medal for each tier, what comes next, and all tiers to unfold. */
export function Family({ family, earned, children }: Props): JSX.Element {
  const held = new Map(earned.map((tier) => [tier.tier, tier]))
  return (
    <li class={`card achievements-family${earned.length > 0 ? ' earned' : ''}`}>
      <h3>{family.title}</h3>
      <p class="note">{family.description}</p>
      <ol class="achievements-medals" aria-label={`Tiers of ${family.title}`}>
        {family.tiers.map(({ tier, threshold }) => (
          <li key={tier} class={held.has(tier) ? 'earned' : ''}>
            <span aria-hidden="true">{held.has(tier) ? '★' : '☆'}</span>
            {shorten(threshold)}
            <span class="unseen">{held.has(tier) ? ', earned' : ', not earned yet'}</span>
          </li>
        ))}
      </ol>
      {children}
      <details>
        <summary>
          All tiers<span class="unseen"> of {family.title}</span>
        </summary>
        <ol class="achievements-tiers">
          {family.tiers.map((tier) => (
            <Tier key={tier.tier} tier={tier} earned={held.get(tier.tier)} />
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
      {description} {rarityPercent !== null && rarityPercent < RARE_PERCENT && <span class="badge calm">Rare</span>}
      <small>
        {[
          earned &&
            `Earned ${dates.date(earned.unlockedAt)}${earned.retroactive ? ', for what you did before it existed' : ''}`,
          rarityOf(rarityPercent),
        ]
          .filter(Boolean)
          .join('. ')}
      </small>
    </li>
  )
}

/** `2k` for 2,000: a medal is small. */
function shorten(threshold: number): string {
  return threshold >= 1000 ? `${formatNumber(threshold / 1000, 2)}k` : formatNumber(threshold)
}
