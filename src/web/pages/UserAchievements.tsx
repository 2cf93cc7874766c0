import * as texts from '#texts/achievements'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import '../achievements/achievements.css'
import { AchievementFamilies } from '../achievements/AchievementFamilies.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Public page of a user's achievements. A profile that is not shared looks like one that does not exist. */
export default function UserAchievements(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const shareKey = useSearchParams().get('shareKey')
  const result = useQuery(
    (signal) =>
      api.GET('/api/users/{id}/achievements', {
        params: { path: { id }, query: shareKey ? { shareKey } : {} },
        signal,
      }),
    [id, shareKey],
  )
  return (
    <>
      <PageTitle title={common.achievements} />
      <Loadable result={result} label={texts.theAchievements}>
        {(shown) =>
          shown.earnedTierCount === 0 ? (
            <p class="empty">{texts.noAchievementsToShow}</p>
          ) : (
            <EarnedAchievements id={id} shareKey={shareKey} shown={shown} />
          )
        }
      </Loadable>
    </>
  )
}

interface Props {
  readonly id: number
  readonly shareKey: string
  readonly shown: Schemas['PublicAchievementsDto']
}

/** Achievements of a user. If they are visible, the profile is, too. */
function EarnedAchievements({ id, shareKey, shown }: Props): JSX.Element {
  const profile = useQuery(
    (signal) => api.GET('/api/Users/{id}', { params: { path: { id }, query: shareKey ? { shareKey } : {} }, signal }),
    [id, shareKey],
  )
  const catalog = useQuery((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  const held = new Set(shown.families.map(({ key }) => key))
  return (
    <>
      <Loadable result={profile} label={texts.theProfile}>
        {({ displayName }) => (
          <p class="lead">
            {texts.hasEarned({
              name: displayName,
              count: shown.earnedTierCount,
              strong: (text) => <strong>{text}</strong>,
            })}
          </p>
        )}
      </Loadable>
      <Loadable result={catalog} label={texts.theAchievements}>
        {({ families }) => (
          <AchievementFamilies families={families.filter(({ key }) => held.has(key))} earned={shown.families} />
        )}
      </Loadable>
    </>
  )
}
