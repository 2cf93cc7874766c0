import { useState } from 'preact/hooks'
import { settle, type Answer, type Failure } from './api.ts'

/** A change that a person asks for. */
export interface Send<Inputs extends readonly unknown[], Data> {
  /** Sends it once. Resolves to the answer, or to undefined when it failed; then `failure` says why. */
  readonly run: (...inputs: Inputs) => Promise<{ readonly data: Data } | undefined>
  readonly isSending: boolean
  readonly failure: Failure | null
}

/**
 * Sends a change to the API; while it is under way another `run` does nothing.
 * @param send one call of `api`
 */
export function useSend<Inputs extends readonly unknown[], Data>(
  send: (...inputs: Inputs) => Promise<Answer<Data>>,
): Send<Inputs, Data> {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (...inputs: Inputs) => {
    if (isSending) return undefined
    setSending(true)
    const answer = await settle(send(...inputs))
    setSending(false)
    setFailure(answer.failure)
    return answer.failure ? undefined : { data: answer.data }
  }
  return { run, isSending, failure }
}
