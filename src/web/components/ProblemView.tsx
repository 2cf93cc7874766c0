import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { labeledErrors, type Failure } from '../api.ts'
import { canSignIn, signInAddress } from '../session.ts'

interface Props {
  readonly failure: Failure
  readonly onRetry?: () => void
  /** Whether a form or dialog was not sent, which must stay open while its user signs in again. */
  readonly isInForm?: boolean
}

/** Explanation of a failure, with a button or a link that may help, and the trace id to report unless only the session has ended. */
export function ProblemView({ failure, onRetry, isInForm = false }: Props): JSX.Element {
  const { status, title, detail, traceId, number } = failure
  const errors = labeledErrors(failure)
  return (
    // Screen readers announce a new element only: another attempt may fail for the same reason.
    <div key={number} class="problem" role="alert">
      <p>
        <strong>{title}.</strong> {detail}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {traceId !== null && status !== 401 && (
        <p class="note">{common.toReportThisInclude({ traceId, code: (text) => <code>{text}</code> })}</p>
      )}
      {status === 401 && canSignIn ? (
        <SignInAgain isInForm={isInForm} />
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

function SignInAgain({ isInForm }: { isInForm: boolean }): JSX.Element {
  if (!isInForm) {
    return (
      <a class="button" href={signInAddress()}>
        {common.signInAgain}
      </a>
    )
  }
  const link = (text: ComponentChildren) => (
    <a href={signInAddress()} target="_blank">
      {text}
    </a>
  )
  return <p>{common.signInInANewTab({ link })}</p>
}
