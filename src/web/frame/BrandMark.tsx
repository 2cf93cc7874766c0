import type { JSX } from 'preact'

/** Mark of the product: layers of a print under a nozzle, as in icon.svg. */
export function BrandMark(): JSX.Element {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 23.5h16M8 19h16M11 14.5h7M21 7v3l2 2.3 2-2.3V7z" />
    </svg>
  )
}
