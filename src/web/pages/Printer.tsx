import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Printer(): JSX.Element {
  return <PageTitle title="Printer" />
}
