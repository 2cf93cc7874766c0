import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { ChangedFact } from './facts.ts'
import './ConflictNotice.css'

interface Props {
  readonly changed: readonly ChangedFact[] | null
  /** Subject of the first sentence, such as `This spool was`. */
  readonly subject: string
  /** Sentence about what to do. */
  readonly advice: string
}

/** Facts that somebody else has changed since the user has seen a record, before the user's change is sent again. */
export function ChangedNotice({ changed, subject, advice }: Props): JSX.Element | null {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [changed])
  if (!changed) return null
  return (
    <section ref={section} class="problem conflict" role="alert">
      <p>
        <strong>{subject} changed elsewhere meanwhile.</strong> {advice}
      </p>
      <dl>
        {changed.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{now || <em>empty</em>}</dd>
            <dd class="note">Before: {before || <em>empty</em>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
