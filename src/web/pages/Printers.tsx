import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Printers(): JSX.Element {
  return <PageTitle title="Printers" />
}
