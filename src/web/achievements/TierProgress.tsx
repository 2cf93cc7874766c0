import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'

interface Props {
  readonly progress: Schemas['AchievementProgressDto']
  readonly tiers: readonly Schemas['AchievementTierDto'][]
}

/** Progress to the next tier. */
export function TierProgress({ progress: { best, current, nextThreshold }, tiers }: Props): JSX.Element {
  if (nextThreshold === null) return <p class="achievements-next">All tiers earned.</p>
  const next = tiers.find(({ threshold }) => threshold === nextThreshold)
  const done = `${formatNumber(best)} of ${formatNumber(nextThreshold)}`
  return (
    <div class="achievements-next">
      <progress max={nextThreshold} value={Math.min(best, nextThreshold)} aria-label={next?.description ?? 'Next tier'}>
        {done}
      </progress>
      <p>
        <b>{done}</b>
        {current !== best && `, currently ${formatNumber(current)}`}
      </p>
      {next && <p class="note">Next: {next.description}</p>}
    </div>
  )
}
