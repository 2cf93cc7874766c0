import * as texts from '#texts/frame'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

let listener: ((isLoading: boolean) => void) | null = null

/** Tells whether the next page is being loaded. The router must not be rendered for this: it would drop the page before. */
export function setPageLoading(isLoading: boolean): void {
  listener?.(isLoading)
}

/** Progress indicator while the next page is being loaded. */
export function PageProgress(): JSX.Element | null {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    listener = setLoading
    return () => {
      listener = null
    }
  }, [])
  return isLoading ? <div class="page-progress" role="progressbar" aria-label={texts.loadingPage} /> : null
}
