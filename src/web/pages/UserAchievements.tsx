import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import '../achievements/achievements.css'
import { Families } from '../achievements/Families.tsx'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatNumber } from '../format.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'

/** What others may see of a user's badges; of a profile that is not shared as little as of one that does not exist. */
export default function UserAchievements(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const shareKey = useQueryState().get('shareKey')
  const load = useLoad(
    (signal) =>
      api.GET('/api/users/{id}/achievements', {
        params: { path: { id }, query: shareKey ? { shareKey } : {} },
        signal,
      }),
    [id, shareKey],
  )
  return (
    <>
      <PageTitle title="Achievements" />
      <Loaded load={load} of="the achievements">
        {(shown) =>
          shown.earnedTierCount === 0 ? (
            <p class="empty">There are no achievements to see here.</p>
          ) : (
            <Shown id={id} shareKey={shareKey} shown={shown} />
          )
        }
      </Loaded>
    </>
  )
}

interface Props {
  readonly id: number
  readonly shareKey: string
  readonly shown: Schemas['PublicAchievementsDto']
}

/** The badges held. Whose achievements may be seen, their profile may be, too. */
function Shown({ id, shareKey, shown }: Props): JSX.Element {
  const profile = useLoad(
    (signal) => api.GET('/api/Users/{id}', { params: { path: { id }, query: shareKey ? { shareKey } : {} }, signal }),
    [id, shareKey],
  )
  const catalog = useLoad((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  const held = new Set(shown.families.map(({ key }) => key))
  return (
    <>
      <Loaded load={profile} of="the profile">
        {({ displayName }) => (
          <p class="lead">
            <strong>{displayName}</strong> has earned {formatNumber(shown.earnedTierCount)}{' '}
            {shown.earnedTierCount === 1 ? 'tier' : 'tiers'}.
          </p>
        )}
      </Loaded>
      <Loaded load={catalog} of="the badges">
        {({ families }) => <Families families={families.filter(({ key }) => held.has(key))} earned={shown.families} />}
      </Loaded>
    </>
  )
}
