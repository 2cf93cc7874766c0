import { useCallback, useEffect, useState } from 'preact/hooks'
import { toResult, type Answer, type Failure } from './api.ts'

/** State of a query. While data is loaded again, the previous data stays. */
export interface QueryResult<Data> {
  readonly data: Data | null
  /** Entity tag of the data; null when it has none. */
  readonly etag: string | null
  readonly failure: Failure | null
  readonly isLoading: boolean
  /** Loads the data again, after a change. */
  readonly reload: () => void
}

type State<Data> = Omit<QueryResult<Data>, 'reload'>

/**
 * Loads data from the API, and again whenever an input changes. An outdated response is ignored.
 * @param load one call of `api`, with the signal
 * @param inputs values that the call depends on, as for `useEffect`
 */
export function useQuery<Data>(
  load: (signal: AbortSignal) => Promise<Answer<Data>>,
  inputs: readonly unknown[],
): QueryResult<Data> {
  const [state, setState] = useState<State<Data>>({ data: null, etag: null, failure: null, isLoading: true })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    void toResult(load(abort.signal)).then(({ data, etag, failure }) => {
      if (abort.signal.aborted) return
      setState((before) =>
        failure
          ? { ...before, failure, isLoading: false }
          : { data: data ?? before.data, etag, failure, isLoading: false },
      )
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's inputs are checked by the same rule
  }, [...inputs, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { ...state, reload }
}
