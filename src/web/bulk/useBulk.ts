import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { NOT_SENT, toResult, type Answer, type Failure, type Schemas } from '../api.ts'
import { useOnline } from '../connection.ts'

type Result = Schemas['BulkPrintResultDto']

/** Maximum number of prints of one request. */
const MAX_IDS = 200

/** Change of many prints, in as many requests as it needs. */
export interface Bulk<Input> {
  /** Sends the requests one after another; after a failure, the remaining ones are not sent. */
  readonly run: (ids: readonly number[], input: Input) => Promise<void>
  /** Stops a change that waits for a connection; null when none waits. */
  readonly stop: (() => void) | null
  readonly isSending: boolean
  /** Whether the remaining prints were not sent because the user stopped it. */
  readonly isStopped: boolean
  /** Whether prints may have been changed. */
  readonly hasSent: boolean
  /** Number of prints that `run` got. */
  readonly total: number
  /** Outcomes so far. */
  readonly results: readonly Result[]
  /** Whether there is an outcome for every print. */
  readonly isComplete: boolean
  readonly failure: Failure | null
}

/**
 * Changes many prints, or tries the change out.
 * @param send one call of `api` for at most 200 prints
 */
export function useBulk<Input>(
  send: (ids: number[], input: Input, signal: AbortSignal) => Promise<Answer<Schemas['BulkPrintsResultDto']>>,
): Bulk<Input> {
  const [total, setTotal] = useState(0)
  const [results, setResults] = useState<readonly Result[]>([])
  const [isSending, setSending] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const abort = useRef<AbortController | null>(null)
  const isOnline = useOnline()
  // The clean-up of `useEffect` comes a frame later, when the connection may be back.
  useLayoutEffect(
    () => () => {
      // A request that waits would be sent later, when nobody expects it.
      if (!navigator.onLine) abort.current?.abort()
    },
    [],
  )
  const run = async (ids: readonly number[], input: Input) => {
    setTotal(ids.length)
    setResults([])
    setFailure(null)
    setStopped(false)
    setSending(true)
    abort.current = new AbortController()
    for (let first = 0; first < ids.length; first += MAX_IDS) {
      const answer = await toResult(send(ids.slice(first, first + MAX_IDS), input, abort.current.signal))
      if (answer.failure) {
        if (answer.failure === NOT_SENT) setStopped(true)
        else setFailure(answer.failure)
        break
      }
      setResults((before) => [...before, ...answer.data.results])
    }
    setSending(false)
  }
  return {
    run,
    stop: isSending && !isOnline ? () => abort.current?.abort() : null,
    isSending,
    isStopped,
    hasSent: total > 0 && !(isStopped && results.length === 0),
    total,
    results,
    isComplete: total > 0 && results.length === total,
    failure,
  }
}
