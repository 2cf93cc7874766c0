import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { DeleteRecord } from '../components/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useUser } from '../user.tsx'
import { Comments } from './Comments.tsx'
import { FinishPrint } from './FinishPrint.tsx'
import { Gallery } from './Gallery.tsx'
import { UsageTable } from './UsageTable.tsx'
import { PrintDetails } from './PrintDetails.tsx'
import './PrintView.css'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly shareKey: string | undefined
  readonly onChanged: () => void
}

type OpenDialog = 'finish' | 'delete'

/** Page content of a print. For visitors, it leaves out what the service returns to the owner only. */
export function PrintView({ print, etag, shareKey, onChanged }: Props): JSX.Element {
  const isOwner = useUser()?.id === print.owner.id
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageTitle
        title={print.title}
        lead={
          <>
            <StatusBadge status={print.status} /> {!isOwner && `Recorded by ${print.owner.displayName}`}
          </>
        }
      >
        {isOwner && <OwnerActions print={print} onOpen={setOpen} />}
      </PageTitle>
      <div class="print-view">
        <Gallery print={print} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
        <section class="card" aria-label="Details">
          <PrintDetails print={print} isOwner={isOwner} />
          {isOwner && print.viewStatus !== 'Private' && <ShareLink print={print} />}
        </section>
      </div>
      {print.filamentUsage.length > 0 && <UsageTable print={print} isOwner={isOwner} />}
      {print.notes && (
        <section aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <p class="print-notes">{print.notes}</p>
        </section>
      )}
      <Comments print={print} shareKey={shareKey} />
      {open === 'delete' && (
        <DeleteRecord
          noun="print"
          list="/prints"
          remove={() => api.DELETE('/api/Prints/{id}', { params: { path: { id: print.id } } })}
          onClose={close}
        >
          {print.title} will be permanently deleted, including its images and comments. The filament it used is returned
          to its spools.
        </DeleteRecord>
      )}
      {open === 'finish' && (
        <FinishPrint
          print={print}
          etag={etag}
          onClose={close}
          onFinished={() => {
            close()
            onChanged()
          }}
        />
      )}
    </>
  )
}

interface ActionsProps {
  readonly print: Schemas['PrintDetailDto']
  readonly onOpen: (dialog: OpenDialog) => void
}

function OwnerActions({ print: { id, status }, onOpen }: ActionsProps): JSX.Element {
  return (
    <>
      {(status === 'Pending' || status === 'Printing') && (
        <button type="button" class="primary" onClick={() => onOpen('finish')}>
          Mark as finished
        </button>
      )}
      <a class="button" href={`/prints/${id}/edit`}>
        Edit
      </a>
      <button type="button" class="danger" onClick={() => onOpen('delete')}>
        Delete
      </button>
    </>
  )
}

function ShareLink({ print }: { print: Schemas['PrintDetailDto'] }): JSX.Element {
  const query = print.shareKey === null ? '' : `?${new URLSearchParams({ shareKey: print.shareKey }).toString()}`
  const address = `${location.origin}/prints/${print.id}${query}`
  return (
    <p class="copyable print-share">
      <span class="note">Share link:</span> <code>{address}</code> <CopyButton text={address} what="link" />
    </p>
  )
}
