import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, formatPercent } from '../format.ts'
import { TileValue } from './TileValue.tsx'
import type { CoverageRows } from './coverage.ts'
import { CoverageNote } from './CoverageNote.tsx'

interface Props {
  readonly title: string
  readonly value: number | null
  readonly format: (value: number | null) => string
  /** Value of the previous period; undefined without a comparison. */
  readonly before?: number | null | undefined
  /** Whether the value is a percentage, so that its difference is in percentage points. */
  readonly isShare?: boolean
  readonly coverage?: Schemas['CoverageDto']
  readonly rows?: CoverageRows
  /** List of what the figure counts. */
  readonly href?: string | null | undefined
  readonly children?: ComponentChildren
}

/** Largest difference that is shown. */
const MAX_PERCENT = 999

/** Key figure, with the difference from the previous period. */
export function Tile({ title, value, format, before, isShare, coverage, rows, href, children }: Props): JSX.Element {
  return (
    <li class="card analytics-tile">
      <h3>{title}</h3>
      <TileValue text={format(value)} href={value ? href : null} />
      {before !== undefined && (
        <p class="analytics-difference">
          {difference(value, before, isShare)}{' '}
          <span>{texts.previousBefore({ before: format(before).replaceAll(' ', '\u00A0') })}</span>
        </p>
      )}
      {children}
      {coverage && <CoverageNote coverage={coverage} {...(rows ? { rows } : {})} />}
    </li>
  )
}

/** Difference such as `+12%`, or `+1.5 points` of a percentage; empty when it cannot be calculated. */
function difference(now: number | null, before: number | null, isShare = false): string {
  if (now === null || before === null) return ''
  if (now === before) return texts.noChange
  if (!isShare && before === 0) return ''
  const change = isShare ? now - before : ((now - before) / before) * 100
  if (Math.abs(change) > MAX_PERCENT) return ''
  const sign = change > 0 ? '▲ +' : '▼ −'
  return `${sign}${isShare ? formatNumber(Math.abs(change), 1) + texts.points : `${formatPercent(Math.abs(change), 0)};`}`
}

/** Tiles of a section. */
export function Tiles({ children }: { children: ComponentChildren }): JSX.Element {
  return <ul class="analytics-tiles">{children}</ul>
}
