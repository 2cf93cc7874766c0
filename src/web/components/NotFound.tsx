import * as common from '#texts/common'
import type { JSX } from 'preact'
import { PageTitle } from './PageTitle.tsx'

/** Page for a URL without a page. */
export function NotFound(): JSX.Element {
  return (
    <PageTitle
      title={common.pageNotFound}
      lead={<>{common.thereIsNoPage({ link: (text) => <a href="/">{text}</a> })}</>}
    />
  )
}
