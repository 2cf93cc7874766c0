import * as texts from '#texts/edit'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { ChangedFact } from './facts.ts'
import './ConflictNotice.css'

interface Props {
  readonly changed: readonly ChangedFact[] | null
  /** Sentence about what was changed. */
  readonly sentence: string
  /** Sentence about what the user can do. */
  readonly advice: string
}

/** Facts that somebody else has changed since the user has seen a record, before the user's change is sent again. */
export function ChangedNotice({ changed, sentence, advice }: Props): JSX.Element | null {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [changed])
  if (!changed) return null
  return (
    <section ref={section} class="problem conflict" role="alert">
      <p>
        <strong>{sentence}</strong> {advice}
      </p>
      <dl>
        {changed.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{now || <em>{texts.empty}</em>}</dd>
            <dd class="note">{texts.before({ value: () => before || <em>{texts.empty}</em> })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
