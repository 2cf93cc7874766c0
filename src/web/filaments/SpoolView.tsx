import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatStock } from '../format.ts'
import { AdjustStock } from './AdjustStock.tsx'
import { Ledger } from './Ledger.tsx'
import { SpoolDetails } from './SpoolDetails.tsx'
import { StockBar } from './StockBar.tsx'
import { colorsOf, describe, numberedName } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './filaments.css'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
  /** Entity tag of the spool. */
  readonly etag: string | null
  readonly onChanged: () => void
}

/** Page content of a spool: stock, details and ledger. */
export function SpoolView({ spool, etag, onChanged }: Props): JSX.Element {
  const { route } = useLocation()
  const { id } = spool
  const [open, setOpen] = useState<'adjust' | 'delete' | null>(null)
  const [version, setVersion] = useState(0)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    setVersion(version + 1)
    onChanged()
  }
  return (
    <>
      <PageTitle title={numberedName(spool)} lead={describe(spool)}>
        {spool.remainingMg !== null && (
          <button type="button" class="primary" onClick={() => setOpen('adjust')}>
            Adjust stock
          </button>
        )}
        <a class="button" href={`/filaments/${spool.id}/edit`}>
          Edit
        </a>
        {spool.number !== null && (
          <a class="button" href={`/filaments/labels?numbers=${spool.number}&show=all`}>
            Print label
          </a>
        )}
        {spool.printCount === 0 && (
          <button type="button" class="danger" onClick={() => setOpen('delete')}>
            Delete
          </button>
        )}
      </PageTitle>
      <div class="spool-top">
        <section class="card" aria-label="Stock">
          <p>
            <Swatch colors={colorsOf(spool)} isLarge />
          </p>
          <StockBar spool={spool} />
          {spool.remainingMg === null && (
            <p class="note">
              <a href={`/filaments/${spool.id}/edit`}>Enter the net weight</a> to see how much is left.
            </p>
          )}
        </section>
        <section class="card" aria-label="Details">
          <SpoolDetails spool={spool} />
        </section>
      </div>
      <Ledger spoolId={spool.id} version={version} onChanged={changed} />
      {open === 'adjust' && <AdjustStock spool={spool} etag={etag} onClose={close} onAdjusted={changed} />}
      {open === 'delete' && (
        <DeleteRecord
          noun="spool"
          seen={{ data: spool, etag }}
          read={() => api.GET('/api/Filaments/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/Filaments/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ displayName, remainingMg, printCount, notes }) => ({
            Name: displayName,
            Remaining: formatStock(remainingMg),
            Prints: String(printCount),
            Notes: notes ?? '',
          })}
          onClose={close}
          onDeleted={() => route('/filaments', true)}
        >
          {spool.displayName} and its ledger will be permanently deleted.
        </DeleteRecord>
      )}
    </>
  )
}
