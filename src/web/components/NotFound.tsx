import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** The page of an address that has none. */
export function NotFound(): JSX.Element {
  return (
    <PageTitle
      title="Nothing is here"
      lead={
        <>
          This address has no page. Go on from the <a href="/">start page</a>.
        </>
      }
    />
  )
}
