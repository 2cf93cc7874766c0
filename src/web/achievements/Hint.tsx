import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly hint: Schemas['AchievementHintDto']
  /** The title of the hint's badge family. */
  readonly title: string
  readonly onDismissed: () => void
}

/** What to try next. Once dismissed, it makes way for another. */
export function Hint({ hint: { key, tier, text }, title, onDismissed }: Props): JSX.Element {
  const dismiss = useSend(() => api.POST('/api/achievements/hint/dismiss', { body: { key, tier } }))
  return (
    <section class="card achievements-hint" aria-labelledby="achievements-hint" aria-live="polite">
      <h2 id="achievements-hint">Nearly there: {title}</h2>
      <p>{text}</p>
      <FormProblem failure={dismiss.failure} fields={[]} />
      <button
        type="button"
        disabled={dismiss.isSending}
        onClick={() => void dismiss.run().then((answer) => answer && onDismissed())}
      >
        Dismiss<span class="unseen"> this hint</span>
      </button>
    </section>
  )
}
