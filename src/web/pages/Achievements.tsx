import type { JSX } from 'preact'
import '../achievements/achievements.css'
import { Families } from '../achievements/Families.tsx'
import { Hidden } from '../achievements/Hidden.tsx'
import { Hint } from '../achievements/Hint.tsx'
import { Progress } from '../achievements/Progress.tsx'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatNumber } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { useSignedInUser } from '../user.tsx'

/** The badges of who is signed in: held, under way, and what is next. */
export default function Achievements(): JSX.Element {
  const user = useSignedInUser()
  const catalog = useLoad((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  const mine = useLoad((signal) => api.GET('/api/achievements/me', { signal }), [])
  return (
    <>
      <PageTitle title="Achievements">
        {user.showAchievementsOnProfile && user.viewStatus === 'Public' && (
          <a class="button" href={`/users/${user.id}/achievements`}>
            As others see them
          </a>
        )}
      </PageTitle>
      <Loaded load={catalog} of="the badges">
        {(catalog) => (
          <Loaded load={mine} of="your achievements">
            {(data) => <Badges catalog={catalog} mine={data} onDismissed={mine.reload} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

interface Props {
  readonly catalog: Schemas['AchievementCatalogDto']
  readonly mine: Schemas['MyAchievementsDto']
  readonly onDismissed: () => void
}

function Badges({ catalog, mine, onDismissed }: Props): JSX.Element {
  const { earnedTierCount, totalTierCount, nextHint } = mine
  const progress = new Map(mine.families.map((family) => [family.key, family.progress]))
  const hinted = catalog.families.find(({ key }) => key === nextHint?.key)
  return (
    <>
      <p class="achievements-sum">
        <span>
          <strong>{formatNumber(earnedTierCount)}</strong> of {formatNumber(totalTierCount)} tiers earned
        </span>
        <progress max={totalTierCount} value={earnedTierCount} aria-label="Tiers earned" />
      </p>
      {nextHint && hinted && <Hint hint={nextHint} title={hinted.title} onDismissed={onDismissed} />}
      <Families
        families={catalog.families}
        earned={mine.families}
        progress={({ key, tiers }) => {
          const soFar = progress.get(key)
          return soFar && <Progress progress={soFar} tiers={tiers} />
        }}
      />
      <Hidden earned={mine.hidden} count={catalog.hiddenCount} />
    </>
  )
}
