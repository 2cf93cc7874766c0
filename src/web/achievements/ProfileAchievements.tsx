import * as texts from '#texts/achievements'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { inLanguage } from './inLanguage.ts'
import { useQuery } from '../useQuery.ts'
import './achievements.css'
import { Medal } from './Medal.tsx'

interface Props {
  /** Id of the user. */
  readonly id: number
  readonly shareKey: string | undefined
}

/** Section of a profile: the medals that the user has earned. Nothing without any. */
export function ProfileAchievements({ id, shareKey }: Props): JSX.Element | null {
  const shown = useQuery(
    (signal) =>
      api.GET('/api/users/{id}/achievements', { params: { path: { id }, query: omitUndefined({ shareKey }) }, signal }),
    [id, shareKey],
  )
  const catalog = useQuery((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  if (!shown.data || !catalog.data || shown.data.earnedTierCount === 0) return null
  const families = new Map(catalog.data.families.map((family) => [family.key, inLanguage(family)]))
  const search = shareKey === undefined ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements">{common.achievements}</h2>
      <ul class="profile-medals">
        {shown.data.families.map(({ key, highestTier }) => (
          <li key={key}>
            <Medal achievement={key} category={families.get(key)?.category ?? 'Community'} tier={highestTier} />
            <b>{families.get(key)?.title ?? key}</b>
            <small>{texts.tierNumber({ tier: highestTier })}</small>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/users/${id}/achievements${search}`}>{texts.allEarnedTiers({ count: shown.data.earnedTierCount })}</a>
      </p>
    </section>
  )
}
