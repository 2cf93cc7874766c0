import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { LeftOut } from './LeftOut.tsx'

interface Props {
  readonly title: string
  readonly value: number | null
  readonly format: (value: number | null) => string
  /** The value of the window before; undefined when none is compared. */
  readonly before?: number | null | undefined
  /** Whether the value is itself a share or ratio, so that its difference is one of points. */
  readonly isShare?: boolean
  readonly coverage?: Schemas['CoverageDto']
  readonly rows?: string
  readonly children?: ComponentChildren
}

/** A growth beyond this says no more than the two figures do. */
const TELLING_PERCENT = 999

/** A headline figure, with the difference to the window before. */
export function Tile({ title, value, format, before, isShare, coverage, rows, children }: Props): JSX.Element {
  return (
    <li class="card analytics-tile">
      <h3>{title}</h3>
      <p class="analytics-value">{format(value)}</p>
      {before !== undefined && (
        <p class="analytics-difference">
          {difference(value, before, isShare)} <span>previous: {format(before)}</span>
        </p>
      )}
      {children}
      {coverage && <LeftOut coverage={coverage} {...(rows ? { rows } : {})} />}
    </li>
  )
}

/** `+12 %`, of a share `+1.5 points`; empty where there is nothing to compare. */
function difference(now: number | null, before: number | null, isShare = false): string {
  if (now === null || before === null) return ''
  if (now === before) return 'no change;'
  if (!isShare && before === 0) return ''
  const change = isShare ? now - before : ((now - before) / before) * 100
  if (Math.abs(change) > TELLING_PERCENT) return ''
  const sign = change > 0 ? '▲ +' : '▼ −'
  return `${sign}${formatNumber(Math.abs(change), isShare ? 1 : 0)} ${isShare ? 'points;' : '%;'}`
}

/** The tiles of a section. */
export function Tiles({ children }: { children: ComponentChildren }): JSX.Element {
  return <ul class="analytics-tiles">{children}</ul>
}
