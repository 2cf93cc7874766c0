import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Analytics(): JSX.Element {
  return <PageTitle title="Analytics" />
}
