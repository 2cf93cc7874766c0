import * as texts from '#texts/home'
import type { JSX } from 'preact'
import { Medal } from '../achievements/Medal.tsx'
import { inLanguage } from '../achievements/inLanguage.ts'
import { api, type Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'

type Family = Schemas['AchievementFamilyDto']

/** Section of the achievement that is nearest. Nothing when all are earned, or before the first print. */
export function NextAchievement(): JSX.Element | null {
  const catalog = useQuery((signal) => api.GET('/api/achievements/catalog', { signal }), [])
  const mine = useQuery((signal) => api.GET('/api/achievements/me', { signal }), [], { kinds: ['achievement'] })
  const nearest = catalog.data && mine.data && findNearest(catalog.data.families, mine.data.families)
  if (!nearest) return null
  const { family, tier, description, done, threshold } = nearest
  return (
    <section class="home-next" aria-labelledby="next-achievement">
      <h2 id="next-achievement">{texts.nextAchievement}</h2>
      <a class="card home-achievement" href="/achievements">
        <Medal achievement={family.key} category={family.category} tier={tier} size="small" />
        <div>
          <b>{family.title}</b>
          <p class="note">{description}</p>
          <progress max={threshold} value={done} aria-label={description} />
          <p class="note">{texts.countOfThreshold({ done: formatNumber(done), threshold: formatNumber(threshold) })}</p>
        </div>
      </a>
    </section>
  )
}

interface Nearest {
  readonly family: Family
  /** Highest tier so far; 0 for none. */
  readonly tier: number
  readonly description: string
  readonly done: number
  readonly threshold: number
}

function findNearest(families: readonly Family[], mine: Schemas['MyAchievementsDto']['families']): Nearest | null {
  const reachable = mine.flatMap(({ key, tiers, progress }): Nearest[] => {
    const found = families.find((one) => one.key === key)
    const family = found && inLanguage(found)
    const next = family?.tiers.find(({ threshold }) => threshold === progress?.nextThreshold)
    if (!family || !next || !progress?.best) return []
    return [
      {
        family,
        tier: Math.max(0, ...tiers.map(({ tier }) => tier)),
        description: next.description,
        done: progress.best,
        threshold: next.threshold,
      },
    ]
  })
  return reachable.toSorted((a, b) => b.done / b.threshold - a.done / a.threshold)[0] ?? null
}
