import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { StatusBadge, statusLabels } from '../components/StatusBadge.tsx'
import { useUser } from '../user.tsx'
import { Comments } from './Comments.tsx'
import { FinishPrint } from './FinishPrint.tsx'
import { Gallery } from './Gallery.tsx'
import { PrintSettings } from './PrintSettings.tsx'
import { RepricePrint } from './RepricePrint.tsx'
import { RunningProgress } from './RunningProgress.tsx'
import { UsageTable } from './UsageTable.tsx'
import { PrintDetails } from './PrintDetails.tsx'
import './PrintView.css'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly shareKey: string | undefined
  /** Whether the owner looks at it as visitors see it. */
  readonly asVisitor: boolean
  readonly onChanged: () => void
}

type OpenDialog = 'finish' | 'reprice' | 'delete'

/** Page content of a print. For visitors, it leaves out what the service returns to the owner only. */
export function PrintView({ print, etag, shareKey, asVisitor, onChanged }: Props): JSX.Element {
  const isOwn = useUser()?.id === print.owner.id
  const isOwner = isOwn && !asVisitor
  const { route } = useLocation()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { id } = print
  const close = () => setOpen(null)
  return (
    <>
      <PageTitle
        title={print.title}
        lead={
          <>
            <StatusBadge status={print.status} /> {print.status === 'Printing' && <RunningProgress print={print} />}
          </>
        }
      >
        {isOwner && <OwnerActions print={print} onOpen={setOpen} />}
      </PageTitle>
      {isOwn && asVisitor && <VisitorNotice print={print} />}
      <div class="print-view">
        <Gallery print={print} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
        <section class="card" aria-label="Details">
          <PrintDetails print={print} isOwner={isOwner} />
          {isOwner && print.viewStatus !== 'Private' && <ShareLink print={print} />}
          {isOwner && (
            <p class="actions">
              {!isUnfinished(print) && (
                <button type="button" onClick={() => setOpen('reprice')}>
                  Update cost
                </button>
              )}
              <a href={`/prints/${print.id}?asVisitor=true`}>View as a visitor</a>
            </p>
          )}
        </section>
      </div>
      {print.filamentUsage.length > 0 && <UsageTable print={print} isOwner={isOwner} />}
      <PrintSettings printId={print.id} shareKey={shareKey} asVisitor={asVisitor} isOwner={isOwner} />
      {print.notes && <Notes id="notes" title="Notes" text={print.notes} />}
      {print.privateNotes && <Notes id="private-notes" title="Private notes" text={print.privateNotes} />}
      <Comments print={print} shareKey={shareKey} />
      {open === 'delete' && (
        <DeleteRecord
          noun="print"
          seen={{ data: print, etag }}
          read={() => api.GET('/api/Prints/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/Prints/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ title, status, images, notes }) => ({
            Title: title,
            Status: statusLabels[status],
            Images: String(images.length),
            Notes: notes ?? '',
          })}
          onClose={close}
          onDeleted={() => route('/prints', true)}
        >
          {print.title} will be permanently deleted, including its images and comments. The filament it used is returned
          to its spools.
        </DeleteRecord>
      )}
      {open === 'reprice' && (
        <RepricePrint
          printId={id}
          onClose={close}
          onRepriced={() => {
            close()
            onChanged()
          }}
        />
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

function isUnfinished({ status }: Schemas['PrintDetailDto']): boolean {
  return status === 'Pending' || status === 'Printing'
}

/** Notice above the preview of what visitors see. */
function VisitorNotice({ print: { id, viewStatus } }: { print: Schemas['PrintDetailDto'] }): JSX.Element {
  return (
    <p class="lead" role="status">
      {viewStatus === 'Private'
        ? 'Visitors would see this if you shared the print. Only you can see it now.'
        : 'This is what visitors see.'}{' '}
      <a href={`/prints/${id}`}>Back to your view</a> <a href={`/prints/${id}/edit`}>Change what they see</a>
    </p>
  )
}

function Notes({ id, title, text }: { id: string; title: string; text: string }): JSX.Element {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="print-notes">{text}</p>
    </section>
  )
}

interface ActionsProps {
  readonly print: Schemas['PrintDetailDto']
  readonly onOpen: (dialog: OpenDialog) => void
}

function OwnerActions({ print, onOpen }: ActionsProps): JSX.Element {
  return (
    <>
      {isUnfinished(print) && (
        <button type="button" class="primary" onClick={() => onOpen('finish')}>
          Mark as finished
        </button>
      )}
      <a class="button" href={`/prints/${print.id}/edit`}>
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
