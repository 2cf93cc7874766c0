import { useCallback, useEffect, useState } from 'preact/hooks'
import { settle, type Answer, type Failure } from './api.ts'

/** Something that is being read. While it is read again, what was read before stays. */
export interface Load<Data> {
  readonly data: Data | null
  readonly failure: Failure | null
  readonly isLoading: boolean
  /** Reads it again, after a change. */
  readonly reload: () => void
}

interface State<Data> {
  readonly data: Data | null
  readonly failure: Failure | null
  readonly isLoading: boolean
}

/**
 * Reads from the API, and again whenever an input changes; an answer that comes too late is dropped.
 * @param load one call of `api`; give it the signal
 * @param inputs what the call depends on, as for `useEffect`
 */
export function useLoad<Data>(
  load: (signal: AbortSignal) => Promise<Answer<Data>>,
  inputs: readonly unknown[],
): Load<Data> {
  const [state, setState] = useState<State<Data>>({ data: null, failure: null, isLoading: true })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    void settle(load(abort.signal)).then(({ data, failure }) => {
      if (!abort.signal.aborted) setState((before) => ({ data: data ?? before.data, failure, isLoading: false }))
    })
    return () => abort.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller names the inputs, and is checked for them
  }, [...inputs, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { ...state, reload }
}
