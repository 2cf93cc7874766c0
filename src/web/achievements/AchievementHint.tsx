import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly hint: Schemas['AchievementHintDto']
  /** Title of the hint's achievement family. */
  readonly title: string
  readonly onDismissed: () => void
}

/** Hint about an achievement to try next. Dismissing it shows another one. */
export function AchievementHint({ hint: { key, tier, text }, title, onDismissed }: Props): JSX.Element {
  const dismiss = useMutation(() => api.POST('/api/achievements/hint/dismiss', { body: { key, tier } }))
  return (
    <section class="card achievements-hint" aria-labelledby="achievements-hint" aria-live="polite">
      <h2 id="achievements-hint">Up next: {title}</h2>
      <p>{text}</p>
      <FormProblem failure={dismiss.failure} fields={[]} />
      <button
        type="button"
        disabled={dismiss.isSending}
        onClick={() => void dismiss.run().then((answer) => answer && onDismissed())}
      >
        Dismiss<span class="visually-hidden"> this hint</span>
      </button>
    </section>
  )
}
