import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatStock } from '../format.ts'
import { colorsOf, describeType, nameOfType } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './filaments.css'

/** Card of a filament type in the list: color, name and stock. */
export function TypeCard({ type }: { type: Schemas['FilamentTypeDto'] }): JSX.Element {
  return (
    <li class="card spool-card">
      <div class="spool-name">
        <Swatch colors={colorsOf(type)} isLarge />
        <div>
          <a href={`/filaments/types/${type.id}`}>{nameOfType(type)}</a>
          <p class="note">{describeType(type)}</p>
        </div>
      </div>
      <p class="note">
        {texts.spoolsInUse({
          active: type.activeSpoolCount,
          count: type.spoolCount,
          weight: formatStock(type.remainingMg),
        })}
      </p>
    </li>
  )
}
