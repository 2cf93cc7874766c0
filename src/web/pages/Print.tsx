import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Print(): JSX.Element {
  return <PageTitle title="Print" />
}
