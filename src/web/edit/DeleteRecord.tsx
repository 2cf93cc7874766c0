import type { ComponentChildren, JSX } from 'preact'
import type { Answer, Failure } from '../api.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import type { Facts } from './facts.ts'
import type { Version } from './matching.ts'
import { useGuarded } from './useGuarded.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'

interface Props<Record> {
  /** Singular noun for the record, such as `print`. */
  readonly noun: string
  /** Verb on the button; `Delete` by default. */
  readonly action?: string
  /** Version that the user sees; its data is null while it is being loaded. */
  readonly seen: Version<Record | null> & { readonly failure?: Failure | null }
  readonly read: () => Promise<Answer<Record>>
  readonly remove: (etag: string | null) => Promise<Answer<unknown>>
  /** Facts of the record that the user sees. */
  readonly facts: (record: Record) => Facts
  readonly onClose: () => void
  readonly onDeleted: () => void
  /** Sentence about what is deleted. */
  readonly children: ComponentChildren
}

/** Dialog that deletes a record, unless somebody else has changed it since the user has seen it. */
export function DeleteRecord<Record>(props: Props<Record>): JSX.Element {
  const { noun, action = 'Delete', seen, read, remove, facts, onClose, onDeleted, children } = props
  const { data, etag } = seen
  const send = useGuarded({ seen: data === null ? null : { data, etag }, send: remove, read, facts })
  return (
    <ConfirmDialog
      title={`${action} this ${noun}?`}
      action={action}
      isSending={send.isSending || data === null}
      failure={send.failure ?? seen.failure ?? null}
      notice={
        <ChangedNotice
          changed={send.changed}
          subject={`This ${noun} was`}
          advice="It is still there. Check what has changed first."
        />
      }
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {children}
    </ConfirmDialog>
  )
}
