import { useState } from 'preact/hooks'
import { toResult, type Answer, type Failure } from './api.ts'

/** State of a mutation. */
export interface Mutation<Inputs extends readonly unknown[], Data> {
  /** Sends the request. Resolves to the response, or to undefined when it failed; `failure` then has the reason. */
  readonly run: (...inputs: Inputs) => Promise<{ readonly data: Data } | undefined>
  readonly isSending: boolean
  readonly failure: Failure | null
}

/**
 * Sends a change to the API. While it is being sent, another `run` does nothing.
 * @param send one call of `api`
 */
export function useMutation<Inputs extends readonly unknown[], Data>(
  send: (...inputs: Inputs) => Promise<Answer<Data>>,
): Mutation<Inputs, Data> {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (...inputs: Inputs) => {
    if (isSending) return undefined
    setSending(true)
    const answer = await toResult(send(...inputs))
    setSending(false)
    setFailure(answer.failure)
    return answer.failure ? undefined : { data: answer.data }
  }
  return { run, isSending, failure }
}

/** Sends changes of several kinds, one at a time: each `run` has a call of `api`, and the failure is that of the last one. */
export function useMutations(): Mutation<[send: () => Promise<Answer<unknown>>], unknown> {
  return useMutation((send) => send())
}
