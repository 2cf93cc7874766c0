import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { StockNotice } from '../stock/StockNotice.tsx'
import { useSearchParams } from '../useSearchParams.ts'
import { useUser } from '../user.tsx'
import { Comments } from './Comments.tsx'
import { deletePrintLater } from './deletePrintLater.ts'
import { Gallery } from './Gallery.tsx'
import { NeighborLinks } from './NeighborLinks.tsx'
import { PrintDialogs, type PrintDialog } from './PrintDialogs.tsx'
import { PrintSettings } from './PrintSettings.tsx'
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

/** Page content of a print. For visitors, it leaves out what the service returns to the owner only. */
export function PrintView({ print, etag, shareKey, asVisitor, onChanged }: Props): JSX.Element {
  const isOwn = useUser()?.id === print.owner.id
  const isOwner = isOwn && !asVisitor
  const { route } = useLocation()
  const searchParams = useSearchParams()
  const isFinished = searchParams.get('finish') === 'true'
  const [open, setOpen] = useState<PrintDialog | null>(isFinished && isOwner && isUnfinished(print) ? 'finish' : null)
  const close = () => {
    setOpen(null)
    // Reloading the page must not open it again.
    if (isFinished) searchParams.set({ finish: null })
  }
  const remove = () => {
    deletePrintLater(print, etag)
    route('/prints', true)
  }
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
        {isOwner && <OwnerActions print={print} onOpen={setOpen} onDelete={remove} />}
      </PageTitle>
      {isOwn && asVisitor && <VisitorNotice print={print} />}
      <div class="print-view">
        <Gallery print={print} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
        <section class="card" aria-label={common.details}>
          <PrintDetails print={print} isOwner={isOwner} />
          {isOwner && <OwnerLinks print={print} onOpen={setOpen} />}
        </section>
      </div>
      {print.filamentUsage.length > 0 && <UsageTable print={print} isOwner={isOwner} />}
      {isOwner && isUnfinished(print) && <StockNotice printId={print.id} />}
      <PrintSettings printId={print.id} shareKey={shareKey} asVisitor={asVisitor} isOwner={isOwner} />
      {print.notes && <Notes id="notes" title={common.notes} text={print.notes} />}
      {print.privateNotes && <Notes id="private-notes" title={texts.privateNotes} text={print.privateNotes} />}
      <Comments print={print} shareKey={shareKey} />
      {isOwner && <NeighborLinks print={print} />}
      <PrintDialogs open={open} print={print} etag={etag} onChanged={onChanged} onClose={close} />
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
      {viewStatus === 'Private' ? texts.visitorsWouldSeeThisIf : texts.thisIsWhatVisitorsSee}{' '}
      <a href={`/prints/${id}`}>{texts.backToYourView}</a> <a href={`/prints/${id}/edit`}>{texts.changeWhatTheySee}</a>
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
  readonly onOpen: (dialog: PrintDialog) => void
}

/** Less common actions, below the details. */
function OwnerLinks({ print, onOpen }: ActionsProps): JSX.Element {
  return (
    <p class="actions">
      {!isUnfinished(print) && (
        <button type="button" onClick={() => onOpen('reprice')}>
          {texts.updateCost}
        </button>
      )}
      <button type="button" onClick={() => onOpen('project')}>
        {print.projectId === null ? texts.addToAProject : texts.changeProject}
      </button>
      <a href={`/prints/${print.id}/quote`}>{texts.quoteAPrice}</a>
      <a href={`/prints/${print.id}?asVisitor=true`}>{texts.viewAsAVisitor}</a>
    </p>
  )
}

/** Actions next to the title. */
function OwnerActions({ print, onOpen, onDelete }: ActionsProps & { readonly onDelete: () => void }): JSX.Element {
  return (
    <>
      {isUnfinished(print) && (
        <button type="button" class="primary" onClick={() => onOpen('finish')}>
          {common.markAsFinished}
        </button>
      )}
      <button type="button" onClick={() => onOpen('share')}>
        {common.share}
      </button>
      <a class="button" href={`/prints/new?repeat=${print.id}`}>
        {texts.printAgain}
      </a>
      <a class="button" href={`/prints/${print.id}/edit`}>
        {common.edit}
      </a>
      <button type="button" class="danger" onClick={onDelete}>
        {common.deleteAction}
      </button>
    </>
  )
}
