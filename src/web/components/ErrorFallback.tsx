import * as common from '#texts/common'
import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** Replacement for a page that failed or whose script could not be loaded, for example after an update of the service. */
export function ErrorFallback({ error }: { error: Error }): JSX.Element {
  return (
    <PageTitle
      title={common.somethingWentWrong}
      lead={<>{common.reloadThePageTo({ message: error.message, quote: (text) => <q>{text}</q> })}</>}
    >
      <button type="button" onClick={() => location.reload()}>
        {common.reload}
      </button>
    </PageTitle>
  )
}
