import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function NewPrint(): JSX.Element {
  return <PageTitle title="New print" />
}
