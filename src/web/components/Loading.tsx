import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Time after which the text changes. */
const LONG_MS = 4000

/** Progress indicator, with a different text after some seconds. */
export function Loading({ label }: { label: string }): JSX.Element {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="loading" role="status">
      <progress aria-label={common.loadingLabel({ label })} />
      <span>{isLong ? common.stillLoadingThisIs({ label }) : common.loading({ label })}</span>
    </div>
  )
}
