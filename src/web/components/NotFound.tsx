import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** Page for a URL without a page. */
export function NotFound(): JSX.Element {
  return (
    <PageTitle
      title="Page not found"
      lead={
        <>
          There is no page at this address. Go to the <a href="/">start page</a>.
        </>
      }
    />
  )
}
