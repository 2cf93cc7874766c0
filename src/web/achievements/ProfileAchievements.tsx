import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  /** Id of the user. */
  readonly id: number
  readonly shareKey: string | undefined
}

/** Section of a profile: the titles of the badges that the user has earned. Nothing without any. */
export function ProfileAchievements({ id, shareKey }: Props): JSX.Element | null {
  const shown = useQuery(
    (signal) =>
      api.GET('/api/users/{id}/achievements', { params: { path: { id }, query: omitUndefined({ shareKey }) }, signal }),
    [id, shareKey],
  )
  const catalog = useQuery((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  if (!shown.data || !catalog.data || shown.data.earnedTierCount === 0) return null
  const titles = new Map(catalog.data.families.map(({ key, title }) => [key, title]))
  const search = shareKey === undefined ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements">Achievements</h2>
      <p>{shown.data.families.map(({ key, highestTier }) => `${titles.get(key) ?? key} ${highestTier}`).join(' · ')}</p>
      <p>
        <a href={`/users/${id}/achievements${search}`}>
          All {formatNumber(shown.data.earnedTierCount)} earned {shown.data.earnedTierCount === 1 ? 'tier' : 'tiers'}
        </a>
      </p>
    </section>
  )
}
