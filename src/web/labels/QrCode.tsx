import type { JSX } from 'preact'
import { create } from 'qrcode'

/** Width of the white border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** QR code of a text, drawn as one path. Decorative for screen readers: the number is printed next to it. */
export function QrCode({ text }: { text: string }): JSX.Element {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((module, index) =>
    module ? [`M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`] : [],
  )
  const width = size + 2 * QUIET_ZONE
  return (
    <svg class="qr" viewBox={`0 0 ${width} ${width}`} shape-rendering="crispEdges" aria-hidden="true">
      <path d={dark.join('')} />
    </svg>
  )
}
