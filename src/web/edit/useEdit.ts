import { useState } from 'preact/hooks'
import type { Answer, Failure } from '../api.ts'
import { mergePatch } from '../form.ts'
import { useUser } from '../user.tsx'
import { changedNames, withChoices, type Choice, type Values } from './changes.ts'
import { asStored } from './asStored.ts'
import { isSame } from './isSame.ts'
import { sendMatching } from './matching.ts'

/** Changes that somebody else has made to a record while it was edited. */
export interface Conflict {
  readonly theirs: Values
  readonly mine: Values
  readonly etag: string | null
  /** Properties that the other side has changed, unless to what the user has. */
  readonly changed: readonly string[]
  /** Properties that both sides have changed. */
  readonly contested: readonly string[]
  readonly choices: Readonly<Record<string, Choice>>
  readonly choose: (name: string, choice: Choice) => void
}

/** State of an edit that is saved as a merge patch. */
export interface Edit<Body, Record> {
  /**
   * Saves the changed properties, unless the record has been changed by somebody else: `conflict` then has the changes, and
   * saving again applies the choices.
   * @param body the record as read from the form
   * @param record the record that the form started with
   * @param etag entity tag of that record
   * @returns whether the record is saved
   */
  readonly save: (body: Body, record: Record, etag: string | null) => Promise<boolean>
  readonly isSending: boolean
  readonly failure: Failure | null
  readonly conflict: Conflict | null
}

type Found = Omit<Conflict, 'choices' | 'choose'>

/**
 * Edits a record with optimistic concurrency control (If-Match).
 * @param send one call of `api` that patches the record
 * @param read one call of `api` that reads the record
 * @param complete adds unchanged properties that must be sent with the changed ones; none by default
 */
export function useEdit<Body extends object, Record extends { readonly [Name in keyof Body]?: unknown }>(
  send: (patch: Partial<Body>, etag: string | null) => Promise<Answer<unknown>>,
  read: () => Promise<Answer<unknown>>,
  complete: (patch: Partial<Body>, body: Body) => Partial<Body> = (patch) => patch,
): Edit<Body, Record> {
  const zone = useUser()?.timeZone ?? 'UTC'
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [choices, setChoices] = useState<Readonly<{ [name: string]: Choice }>>({})

  const attempt = async (body: Body, record: Record, etag: string | null): Promise<boolean> => {
    const patch = complete(mergePatch(body, record), body)
    const chosen = found ? withChoices(patch, choices, found.theirs) : patch
    if (Object.keys(chosen).length === 0) return true
    const names = Object.keys(body)
    const wanted: Values = { ...body, ...chosen }
    const isAsWanted = (name: string, latest: Values) =>
      isSame(name, asStored(name, wanted[name], latest), latest[name], zone)
    const isStored = (latest: Values) => Object.keys(chosen).every((name) => isAsWanted(name, latest))
    const differences = (before: Values, latest: Values) =>
      changedNames(names, before, latest).filter((name) => !isAsWanted(name, latest))
    const { result, conflict } = await sendMatching(
      found ? found.etag : etag,
      (current) => send(chosen, current),
      read,
      // Something that the form does not show, such as the number of comments, does not conflict.
      (latest) => isStored(latest as Values) || differences(found?.theirs ?? record, latest as Values).length > 0,
    )
    setFailure(result?.failure ?? null)
    if (!conflict) return result.failure === null
    const theirs = conflict.data as Values
    // The response to an earlier attempt was lost, or somebody else has made the same changes.
    if (isStored(theirs)) return true
    const changed = differences(record, theirs)
    const contested = changed.filter((name) => name in patch)
    setFound({ theirs, mine: body as Values, etag: conflict.etag, changed, contested })
    setChoices({})
    return false
  }

  const save = async (body: Body, record: Record, etag: string | null) => {
    if (isSending) return false
    setSending(true)
    const isSaved = await attempt(body, record, etag)
    setSending(false)
    if (isSaved) setFound(null)
    return isSaved
  }

  const choose = (name: string, choice: Choice) => setChoices({ ...choices, [name]: choice })
  return { save, isSending, failure, conflict: found && { ...found, choices, choose } }
}
