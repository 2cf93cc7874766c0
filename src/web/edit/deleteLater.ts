import * as texts from '#texts/edit'
import * as common from '#texts/common'
import { toResult, type Answer } from '../api.ts'
import { postpone, tellFailure, type PostponedKind } from '../postponed.ts'
import { changedFacts, type Facts } from './facts.ts'
import { sendMatching, type Version } from './matching.ts'

interface Deletion<Record> {
  readonly kind: PostponedKind
  readonly id: string | number
  /** Name of the record at the start of a sentence. */
  readonly name: string
  /** Whether the texts say that it is removed from a record of the user, instead of deleted. */
  readonly isRemoved?: boolean
  /** Sentence about what else happens. */
  readonly consequence?: string
  /** Version that the user sees. Without an entity tag, the record is read first. */
  readonly seen: Version<Record>
  readonly read: () => Promise<Answer<Record>>
  /** One call of `api` that deletes the record, with `keepalive`. */
  readonly remove: (etag: string | null) => Promise<Answer<unknown>>
  /** Facts of the record that the user sees. */
  readonly facts: (record: Record) => Facts
  /** Called when the record has been deleted. */
  readonly onDone?: () => void
}

/**
 * Deletes a record after some seconds, in which the user can undo it, unless somebody else has changed it since the user has
 * seen it. Lists no longer show it meanwhile.
 */
export async function deleteLater<Record>(deletion: Deletion<Record>): Promise<void> {
  const { kind, id, name, isRemoved = false, consequence, seen, read, remove, facts, onDone } = deletion
  const hasChanged = (latest: Record) => changedFacts(facts(seen.data), facts(latest)).length > 0
  const changed = texts.notDeletedChanged({ name, isRemoved })
  const failed = (detail: string) => texts.notDeleted({ name, isRemoved, detail })
  let { etag } = seen
  if (etag === null) {
    const latest = await toResult(read())
    if (latest.failure || hasChanged(latest.data)) {
      tellFailure(latest.failure ? failed(latest.failure.detail) : changed)
      return
    }
    etag = latest.etag
  }
  const send = async () => {
    const { result, conflict } = await sendMatching(etag, remove, read, hasChanged)
    if (conflict) return changed
    return result.failure ? failed(result.failure.detail) : null
  }
  const earlier = postpone({
    kind,
    id,
    text: [texts.deletedIt({ name, isRemoved }), consequence].filter(Boolean).join(' '),
    undoLabel: common.undo,
    send,
    ...(onDone && { onDone }),
  })
  if (!earlier) return
  // The user's own earlier change may be about a part of this record, such as an image. If the page is left before the version
  // after it is known, there is no time to try again: then the record is deleted without a condition.
  const before = etag
  etag = null
  await earlier
  const latest = await toResult(read())
  // A page that is being left ends the request.
  if (latest.failure === null) etag = hasChanged(latest.data) ? before : latest.etag
}
