import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { sendPostponed } from '../postponed.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { AdjustStock } from './AdjustStock.tsx'
import { deleteSpoolLater } from './deleteSpoolLater.ts'
import { Ledger } from './Ledger.tsx'
import { SpoolDetails } from './SpoolDetails.tsx'
import { SpoolImages } from './SpoolImages.tsx'
import { StockBar } from './StockBar.tsx'
import { colorsOf, describe, numberedName } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './filaments.css'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  /** Entity tag of the spool. */
  readonly etag: string | null
  readonly onChanged: () => void
  /** Section between the details and the ledger. */
  readonly children: ComponentChildren
}

/** Page content of a spool: stock, details and ledger. */
export function SpoolView({ spool, etag, onChanged, children }: Props): JSX.Element {
  const { route } = useLocation()
  const searchParams = useSearchParams()
  const isWeighed = searchParams.get('weigh') === 'true'
  const [isAdjusting, setAdjusting] = useState(isWeighed && spool.remainingMg !== null)
  const [version, setVersion] = useState(0)
  const close = () => {
    setAdjusting(false)
    // Reloading the page must not open it again.
    if (isWeighed) searchParams.set({ weigh: null })
  }
  const reload = () => {
    setVersion((version) => version + 1)
    onChanged()
  }
  const adjusted = () => {
    close()
    reload()
  }
  /** An adjustment that is being undone is undone first, so that the stock that the dialog shows is right. */
  const adjust = () => void sendPostponed().then(() => setAdjusting(true))
  const remove = () => {
    deleteSpoolLater(spool, etag)
    route('/filaments', true)
  }
  return (
    <>
      <PageTitle title={numberedName(spool)} lead={describe(spool)}>
        <SpoolActions spool={spool} onAdjust={adjust} onDelete={remove} />
      </PageTitle>
      <div class="spool-top">
        <Stock spool={spool} />
        <section class="card" aria-label={common.details}>
          <SpoolDetails spool={spool} />
        </section>
      </div>
      {children}
      <SpoolImages spool={spool} />
      <Ledger spoolId={spool.id} version={version} onChanged={reload} />
      {isAdjusting && (
        <AdjustStock spool={spool} etag={etag} isWeighed={isWeighed} onClose={close} onAdjusted={adjusted} />
      )}
    </>
  )
}

interface ActionsProps {
  readonly spool: Schemas['FilamentDetailDto']
  readonly onAdjust: () => void
  readonly onDelete: () => void
}

/** Actions next to the title. A spool with prints cannot be deleted. */
function SpoolActions({ spool, onAdjust, onDelete }: ActionsProps): JSX.Element {
  return (
    <>
      {spool.remainingMg !== null && (
        <button type="button" class="primary" onClick={onAdjust}>
          <Icon name="scale" />
          {texts.adjustStock}
        </button>
      )}
      <a class="button" href={`/filaments/${spool.id}/edit`}>
        {common.edit}
      </a>
      <a class="button" href={`/filaments/new?like=${spool.id}`}>
        {texts.duplicate}
      </a>
      {spool.number !== null && (
        <a class="button" href={`/filaments/labels?numbers=${spool.number}&show=all`}>
          {texts.printLabel}
        </a>
      )}
      {spool.printCount === 0 && (
        <button type="button" class="danger" onClick={onDelete}>
          {common.deleteAction}
        </button>
      )}
    </>
  )
}

/** Color and stock of a spool; without a net weight, where to enter it. */
function Stock({ spool }: Pick<Props, 'spool'>): JSX.Element {
  return (
    <section class="card" aria-label={common.stock}>
      <p>
        <Swatch colors={colorsOf(spool)} isLarge />
      </p>
      <StockBar spool={spool} />
      {spool.remainingMg === null && (
        <p class="note">
          {texts.enterTheNetWeight({ link: (text) => <a href={`/filaments/${spool.id}/edit`}>{text}</a> })}
        </p>
      )}
    </section>
  )
}
