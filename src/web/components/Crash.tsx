import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** In place of a page whose script failed or could not be loaded, as after a new version of the service. */
export function Crash({ error }: { error: Error }): JSX.Element {
  return (
    <PageTitle
      title="This page failed"
      lead={
        <>
          Reload it to try again. The browser reports: <q>{error.message}</q>
        </>
      }
    >
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </PageTitle>
  )
}
