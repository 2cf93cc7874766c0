import type { JSX } from 'preact'
import './Swatch.css'

/** Colors of a spool as stripes in a circle, hatched when none is recorded. Decorative: the name is always shown as text. */
export function Swatch({ colors, isLarge }: { colors: readonly (string | null)[]; isLarge?: boolean }): JSX.Element {
  const known = colors.filter((color) => color !== null)
  const background = known.length < 2 ? known[0] : `linear-gradient(90deg, ${stripes(known).join(', ')})`
  return (
    <span
      class={`swatch${isLarge ? ' large' : ''}${background ? '' : ' unknown'}`}
      style={background ? { background } : undefined}
      aria-hidden="true"
    />
  )
}

function stripes(colors: readonly string[]): string[] {
  const share = 100 / colors.length
  return colors.map((color, index) => `${color} ${share * index}% ${share * (index + 1)}%`)
}
