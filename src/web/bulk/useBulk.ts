import { useState } from 'preact/hooks'
import { toResult, type Answer, type Failure, type Schemas } from '../api.ts'

type Result = Schemas['BulkPrintResultDto']

/** Maximum number of prints of one request. */
const MAX_IDS = 200

/** Change of many prints, in as many requests as it needs. */
export interface Bulk<Input> {
  /** Sends the requests one after another; after a failure, the remaining ones are not sent. */
  readonly run: (ids: readonly number[], input: Input) => Promise<void>
  readonly isSending: boolean
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
  send: (ids: number[], input: Input) => Promise<Answer<Schemas['BulkPrintsResultDto']>>,
): Bulk<Input> {
  const [total, setTotal] = useState(0)
  const [results, setResults] = useState<readonly Result[]>([])
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (ids: readonly number[], input: Input) => {
    setTotal(ids.length)
    setResults([])
    setFailure(null)
    setSending(true)
    for (let first = 0; first < ids.length; first += MAX_IDS) {
      const answer = await toResult(send(ids.slice(first, first + MAX_IDS), input))
      if (answer.failure) {
        setFailure(answer.failure)
        break
      }
      setResults((before) => [...before, ...answer.data.results])
    }
    setSending(false)
  }
  return { run, isSending, total, results, isComplete: total > 0 && results.length === total, failure }
}
