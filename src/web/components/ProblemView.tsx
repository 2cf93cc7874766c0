import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { canSignIn, signInAddress } from '../session.ts'

/** Explanation of a failure, with the trace id to report and a button that may help. */
export function ProblemView({ failure, onRetry }: { failure: Failure; onRetry?: () => void }): JSX.Element {
  const { status, title, detail, traceId, errors } = failure
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{title}.</strong> {detail}
      </p>
      {Object.keys(errors).length > 0 && (
        <ul>
          {Object.entries(errors).map(([field, sentences]) => (
            <li key={field}>
              <code>{field}</code>: {sentences.join(' ')}
            </li>
          ))}
        </ul>
      )}
      {traceId !== null && (
        <p class="note">{common.toReportThisInclude({ traceId, code: (text) => <code>{text}</code> })}</p>
      )}
      {status === 401 && canSignIn ? (
        <a class="button" href={signInAddress()}>
          {common.signInAgain}
        </a>
      ) : (
        onRetry && (
          <button type="button" onClick={onRetry}>
            {common.tryAgain}
          </button>
        )
      )}
    </div>
  )
}
