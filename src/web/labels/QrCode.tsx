import type { JSX } from 'preact'
import { encode } from 'uqr'

/** Width of the white border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** QR code of a text, drawn as one path. Decorative for screen readers: the number is printed next to it. */
export function QrCode({ text }: { text: string }): JSX.Element {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.map((module, x) => (module ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" aria-hidden="true">
      <path d={dark.join('')} />
    </svg>
  )
}
