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
import { Materials } from './Materials.tsx'
import { PrintFacts } from './PrintFacts.tsx'
import './PrintView.css'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
  readonly onChanged: () => void
}

/** All about a print. What is for its owner only, the service leaves out for others, and so does the page. */
export function PrintView({ print, shareKey, onChanged }: Props): JSX.Element {
  const isOwner = useUser()?.id === print.owner.id
  const [open, setOpen] = useState<'finish' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const isOpenEnded = print.status === 'Pending' || print.status === 'Printing'
  return (
    <>
      <PageTitle
        title={print.title}
        lead={
          <>
            <StatusBadge status={print.status} /> {!isOwner && `by ${print.owner.displayName}`}
          </>
        }
      >
        {isOwner && (
          <>
            {isOpenEnded && (
              <button type="button" class="primary" onClick={() => setOpen('finish')}>
                Finish
              </button>
            )}
            <a class="button" href={`/prints/${print.id}/edit`}>
              Edit
            </a>
            <button type="button" class="danger" onClick={() => setOpen('delete')}>
              Delete
            </button>
          </>
        )}
      </PageTitle>
      <div class="print-view">
        <Gallery print={print} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
        <section class="card" aria-label="Facts">
          <PrintFacts print={print} isOwner={isOwner} />
          {isOwner && print.viewStatus !== 'Private' && <ShareLink print={print} />}
        </section>
      </div>
      {print.filamentUsage.length > 0 && <Materials print={print} isOwner={isOwner} />}
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
          {print.title} is deleted for good, with its pictures and comments. What it used goes back to its spools.
        </DeleteRecord>
      )}
      {open === 'finish' && (
        <FinishPrint
          print={print}
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

function ShareLink({ print }: { print: Schemas['PrintDetailDto'] }): JSX.Element {
  const query = print.shareKey === null ? '' : `?${new URLSearchParams({ shareKey: print.shareKey }).toString()}`
  const address = `${location.origin}/prints/${print.id}${query}`
  return (
    <p class="copyable print-share">
      <span class="note">Link for others:</span> <code>{address}</code> <CopyButton text={address} what="the link" />
    </p>
  )
}
