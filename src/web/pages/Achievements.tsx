import * as texts from '#texts/achievements'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import '../achievements/achievements.css'
import { AchievementFamilies } from '../achievements/AchievementFamilies.tsx'
import { HiddenAchievements } from '../achievements/HiddenAchievements.tsx'
import { AchievementHint } from '../achievements/AchievementHint.tsx'
import { TierProgress } from '../achievements/TierProgress.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

/** Page of the user's achievements. */
export default function Achievements(): JSX.Element {
  const user = useSignedInUser()
  const catalog = useQuery((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  const mine = useQuery((signal) => api.GET('/api/achievements/me', { signal }), [])
  return (
    <>
      <PageTitle title={common.achievements}>
        {user.showAchievementsOnProfile && user.viewStatus === 'Public' && (
          <a class="button" href={`/users/${user.id}/achievements`}>
            {texts.viewPublicPage}
          </a>
        )}
      </PageTitle>
      <Loadable result={catalog} label={texts.theAchievements}>
        {(catalog) => (
          <Loadable result={mine} label={texts.yourAchievements}>
            {(data) => <AchievementList catalog={catalog} mine={data} onDismissed={mine.reload} />}
          </Loadable>
        )}
      </Loadable>
    </>
  )
}

interface Props {
  readonly catalog: Schemas['AchievementCatalogDto']
  readonly mine: Schemas['MyAchievementsDto']
  readonly onDismissed: () => void
}

function AchievementList({ catalog, mine, onDismissed }: Props): JSX.Element {
  const { earnedTierCount, totalTierCount, nextHint } = mine
  const progress = new Map(mine.families.map((family) => [family.key, family.progress]))
  const hinted = catalog.families.find(({ key }) => key === nextHint?.key)
  return (
    <>
      <p class="achievements-sum">
        <span>
          {texts.tiersEarnedOf({
            earnedTierCount: formatNumber(earnedTierCount),
            strong: (text) => <strong>{text}</strong>,
            totalTierCount: formatNumber(totalTierCount),
          })}
        </span>
        <progress max={totalTierCount} value={earnedTierCount} aria-label={texts.tiersEarned} />
      </p>
      {nextHint && hinted && <AchievementHint hint={nextHint} family={hinted} onDismissed={onDismissed} />}
      <AchievementFamilies
        families={catalog.families}
        earned={mine.families}
        progress={({ key, tiers }) => {
          const soFar = progress.get(key)
          return soFar && <TierProgress progress={soFar} tiers={tiers} />
        }}
      />
      <HiddenAchievements earned={mine.hidden} count={catalog.hiddenCount} />
    </>
  )
}
