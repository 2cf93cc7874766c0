import type { JSX } from 'preact'

/** A filament's colour beside its name. */
export function Swatch({ hex }: { hex: string | null }): JSX.Element {
  return (
    <span
      class={hex === null ? 'analytics-swatch unknown' : 'analytics-swatch'}
      style={hex === null ? undefined : { backgroundColor: hex }}
      aria-hidden="true"
    />
  )
}
