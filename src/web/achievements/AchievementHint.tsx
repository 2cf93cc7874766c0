import * as texts from '#texts/achievements'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { inLanguage } from './inLanguage.ts'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly hint: Schemas['AchievementHintDto']
  /** The hint's achievement family, as the service sends it. */
  readonly family: Schemas['AchievementFamilyDto']
  readonly onDismissed: () => void
}

/** Hint about an achievement to try next. Dismissing it shows another one. */
export function AchievementHint({ hint: { key, tier, text }, family, onDismissed }: Props): JSX.Element {
  const { title, tiers } = inLanguage(family)
  const described = tiers.find((one) => one.tier === tier)?.description
  const isTranslated = !family.tiers.some(({ description }) => description === described)
  const dismiss = useMutation(() => api.POST('/api/achievements/hint/dismiss', { body: { key, tier } }))
  return (
    <section class="card achievements-hint" aria-labelledby="achievements-hint" aria-live="polite">
      <h2 id="achievements-hint">{texts.upNextTitle({ title })}</h2>
      <p>{isTranslated ? described : text}</p>
      <FormProblem failure={dismiss.failure} fields={[]} />
      <button
        type="button"
        disabled={dismiss.isSending}
        onClick={() => void dismiss.run().then((answer) => answer && onDismissed())}
      >
        {texts.dismissThisHint({ hidden: (text) => <span class="visually-hidden">{text}</span> })}
      </button>
    </section>
  )
}
