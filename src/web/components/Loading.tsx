import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const LONG_MS = 4000

/** Shows that something is on its way; after some seconds says that it takes longer. */
export function Loading({ of }: { of: string }): JSX.Element {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="loading" role="status">
      <progress aria-label={`Loading ${of}`} />
      <span>{isLong ? `Still loading ${of}. This takes longer than usual.` : `Loading ${of} …`}</span>
    </div>
  )
}
