import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { toResult, type Answer, type Failure } from './api.ts'
import type { EventKind } from './events.ts'
import { useRefresh } from './useRefresh.ts'
import { recallAnswer, rememberAnswer } from './wayBack.ts'

/** State of a query. While data is loaded again, the previous data stays. */
export interface QueryResult<Data> {
  readonly data: Data | null
  /** Entity tag of the data; null when it has none. */
  readonly etag: string | null
  readonly failure: Failure | null
  readonly isLoading: boolean
  /** Whether the data is still that of the same inputs, although loading it again has failed. */
  readonly isKept?: boolean
  /** Loads the data again, after a change. */
  readonly reload: () => void
  /** Loads the data again without showing it: data that is shown stays as it is until then, and if that fails. */
  readonly refresh: () => void
}

/** Whether data has come, or failed to. What is below it on a page is shown from then on, since it would move otherwise. */
export function hasSettled({ data, failure }: Pick<QueryResult<unknown>, 'data' | 'failure'>): boolean {
  return data !== null || failure !== null
}

type State<Data> = Omit<QueryResult<Data>, 'reload' | 'refresh'>

interface Options<Data> {
  readonly name?: string
  readonly kinds?: readonly EventKind[]
  readonly pollMs?: (data: Data | null) => number | null
}

/** Pause between two looks whether a page is visible again, when its data should have been loaded. */
const HIDDEN_MS = 2000

const NOTHING = { data: null, etag: null, failure: null, isLoading: true } as const

/**
 * Loads data from the API, and again whenever an input changes. An outdated response is ignored. Without a connection, it is
 * loaded once there is one.
 * @param load one call of `api`, with the signal
 * @param inputs values that the call depends on, as for `useEffect`
 * @param options.name name under which the data is remembered for the way back to the page
 * @param options.kinds events of these kinds load the data again, unnoticed unless it is different
 * @param options.pollMs pause after which the data is loaded again in the same way while the page is visible, from its last response;
 * null for none
 */
export function useQuery<Data>(
  load: (signal: AbortSignal) => Promise<Answer<Data>>,
  inputs: readonly unknown[],
  { name, kinds = [], pollMs = () => null }: Options<Data> = {},
): QueryResult<Data> {
  const key = name === undefined ? null : `${name} ${JSON.stringify(inputs)}`
  const [state, setState] = useState<State<Data>>(() => recall(key) ?? NOTHING)
  const [round, setRound] = useState({ count: 0, isQuiet: false })
  const lastRound = useRef(round)
  const shownInputs = useRef<readonly unknown[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const isAgain = round !== lastRound.current
    const recalled = isAgain ? null : recall<Data>(key)
    const isQuiet = recalled !== null || (isAgain && round.isQuiet)
    lastRound.current = round
    if (recalled !== null) shownInputs.current = inputs
    setState((before) => recalled ?? (isQuiet ? before : { ...before, isLoading: true }))
    void toResult(load(abort.signal)).then(({ data, etag, failure }) => {
      if (abort.signal.aborted) return
      if (key !== null && !failure) rememberAnswer(key, { data, etag })
      if (!failure) shownInputs.current = inputs
      // A round that was interrupted before its data came may have left data of other inputs.
      const isOfInputs = inputs.every((input, at) => Object.is(input, shownInputs.current[at]))
      setState((before) => {
        if (!failure) return { data: data ?? before.data, etag, failure, isLoading: false }
        if (isQuiet && isOfInputs && before.data !== null) return { ...before, isLoading: false }
        const isKept = isOfInputs && before.data !== null && (before.failure === null || before.isKept === true)
        return { ...before, failure, isKept, isLoading: false }
      })
    })
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's inputs are checked by the same rule
  }, [...inputs, round])
  const reload = useCallback(() => setRound(({ count }) => ({ count: count + 1, isQuiet: false })), [])
  const refresh = useCallback(() => setRound(({ count }) => ({ count: count + 1, isQuiet: true })), [])
  useRefresh(kinds, refresh)
  const pauseMs = state.isLoading ? null : pollMs(state.data)
  useEffect(() => {
    if (pauseMs === null) return undefined
    const poll = () => {
      if (document.visibilityState === 'visible') refresh()
      else timer = setTimeout(poll, Math.min(pauseMs, HIDDEN_MS))
    }
    let timer = setTimeout(poll, pauseMs)
    return () => clearTimeout(timer)
    // Each response is another state, so that a slow one is waited for.
  }, [state, pauseMs, refresh])
  const isUnreachable = state.failure?.status === 0
  useEffect(() => {
    if (!isUnreachable) return undefined
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isUnreachable, reload])
  return { ...state, reload, refresh }
}

/** State of a query when its page was left, if the browser is going back to it. */
function recall<Data>(key: string | null): State<Data> | null {
  const answer = key === null ? null : recallAnswer<Pick<State<Data>, 'data' | 'etag'>>(key)
  return answer && { ...answer, failure: null, isLoading: false }
}
