import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { Icon } from '../components/Icon.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatStock } from '../format.ts'
import { sendPostponed } from '../postponed.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { AdjustStock } from './AdjustStock.tsx'
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
  const { id } = spool
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
    void deleteLater({
      kind: 'spool',
      id,
      name: spool.displayName,
      seen: { data: spool, etag },
      read: () => api.GET('/api/Filaments/{id}', { params: { path: { id } } }),
      remove: (etag) =>
        api.DELETE('/api/Filaments/{id}', { params: { path: { id }, ...ifMatch(etag) }, keepalive: true }),
      facts: ({ displayName, remainingMg, printCount, notes }) => ({
        [common.name]: displayName,
        [common.remaining]: formatStock(remainingMg),
        [common.prints]: String(printCount),
        [common.notes]: notes ?? '',
      }),
    })
    route('/filaments', true)
  }
  return (
    <>
      <PageTitle title={numberedName(spool)} lead={describe(spool)}>
        {spool.remainingMg !== null && (
          <button type="button" class="primary" onClick={adjust}>
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
          <button type="button" class="danger" onClick={remove}>
            {common.deleteAction}
          </button>
        )}
      </PageTitle>
      <div class="spool-top">
        <section class="card" aria-label={texts.stock}>
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
