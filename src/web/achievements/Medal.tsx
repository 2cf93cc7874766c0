import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import './Medal.css'
import { motifOf } from './medalMotifs.ts'
import { shapeOf } from './medalShapes.ts'

interface Props {
  /** Key of the achievement, which has the motif. */
  readonly achievement: string
  /** Category, which has the shape and the color; `Hidden` for a hidden achievement. */
  readonly category: string
  /** Highest tier that was earned, from 1, which has the metal; 0 for none. */
  readonly tier: number
  /** Length of its sides. */
  readonly size?: 'small' | 'large'
}

/** Heights of the layers that the enamel is printed in. */
const LAYERS = Array.from({ length: 17 }, (_, layer) => 12 + 4.5 * layer)

/**
 * Medal of an achievement: enamel in a metal rim, printed in layers. One that is not earned has neither color nor metal. It is
 * decoration: the text next to it says what it is.
 */
export function Medal({ achievement, category, tier, size = 'large' }: Props): JSX.Element {
  const id = useId()
  const shape = shapeOf(category)
  return (
    <svg
      class={`medal ${size} ${tier > 0 ? `tier-${Math.min(tier, 5)}` : 'locked'}`}
      data-category={category}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-metal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="medal-shine" />
          <stop offset="0.35" class="medal-metal" />
          <stop offset="0.55" class="medal-shine" />
          <stop offset="1" class="medal-shade" />
        </linearGradient>
        <linearGradient id={`${id}-enamel`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="medal-light" />
          <stop offset="1" class="medal-deep" />
        </linearGradient>
        <clipPath id={`${id}-face`}>
          <polygon points={shape} transform="translate(48 48) scale(0.84) translate(-48 -48)" />
        </clipPath>
      </defs>
      <g fill={`url(#${id}-metal)`} stroke={`url(#${id}-metal)`}>
        <polygon class="medal-rim" points={shape} />
      </g>
      <g transform="translate(48 48) scale(0.84) translate(-48 -48)">
        <polygon class="medal-face" points={shape} fill={`url(#${id}-enamel)`} />
      </g>
      <g clip-path={`url(#${id}-face)`}>
        {LAYERS.map((y) => (
          <path key={y} class="medal-layer" d={`M0 ${y}H96`} />
        ))}
        <path class="medal-gleam" d="M-4 62L62 -4H84L-4 84Z" />
      </g>
      <g class="medal-motif" transform="translate(26.4 26.4) scale(1.8)">
        <path class="medal-relief" d={motifOf(achievement)} transform="translate(0 0.7)" />
        <path d={motifOf(achievement)} />
      </g>
    </svg>
  )
}
