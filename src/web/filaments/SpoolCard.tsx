import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { inOneLine, tagsInOneLine } from '../inOneLine.ts'
import { StockBar } from './StockBar.tsx'
import { colorsOf, describe, numberedName } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './filaments.css'

/** Card of a spool in the list: color, name and stock. */
export function SpoolCard({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const facts = [
    !spool.isActive && common.archived,
    // The location is where the spool is stored while it is not loaded.
    spool.loadedInPrinterId === null ? spool.storageLocation : texts.loadedInAPrinter,
    tagsInOneLine(spool.tags),
  ]
  return (
    <li class="card spool-card">
      <div class="spool-name">
        <Swatch colors={colorsOf(spool)} isLarge />
        <div>
          <a href={`/filaments/${spool.id}`}>{numberedName(spool)}</a>
          {spool.isFavorite && (
            <span class="spool-star">
              {' '}
              <span aria-hidden="true">★</span>
              <span class="visually-hidden">{common.favorite}</span>
            </span>
          )}
          <p class="note">{describe(spool)}</p>
        </div>
        {spool.imageId && (
          <img
            class="spool-image"
            src={`/media/${spool.imageId}/thumbnail`}
            alt=""
            width={64}
            height={64}
            loading="lazy"
          />
        )}
      </div>
      <StockBar spool={spool} />
      <p class="note">{inOneLine(facts)}</p>
    </li>
  )
}
