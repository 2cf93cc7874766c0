import { useState } from 'preact/hooks'
import type { Answer, Failure } from '../api.ts'
import type { Mutation } from '../useMutation.ts'
import { changedFacts, type ChangedFact, type Facts } from './facts.ts'
import { sendMatching, type Version } from './matching.ts'

/** State of a change that is only made on the version of a record that the user has seen. */
export interface Guarded<Inputs extends readonly unknown[], Data> extends Mutation<Inputs, Data> {
  /** As in `Mutation`, with the version that the change has led to. */
  readonly run: (...inputs: Inputs) => Promise<Version<Data> | undefined>
  /** Facts that somebody else has changed: the user must see them before the next `run`. Null without a conflict. */
  readonly changed: readonly ChangedFact[] | null
}

interface Options<Inputs extends readonly unknown[], Data, Record> {
  /** Version that the user sees; null while it is being loaded. */
  readonly seen: Version<Record> | null
  /** One call of `api` that changes the record. */
  readonly send: (etag: string | null, ...inputs: Inputs) => Promise<Answer<Data>>
  /** One call of `api` that reads the record. */
  readonly read: () => Promise<Answer<Record>>
  /** Facts of the record that the user sees. */
  readonly facts: (record: Record) => Facts
}

/** Changes a record with optimistic concurrency control (If-Match). While a change is being sent, another `run` does nothing. */
export function useGuarded<Inputs extends readonly unknown[], Data, Record>(
  options: Options<Inputs, Data, Record>,
): Guarded<Inputs, Data> {
  const { send, read, facts } = options
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [found, setFound] = useState<Version<Record> | null>(null)
  const [changed, setChanged] = useState<readonly ChangedFact[] | null>(null)
  const run = async (...inputs: Inputs) => {
    const seen = found ?? options.seen
    if (isSending || !seen) return undefined
    setSending(true)
    const compare = (latest: Record) => changedFacts(facts(seen.data), facts(latest))
    const { result, conflict } = await sendMatching(
      seen.etag,
      (etag) => send(etag, ...inputs),
      read,
      (latest) => compare(latest).length > 0,
    )
    setSending(false)
    setFound(conflict)
    setChanged(conflict && compare(conflict.data))
    setFailure(result?.failure ?? null)
    return result && result.failure === null ? { data: result.data, etag: result.etag } : undefined
  }
  return { run, isSending, failure, changed }
}
