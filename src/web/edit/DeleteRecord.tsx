import * as texts from '#texts/edit'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Answer, Failure } from '../api.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import type { Facts } from './facts.ts'
import type { Version } from './matching.ts'
import { useGuarded } from './useGuarded.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'

interface Props<Record> {
  /** Kind of the record. */
  readonly noun: Parameters<typeof texts.deleteThis>[0]['noun']
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
  const { noun, seen, read, remove, facts, onClose, onDeleted, children } = props
  const { data, etag } = seen
  const send = useGuarded({ seen: data === null ? null : { data, etag }, send: remove, read, facts })
  return (
    <ConfirmDialog
      title={texts.deleteThis({ noun })}
      action={common.deleteAction}
      isSending={send.isSending || data === null}
      failure={send.failure ?? seen.failure ?? null}
      notice={
        <ChangedNotice
          changed={send.changed}
          sentence={texts.thisWasChanged({ noun })}
          advice={texts.itIsStillThereCheck}
        />
      }
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {children}
    </ConfirmDialog>
  )
}
