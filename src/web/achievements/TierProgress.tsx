import * as texts from '#texts/achievements'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'

interface Props {
  readonly progress: Schemas['AchievementProgressDto']
  readonly tiers: readonly Schemas['AchievementTierDto'][]
}

/** Progress to the next tier. */
export function TierProgress({ progress: { best, current, nextThreshold }, tiers }: Props): JSX.Element {
  if (nextThreshold === null) return <p class="achievements-next">{texts.allTiersEarned}</p>
  const next = tiers.find(({ threshold }) => threshold === nextThreshold)
  const done = texts.countOfThreshold({ best: formatNumber(best), nextThreshold: formatNumber(nextThreshold) })
  return (
    <div class="achievements-next">
      <progress
        max={nextThreshold}
        value={Math.min(best, nextThreshold)}
        aria-label={next?.description ?? texts.nextTier}
      >
        {done}
      </progress>
      <p>
        <b>{done}</b>
        {current !== best && texts.currently({ count: current })}
      </p>
      {next && <p class="note">{texts.nextDescription({ description: next.description })}</p>}
    </div>
  )
}
