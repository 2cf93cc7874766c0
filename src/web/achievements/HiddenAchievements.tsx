import * as texts from '#texts/achievements'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { useDates } from '../format.ts'
import { hiddenInLanguage } from './inLanguage.ts'
import { Medal } from './Medal.tsx'

interface Props {
  /** Hidden achievements that have been earned. */
  readonly earned: readonly Schemas['HiddenAchievementDto'][]
  /** Number of hidden achievements in the catalog. */
  readonly count: number
}

/** Hidden achievements that have been earned, and the number of the remaining ones. */
export function HiddenAchievements({ earned, count }: Props): JSX.Element {
  const dates = useDates()
  const left = Math.max(0, count - earned.length)
  return (
    <section aria-labelledby="achievements-hidden">
      <h2 id="achievements-hidden">{texts.hidden}</h2>
      {earned.length > 0 && (
        <ul class="cards">
          {earned.map(hiddenInLanguage).map(({ key, title, description, unlockedAt }) => (
            <li key={key} id={key} class="card achievements-family earned">
              <div class="achievements-head">
                <Medal achievement={key} category="Hidden" tier={3} />
                <div>
                  <h3>{title}</h3>
                  <p class="note">{description}</p>
                </div>
              </div>
              <p class="note">{texts.earnedOnlyYouCan({ unlockedAt: dates.date(unlockedAt) })}</p>
            </li>
          ))}
        </ul>
      )}
      <p class="note">{left === 0 ? texts.youHaveFoundAllOf : texts.hiddenLeft({ count: left })}</p>
    </section>
  )
}
