import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function ApiKeys(): JSX.Element {
  return <PageTitle title="API keys" />
}
