import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, useDates } from '../format.ts'

interface Props {
  /** The hidden badges that were earned. */
  readonly earned: readonly Schemas['HiddenAchievementDto'][]
  /** How many hidden badges there are. */
  readonly count: number
}

/** The hidden badges that were found, and how many are left to find. */
export function Hidden({ earned, count }: Props): JSX.Element {
  const dates = useDates()
  const left = Math.max(0, count - earned.length)
  return (
    <section aria-labelledby="achievements-hidden">
      <h2 id="achievements-hidden">Hidden</h2>
      {earned.length > 0 && (
        <ul class="cards">
          {earned.map(({ key, title, description, unlockedAt }) => (
            <li key={key} class="card achievements-family earned">
              <h3>
                <span aria-hidden="true">★ </span>
                {title}
              </h3>
              <p>{description}</p>
              <p class="note">Earned {dates.date(unlockedAt)}. Nobody else can see it.</p>
            </li>
          ))}
        </ul>
      )}
      <p class="note">
        {left === 0
          ? 'You found them all.'
          : `${formatNumber(left)} ${left === 1 ? 'badge is' : 'badges are'} still hidden. What earns them is not told.`}
      </p>
    </section>
  )
}
