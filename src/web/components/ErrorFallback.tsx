import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** Replacement for a page that failed or whose script could not be loaded, for example after an update of the service. */
export function ErrorFallback({ error }: { error: Error }): JSX.Element {
  return (
    <PageTitle
      title="Something went wrong"
      lead={
        <>
          Reload the page to try again. The browser reported: <q>{error.message}</q>
        </>
      }
    >
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </PageTitle>
  )
}
